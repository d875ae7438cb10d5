import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createDemoHotel } from '../../../kiosk/demo-hotel/index.ts';
import { checkSettings } from '../../../kiosk/settings/check-settings-file.ts';
import { readProjectFile } from '../../support/source.ts';
import { JSON_TYPE, OWN, openPage, openWindow, PREVIEW } from '../support/settings-window.ts';
import { gatewayFor, siteForEachTest } from '../support/site.ts';

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

const site = siteForEachTest();
beforeEach(() => {
  site.write('dist/index.html', '<!doctype html><html><head><title>app</title></head></html>');
  site.write('dist/card.html', '<!doctype html><html><head><title>card</title></head></html>');
  site.write('page/index.html', '<!doctype html><title>settings</title>');
  mkdirSync(join(site.root, 'scratch'));
});

const saved = (name: string): string => readFileSync(join(site.tenant, name), 'utf8');

describe('saving', () => {
  it('passes check-config, and is what a gateway and a static host serve', async () => {
    const { ask, draft, save } = await openWindow(openPage(site));
    const config = {
      theme: { primary: '#123456' },
      kiosk: { help_url: '/help' },
      display: { use_checkout: false },
    };
    const texts = { ja: { app: { back: 'もどる' } } };
    expect(await draft(config, texts)).toEqual({ isShown: true, problems: [], remarks: [] });
    expect((await ask('PUT', '/pictures/logo.png', { body: PNG })).status).toBe(200);
    expect(await save()).toEqual({
      files: ['checkin.png', 'logo.png', 'tenant-lang/ja.json', 'config.json'],
    });
    expect(await checkSettings(join(site.tenant, 'config.json'))).toEqual({ problems: [], remarks: [] });
    const gateway = gatewayFor(site, { isRealHotel: true });
    await gateway.start();
    expect(await (await gateway.request('/data/config.json')).text()).toBe(saved('config.json'));
    expect(JSON.parse(saved('config.json'))).toEqual(config);
    expect(await (await gateway.request('/tenant-lang/ja.json')).json()).toEqual(texts.ja);
    const picture = await gateway.request('/data/logo.png');
    expect(Buffer.from(await picture.arrayBuffer())).toEqual(PNG);
  });

  it('no longer holds a picture or a language that was taken out', async () => {
    site.write('tenant/plan.txt', 'not ours');
    const { ask, draft, save } = await openWindow(openPage(site));
    await ask('DELETE', '/pictures/checkin.png');
    await draft({ system: 'cico' });
    await save();
    expect(existsSync(join(site.tenant, 'checkin.png'))).toBe(false);
    expect(saved('tenant-lang/ja.json')).toBe('{}\n');
    expect(saved('plan.txt')).toBe('not ours');
  });

  it('is nothing where check-config finds a problem, or without a tenant to save to', async () => {
    const before = saved('config.json');
    const { draft, save } = await openWindow(openPage(site));
    expect(await draft({ api: { timeout_ms: 'soon' } })).toMatchObject({
      isShown: false,
      problems: [{ key: 'api.timeout_ms', kind: 'invalid_type' }],
    });
    expect(await save()).toEqual({ refused: 'problem' });
    expect(saved('config.json')).toBe(before);
    const { ask } = await openWindow(openPage(site, 'none'));
    const body = '{"replacesOthers":true}';
    expect((await ask('POST', '/save', { body, headers: JSON_TYPE })).status).toBe(409);
  });

  it('does not replace what another window, or anybody, has saved meanwhile, unless that is wanted', async () => {
    const page = openPage(site);
    const [one, other] = [await openWindow(page), await openWindow(page)];
    await one.draft({ wait_interval: 1000 });
    await other.draft({ wait_interval: 2000 });
    expect(await one.save()).toMatchObject({ files: expect.anything() });
    expect(await other.save()).toEqual({ refused: 'changed-meanwhile' });
    expect(JSON.parse(saved('config.json'))).toEqual({ wait_interval: 1000 });
    expect(await other.save(true)).toMatchObject({ files: expect.anything() });
    expect(JSON.parse(saved('config.json'))).toEqual({ wait_interval: 2000 });
    expect(await other.save()).toMatchObject({ files: expect.anything() });
    expect(await one.save()).toEqual({ refused: 'changed-meanwhile' });
  });
});

it('begins with the sample where there is no tenant folder, which has nothing to complain of', async () => {
  const sample: unknown = JSON.parse(readProjectFile('public/data/config.json'));
  const { begun, ask } = await openWindow(openPage(site, 'none'));
  const body = JSON.stringify({ config: sample, texts: {} });
  const checked = await ask('PUT', '', { body, headers: JSON_TYPE });
  expect(begun.folder).toBeNull();
  expect(await checked.json()).toEqual({ isShown: true, problems: [], remarks: [] });
});

it('begins with the tenant folder', async () => {
  const { ask, begun } = await openWindow(openPage(site));
  expect(await (await ask('GET', '')).json()).toEqual({
    id: begun.id,
    port: begun.port,
    config: { system: 'cico' },
    texts: { ja: { views: { from: 'tenant' } } },
    pictures: ['checkin.png'],
    folder: site.tenant,
  });
});

it('does not begin with settings that it cannot read, which saving would replace', () => {
  site.write('tenant/config.json', '{"api":');
  expect(() => openPage(site)).toThrow('config.json is not JSON: ');
});

