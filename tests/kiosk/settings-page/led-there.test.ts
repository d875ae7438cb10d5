import { describe, expect, it } from 'vitest';
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

describe('the demo server', () => {
  it.each(['/settings', '/settings/', '/settings/anything'])(
    'leads from %s to the settings page',
    async (path) => {
      const ask = await demoServer(PAGE);
      for (const host of ['localhost:4173', '127.0.0.1:4173', '[::1]:4173', 'localhost:5173']) {
        const answer = await ask(path, host);
        expect([answer.status, answer.headers.get('location')]).toEqual([302, PAGE]);
      }
    },
  );

  it('tells other machines, which cannot reach it, where it is', async () => {
    const answer = await (await demoServer(PAGE))('/settings/', '192.168.1.20:4173');
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain(PAGE);
  });

  it('has a link to it on the page for staff', async () => {
    expect(await (await (await demoServer(PAGE))('/demo/')).text()).toContain('href="/settings/"');
    expect(await (await (await demoServer(undefined))('/demo/')).text()).not.toContain('/settings/');
  });

  it('leads nowhere where there is none', async () => {
    expect((await (await demoServer(undefined))('/settings/')).status).toBe(404);
  });
});
