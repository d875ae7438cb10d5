import { expect, it } from 'vitest';
import { createDemoHotel } from '../../../kiosk/demo-hotel/index.ts';
import { gatewayFor, siteForEachTest } from '../support/site.ts';

const PAGE = 'http://127.0.0.1:4175/settings/';

const site = siteForEachTest();

async function demoServer(settingsPage: string | undefined) {
  const hotel = createDemoHotel({ hasSettingsPage: settingsPage !== undefined });
  const gateway = gatewayFor(site, { hotel: { kind: 'demo', hotel, settingsPage } });
  await gateway.start();
  return (path: string, host = 'localhost:4173') => gateway.request(path, { headers: { host } });
}

it('the demo server leads to the settings page, which only this machine reaches', async () => {
  const ask = await demoServer(PAGE);
  for (const path of ['/settings', '/settings/', '/settings/anything'])
    for (const host of ['localhost:4173', '127.0.0.1:4173', '[::1]:4173', 'localhost:5173']) {
      const answer = await ask(path, host);
      expect([answer.status, answer.headers.get('location')]).toEqual([302, PAGE]);
    }
  const elsewhere = await ask('/settings/', '192.168.1.20:4173');
  expect(elsewhere.status).toBe(403);
  expect(await elsewhere.text()).toContain(PAGE);
  expect(await (await ask('/demo/')).text()).toContain('href="/settings/"');
});

it('the demo server leads nowhere where there is none', async () => {
  const ask = await demoServer(undefined);
  expect((await ask('/settings/')).status).toBe(404);
  expect(await (await ask('/demo/')).text()).not.toContain('/settings/');
});