describe('the preview', () => {
  it('shows the draft, with the demo hotel in the place of a real one', async () => {
    const { look, draft } = await openWindow(openPage(site));
    await draft({
      theme: { accent: '#801010' },
      api: { client_url: 'https://pms.example', timeout_ms: 5000, authorization_client: 'key.example' },
      card: { script_url: 'https://cards.example/token.js' },
      facility: { id: 'A7' },
      tracking: { endpoint: 'https://views.example' },
      kiosk: { heartbeat_url: 'https://watch.example', help_url: 'https://help.example', attract: false },
    });
    const shown = await (await look('/data/config.json')).text();
    expect(shown).not.toContain('example');
    expect(JSON.parse(shown)).toMatchObject({
      theme: { accent: '#801010' },
      api: { timeout_ms: 5000, authorization_client: 'demo-client' },
      facility: { id: '101' },
      kiosk: { attract: false, help_url: '/help' },
    });
  });

  it('goes on showing the last good draft beside a bad one', async () => {
    const { look, draft } = await openWindow(openPage(site));
    await draft({ theme: { accent: '#801010' } });
    await draft({ theme: { accent: 'red' } });
    expect(await (await look('/data/config.json')).json()).toMatchObject({ theme: { accent: '#801010' } });
  });

  it('may be framed by the settings page alone, while the page of a gateway may not be framed at all', async () => {
    const { look } = await openWindow(openPage(site));
    const policyOf = (answer: Response) => answer.headers.get('content-security-policy');
    const framed = await look('/', { accept: 'text/html' });
    expect(policyOf(framed)).toContain(`frame-ancestors 'self' ${OWN};`);
    expect(await framed.text()).toContain('<script src="/settings/before-app.js">');
    const card = await look('/card.html', { accept: 'text/html' });
    expect(policyOf(card)).toContain(`frame-ancestors 'self' ${OWN}`);
    expect(await card.text()).not.toContain('<script');
    const gateway = gatewayFor(site);
    await gateway.start();
    expect(policyOf(await gateway.request('/'))).toContain("frame-ancestors 'none'");
    expect((await gateway.request('/settings/api/drafts')).status).toBe(404);
  });

  it('opens in a frame or a window, answers itself alone, and has only the page’s scripts', async () => {
    site.write('page/drive.js', 'drive()');
    const { look } = await openWindow(openPage(site));
    const sent = (goal: string, mode: string) => ({
      'sec-fetch-site': 'same-site',
      'sec-fetch-mode': mode,
      'sec-fetch-dest': goal,
    });
    for (const [path, headers, status] of [
      ['/', sent('iframe', 'navigate'), 200],
      ['/', sent('empty', 'cors'), 403],
      ['/', { origin: OWN }, 403],
      ['/', { host: 'evil.example' }, 404],
      ['/settings/drive.js', {}, 200],
      ['/settings/index.html', {}, 404],
      ['/settings/api/drafts', {}, 404],
    ] as const)
      expect([path, (await look(path, headers)).status]).toEqual([path, status]);
  });
});

describe('requests of others are refused:', () => {
  it.each([
    ['another name, led here', 404, { host: 'evil.example' }],
    ['another origin', 403, { origin: 'https://evil.example' }],
    ['another port of this machine', 403, { origin: 'http://127.0.0.1:4173' }],
    ['the preview', 403, { origin: PREVIEW, 'sec-fetch-site': 'same-site' }],
    ['another site without an origin', 403, { 'sec-fetch-site': 'cross-site' }],
    ['a page in a sandbox', 403, { origin: 'null', 'sec-fetch-site': 'same-origin' }],
    ['a form, which needs no permission', 415, { 'content-type': 'text/plain' }],
  ])('%s', async (_, status, headers) => {
    const before = saved('config.json');
    const { ask, draft } = await openWindow(openPage(site));
    await draft({ system: 'legacy' });
    const answer = await ask('POST', '/save', {
      body: '{"replacesOthers":true}',
      headers: { ...JSON_TYPE, ...headers },
    });
    expect(answer.status).toBe(status);
    expect(saved('config.json')).toBe(before);
  });

  it.each(['../x.png', 'a.html', 'config.json', '.png', 'a/b.png'])('a picture named %s', async (name) => {
    const { ask } = await openWindow(openPage(site));
    const answer = await ask('PUT', `/pictures/${encodeURIComponent(name)}`, { body: PNG });
    expect(answer.status).toBe(400);
  });
});

async function demoServer(settingsPage: string | undefined) {
  const hotel = createDemoHotel({ hasSettingsPage: settingsPage !== undefined });
  const gateway = gatewayFor(site, { hotel: { kind: 'demo', hotel, settingsPage } });
  await gateway.start();
  return (path: string, host = 'localhost:4173') => gateway.request(path, { headers: { host } });
}

it('the demo server leads to the settings page, which only this machine reaches', async () => {
  const ask = await demoServer(`${OWN}/settings/`);
  for (const path of ['/settings', '/settings/', '/settings/anything'])
    for (const host of ['localhost:4173', '127.0.0.1:4173', '[::1]:4173', 'localhost:5173']) {
      const answer = await ask(path, host);
      expect([answer.status, answer.headers.get('location')]).toEqual([302, `${OWN}/settings/`]);
    }
  const elsewhere = await ask('/settings/', '192.168.1.20:4173');
  expect(elsewhere.status).toBe(403);
  expect(await elsewhere.text()).toContain(`${OWN}/settings/`);
  expect(await (await ask('/demo/')).text()).toContain('href="/settings/"');
});

it('the demo server leads nowhere where there is none', async () => {
  const ask = await demoServer(undefined);
  expect((await ask('/settings/')).status).toBe(404);
  expect(await (await ask('/demo/')).text()).not.toContain('/settings/');
});
