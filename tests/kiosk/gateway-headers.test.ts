import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { gatewayFor, siteForEachTest } from './support/site.ts';

const site = siteForEachTest();

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

async function policiesOf(config: unknown, path = '/') {
  const { headers } = await gatewayFor(site, { config: () => config }).request(path);
  const policies = (headers.get('content-security-policy') ?? '').split(', ');
  return policies.map(
    (policy): Readonly<Record<string, string>> =>
      Object.fromEntries(policy.split('; ').map((directive) => directive.split(/ (.*)/u))),
  );
}

describe('the page’s policy', () => {
  it('is closed but for ourselves', async () => {
    expect(await policiesOf({})).toEqual([
      {
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
        'frame-src': "'self'",
        'object-src': "'none'",
        'base-uri': "'none'",
        'form-action': "'none'",
        'frame-ancestors': "'none'",
        'require-trusted-types-for': "'script'",
        'trusted-types': 'default dompurify',
      },
    ]);
  });

  it('opens exactly what the bundle names', async () => {
    const [policy = {}] = await policiesOf({
      api: { client_url: 'https://hotel.example/base', point_url: 'https://points.example:8443' },
      address_lookup: { url: 'https://zip.example/api/search' },
      tracking: { endpoint: 'https://hotel.example/track' },
      card: { script_url: 'https://card.example/ext/js/token.js' },
      kiosk: { help_url: 'https://desk.example/call', heartbeat_url: 'https://watch.example/heartbeat' },
    });
    expect(policy['connect-src']).toBe(
      "'self' https://hotel.example https://points.example:8443 https://zip.example https://desk.example https://watch.example",
    );
    // Its script has a document of its own.
    expect(Object.values(policy).join()).not.toContain('card.example');
  });

  it.each([
    [undefined],
    [null],
    ['text'],
    [{ api: 'https://hotel.example', card: null }],
    [{ api: { client_url: '/api', point_url: '' }, card: { script_url: '/demo/token.js' } }],
    [{ api: { client_url: 'data:text/html,x', point_url: 'https://*/' }, tracking: { endpoint: 7 } }],
  ])('names no origin for the bundle %j', async (config) => {
    expect(await policiesOf(config)).toMatchObject([{ 'script-src': "'self'", 'connect-src': "'self'" }]);
  });

  it('lets inline scripts in by their hashes, and follows a new page', async () => {
    const gateway = gatewayFor(site);
    for (const [script, style] of [
      ['boot()', 'p{}'],
      ['boot(2)', 'p{margin:0}'],
    ] as const) {
      site.write(
        'dist/index.html',
        `<!doctype html><script src="/a.js"></script><script>${script}</script><style>${style}</style>` +
          `<script type="module">start()</script><script type="application/json" id="texts">{}</script>`,
      );
      for (const path of ['/', '/checkin/search']) {
        const page = await gateway.request(path, { headers: { accept: 'text/html' } });
        const policy = page.headers.get('content-security-policy');
        expect(policy).toContain(`; script-src 'self' ${hash(script)} ${hash('start()')}; `);
        expect(policy).toContain(`; style-src 'self' ${hash(style)}; `);
      }
    }
  });
});

describe('the policy of the card provider’s document', () => {
  const own = hash('serve()');
  const CARD = 'https://card.example';
  const API = 'https://api.example';
  beforeEach(() => site.write('dist/card.html', '<!doctype html><head><script>serve()</script>'));

  it('has an origin of its own and our script, and nothing else', async () => {
    const [policy] = await policiesOf({ card: {} }, '/card.html');
    expect(policy).toEqual({
      sandbox: 'allow-scripts',
      'default-src': "'none'",
      'script-src': own,
      'connect-src': "'none'",
      'form-action': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'self'",
    });
  });

  it.each([
    [{}, [], []],
    [{ script_url: '/demo/token.js' }, ["'strict-dynamic'"], []],
    [{ script_url: '//card.example/token.js' }, [], []],
    [{ script_url: 'javascript:alert(1)', also_loads: `${API}/token` }, [], []],
    [{ script_url: [CARD], also_loads: [7, 'http://api.example/', 'data:,'] }, [], []],
    [{ script_url: 'https://*/token.js', also_loads: ['https://*.example/'] }, [], []],
    [{ script_url: `${CARD}/ext/js/token.js?v=2#x` }, [`${CARD}/ext/js/token.js`], [CARD]],
    [{ script_url: `${CARD}/;,script-src *` }, [`${CARD}/%3B%2Cscript-src%20*`], [CARD]],
    [
      { script_url: `${CARD}:8443/t.js`, also_loads: [`${API}/token`] },
      [`${CARD}:8443/t.js`, `${API}/token`],
      [`${CARD}:8443`, `${API}/token`],
    ],
  ])('lets in exactly what is named, by our own script alone: %j', async (card, scripts, connect) => {
    expect(await policiesOf({ card }, '/card.html')).toEqual([
      expect.objectContaining({
        'script-src': [own, ...scripts].join(' '),
        'connect-src': connect.join(' ') || "'none'",
      }),
      { 'script-src': `${own} 'strict-dynamic'` },
    ]);
  });

  it('comes with no feature of the browser and nothing that tells where it was opened', async () => {
    const { headers } = await gatewayFor(site).request('/card.html');
    expect(Object.fromEntries(headers)).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-dns-prefetch-control': 'off',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    const features = (headers.get('permissions-policy') ?? '').split(', ');
    expect(features).toEqual(expect.arrayContaining(['camera=()', 'payment=()', 'fullscreen=()']));
    expect(features.filter((feature) => !feature.endsWith('=()'))).toEqual([]);
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
  const features = ['microphone', 'geolocation', 'payment', 'usb', 'clipboard-read', 'display-capture'];
  for (const feature of features) expect(off).toContain(`${feature}=()`);
});

it('the control page has its own policy, without the sandbox', async () => {
  const policy = (await gatewayFor(site).request('/demo/')).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self'; style-src 'self'");
  expect(policy).not.toMatch(/sandbox|unsafe/u);
});

it.each([
  ['/demo/token.js', 'cross-origin'],
  ['/demo/control.js', 'same-origin'],
  ['/tablets', 'same-origin'],
])('%s is for documents that are %s', async (path, policy) => {
  const { headers } = await gatewayFor(site).request(path);
  expect(headers.get('cross-origin-resource-policy')).toBe(policy);
});

it('tells its health', async () => {
  const response = await gatewayFor(site).request('/healthz');
  const health = {
    status: 'ok',
    version: expect.stringMatching(/^\d+\.\d+\.\d+/u),
    uptime_s: expect.any(Number),
    settings: 'current',
    card_script: 'unwatched',
    store: 'memory',
  };
  expect([await response.json(), response.headers.get('cache-control')]).toEqual([health, 'no-store']);
});
