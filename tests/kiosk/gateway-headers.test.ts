import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gatewayFor, makeSite, type Site } from './support/site.ts';

let site: Site;
beforeEach(() => {
  site = makeSite();
});
afterEach(() => site.clear());

/** The policy of the page as a table of its directives. */
async function policyOf(config: unknown, path = '/'): Promise<Map<string, string>> {
  const response = await gatewayFor(site, { config: () => config }).request(path);
  const policy = response.headers.get('content-security-policy') ?? '';
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );
}

describe('the page’s policy', () => {
  it('is closed but for ourselves', async () => {
    expect(Object.fromEntries(await policyOf({}))).toEqual({
      sandbox: 'allow-scripts allow-same-origin allow-forms',
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': "'self' data: blob:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'worker-src': "'self'",
      'manifest-src': "'self'",
      'media-src': "'self' blob:",
      'frame-src': "'none'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'default dompurify lobby-html',
    });
  });

  it('opens exactly what the bundle names', async () => {
    const policy = await policyOf({
      api: { client_url: 'https://hotel.example/base', point_url: 'https://points.example:8443' },
      address_lookup: { url: 'https://zip.example/api/search' },
      tracking: { endpoint: 'https://hotel.example/track' },
      card: { script_url: 'https://card.example/ext/js/token.js' },
      kiosk: { heartbeat_url: 'https://watch.example/heartbeat' },
    });
    expect(policy.get('script-src')).toBe("'self' https://card.example");
    expect(policy.get('connect-src')).toBe(
      "'self' https://hotel.example https://points.example:8443 https://zip.example https://watch.example https://card.example",
    );
  });

  it.each([
    [undefined],
    [null],
    ['text'],
    [{ api: 'https://hotel.example', card: null }],
    [{ api: { client_url: '/api', point_url: '' }, card: { script_url: '/demo/token.js' } }],
    [{ card: { script_url: 'javascript:alert(1)' }, api: { client_url: 'data:text/html,x' } }],
    [{ card: { script_url: ['https://card.example'] }, tracking: { endpoint: 7 } }],
  ])('names no origin for the bundle %j', async (config) => {
    const policy = await policyOf(config);
    expect([policy.get('script-src'), policy.get('connect-src')]).toEqual(["'self'", "'self'"]);
  });

  it('cannot be widened by an address that is made to look like one', async () => {
    const policy = await policyOf({ card: { script_url: 'https://card.example/; script-src *' } });
    expect(policy.get('script-src')).toBe("'self' https://card.example");
  });

  it('is that of the tenant’s file, and while the file is broken that of the last good one', async () => {
    site.write('tenant/config.json', '{"api":{"client_url":"https://hotel.example"}}');
    const gateway = gatewayFor(site);
    const policy = async () => (await gateway.request('/')).headers.get('content-security-policy');
    expect(await policy()).toContain("connect-src 'self' https://hotel.example;");
    site.write('tenant/config.json', '{"api":');
    expect(await policy()).toContain("connect-src 'self' https://hotel.example;");
  });
});

it('every document has the headers of a kiosk', async () => {
  const response = await gatewayFor(site).request('/checkin/term', { headers: { accept: 'text/html' } });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringMatching(/^camera=\(self\), /u),
  });
  const off = response.headers.get('permissions-policy') ?? '';
  for (const feature of [
    'microphone',
    'geolocation',
    'payment',
    'usb',
    'clipboard-read',
    'display-capture',
  ]) {
    expect(off).toContain(`${feature}=()`);
  }
});

it('the control page has its own policy, without the sandbox', async () => {
  const policy = (await gatewayFor(site).request('/demo/')).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self'; style-src 'self'");
  expect(policy).not.toMatch(/sandbox|unsafe/u);
});

it('the demo hotel is reached through the gateway, and nothing of it is kept', async () => {
  const headers = { DEVICE_INFO: 'x', DEVICE_TYPE: 'web', LANGUAGE: 'ja' };
  const response = await gatewayFor(site).request('/api/v1/client/facilities', { headers });
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
});

it('tells its health', async () => {
  const response = await gatewayFor(site).request('/healthz');
  const health = {
    status: 'ok',
    version: expect.stringMatching(/^\d+\.\d+\.\d+/u),
    uptime_s: expect.any(Number),
    settings: 'current',
  };
  expect([await response.json(), response.headers.get('cache-control')]).toEqual([health, 'no-store']);
});
