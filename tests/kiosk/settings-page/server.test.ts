import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSettingsPage } from '../../../kiosk/settings-page/server/create.ts';
import { checkSettings } from '../../../kiosk/tools/check-settings.ts';
import { gatewayFor, makeSite, type Site } from '../support/site.ts';

const OWN = 'http://127.0.0.1:4175';
const JSON_TYPE = { 'content-type': 'application/json' };
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

let site: Site;
beforeEach(() => {
  site = makeSite();
  site.write('dist/index.html', '<!doctype html><html><head><title>app</title></head></html>');
  site.write('page/index.html', '<!doctype html><title>settings</title>');
  mkdirSync(join(site.root, 'scratch'));
});
afterEach(() => site.clear());

async function openPage(tenant: string | undefined = site.tenant) {
  const page = await createSettingsPage({
    app: site.files,
    page: join(site.root, 'page'),
    scratch: join(site.root, 'scratch'),
    tenant,
    sample: { system: 'legacy' },
  });
  const ask = async (method: string, path: string, more: RequestInit & { headers?: HeadersInit } = {}) => {
    const headers = { host: '127.0.0.1:4175', ...more.headers };
    return page.fetch(new Request(`${OWN}${path}`, { method, ...more, headers }));
  };
  const draft = async (config: object, texts: object = {}): Promise<unknown> => {
    const body = JSON.stringify({ config, texts });
    return (await ask('PUT', '/settings/api/draft', { body, headers: JSON_TYPE })).json();
  };
  const save = () => ask('POST', '/settings/api/save', { body: '{}', headers: JSON_TYPE });
  return { ask, draft, save };
}

const saved = (name: string): string => readFileSync(join(site.tenant, name), 'utf8');

describe('what is saved', () => {
  it('passes check-config, and is what a gateway and a static host serve', async () => {
    const { ask, draft, save } = await openPage();
    const config = { system: 'cico', theme: { primary: '#123456' }, kiosk: { help_url: '/help' } };
    const texts = { ja: { app: { back: 'もどる' } } };
    expect(await draft(config, texts)).toEqual({ isShown: true, problems: [], remarks: [] });
    expect((await ask('PUT', '/settings/api/pictures/logo.png', { body: PNG })).status).toBe(200);
    expect((await save()).status).toBe(200);
    expect(checkSettings(join(site.tenant, 'config.json'))).toEqual({ problems: [], remarks: [] });
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
    const { ask, draft, save } = await openPage();
    await ask('DELETE', '/settings/api/pictures/checkin.png');
    await draft({ system: 'cico' });
    await save();
    expect(existsSync(join(site.tenant, 'checkin.png'))).toBe(false);
    expect(saved('tenant-lang/ja.json')).toBe('{}\n');
    expect(saved('plan.txt')).toBe('not ours');
  });

  it('is nothing where check-config finds a problem', async () => {
    const before = saved('config.json');
    const { draft, save } = await openPage();
    expect(await draft({ api: { timeout_ms: 1 } })).toMatchObject({
      isShown: false,
      problems: [{ key: 'api.timeout_ms' }],
    });
    expect((await save()).status).toBe(422);
    expect(saved('config.json')).toBe(before);
  });

  it('is nothing without a tenant to save to', async () => {
    const page = await createSettingsPage({
      app: site.files,
      page: join(site.root, 'page'),
      scratch: join(site.root, 'scratch'),
      tenant: undefined,
      sample: { system: 'legacy' },
    });
    const headers = { host: 'localhost', ...JSON_TYPE };
    const asked = new Request(`${OWN}/settings/api/save`, { method: 'POST', body: '{}', headers });
    expect((await page.fetch(asked)).status).toBe(409);
  });
});

it('begins with what is in the tenant folder', async () => {
  const { ask } = await openPage();
  expect(await (await ask('GET', '/settings/api/draft')).json()).toEqual({
    config: { system: 'cico' },
    texts: { ja: { from: 'tenant' } },
    pictures: ['checkin.png'],
    folder: site.tenant,
  });
});

it('does not begin with settings that it cannot read, which saving would replace', async () => {
  site.write('tenant/config.json', '{"api":');
  await expect(openPage()).rejects.toThrow('config.json is no JSON object');
});

describe('the preview', () => {
  it('shows the draft, with the demo hotel in the place of a real one', async () => {
    const { ask, draft } = await openPage();
    await draft({
      theme: { accent: '#801010' },
      api: { client_url: 'https://pms.example', timeout_ms: 5000 },
      card: { script_url: 'https://cards.example/token.js' },
      facility: { id: 'A7' },
      tracking: { endpoint: 'https://views.example' },
      kiosk: { heartbeat_url: 'https://watch.example', help_url: 'https://help.example', attract: false },
    });
    const shown = await (await ask('GET', '/data/config.json')).text();
    expect(shown).not.toContain('example');
    expect(JSON.parse(shown)).toMatchObject({
      theme: { accent: '#801010' },
      api: { timeout_ms: 5000 },
      facility: { id: '101' },
      kiosk: { attract: false, help_url: '/help' },
    });
  });

  it('goes on showing the last good draft beside a bad one', async () => {
    const { ask, draft } = await openPage();
    await draft({ theme: { accent: '#801010' } });
    await draft({ theme: { accent: 'red' } });
    expect(await (await ask('GET', '/data/config.json')).json()).toMatchObject({
      theme: { accent: '#801010' },
    });
  });

  it('may be framed by the settings page alone, while the page of a gateway may not be framed at all', async () => {
    const { ask } = await openPage();
    const policyOf = (answer: Response) => answer.headers.get('content-security-policy');
    const framed = await ask('GET', '/', { headers: { accept: 'text/html' } });
    expect(policyOf(framed)).toContain("frame-ancestors 'self'");
    expect(await framed.text()).toContain('<script src="/settings/in-preview.js">');
    const gateway = gatewayFor(site);
    await gateway.start();
    expect(policyOf(await gateway.request('/'))).toContain("frame-ancestors 'none'");
    expect((await gateway.request('/settings/api/draft')).status).toBe(404);
  });
});

describe('requests of others are refused:', () => {
  it.each([
    ['another name, led here', 404, { host: 'evil.example' }],
    ['another origin', 403, { origin: 'https://evil.example' }],
    ['another port of this machine', 403, { origin: 'http://127.0.0.1:4173' }],
    ['another site without an origin', 403, { 'sec-fetch-site': 'cross-site' }],
    ['a page in a sandbox', 403, { origin: 'null', 'sec-fetch-site': 'same-origin' }],
    ['a form, which needs no permission', 415, { 'content-type': 'text/plain' }],
  ])('%s', async (_, status, headers) => {
    const before = saved('config.json');
    const { ask, draft } = await openPage();
    await draft({ system: 'legacy' });
    const answer = await ask('POST', '/settings/api/save', {
      body: '{}',
      headers: { ...JSON_TYPE, ...headers },
    });
    expect(answer.status).toBe(status);
    expect(saved('config.json')).toBe(before);
  });

  it.each(['../x.png', 'a.html', 'config.json', '.png', 'a/b.png'])('a picture named %s', async (name) => {
    const { ask } = await openPage();
    const answer = await ask('PUT', `/settings/api/pictures/${encodeURIComponent(name)}`, { body: PNG });
    expect(answer.status).toBe(400);
  });
});
