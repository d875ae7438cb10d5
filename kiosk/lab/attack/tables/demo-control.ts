/** What proxies write into a request that they pass on, as far as products say it. */
export const OF_PROXIES: readonly (readonly [string, string])[] = [
  ['X-Forwarded-For', '203.0.113.7'],
  ['X-Forwarded-For', '127.0.0.1'],
  ['X-Forwarded-For', '203.0.113.7, 127.0.0.1'],
  ['X-Forwarded-For', ''],
  ['x-forwarded-for', '::1'],
  ['X-Forwarded-Host', 'localhost'],
  ['X-Forwarded-Proto', 'https'],
  ['X-Forwarded-Port', '443'],
  ['X-Forwarded-Server', 'proxy'],
  ['X-Forwarded-Prefix', '/'],
  ['X-Forwarded', 'for=127.0.0.1'],
  ['Forwarded', 'for=127.0.0.1;host=localhost'],
  ['Via', '1.1 proxy'],
  ['X-Real-IP', '127.0.0.1'],
  ['X-Client-IP', '127.0.0.1'],
  ['X-Cluster-Client-IP', '127.0.0.1'],
  ['X-Original-Forwarded-For', '127.0.0.1'],
  ['X-Original-Host', 'localhost'],
  ['X-Envoy-External-Address', '127.0.0.1'],
  ['X-ProxyUser-IP', '127.0.0.1'],
  ['CF-Connecting-IP', '127.0.0.1'],
  ['CF-Ray', '0-NRT'],
  ['True-Client-IP', '127.0.0.1'],
  ['Fastly-Client-IP', '127.0.0.1'],
  ['Fly-Client-IP', '127.0.0.1'],
  ['CDN-Loop', 'proxy'],
  ['Host', '192.0.2.1'],
  ['Host', '192.0.2.1:4173'],
  ['Host', '[2001:db8::1]'],
  ['Host', '0.0.0.0'],
  ['Host', '128.0.0.1'],
  ['Host', '[::ffff:192.0.2.1]'],
];

/** What the control page changes, and what it tells. */
export const CONTROLS: readonly (readonly [method: string, path: string, body?: string])[] = [
  ['POST', '/demo/api/faults', '{"call":"*","kind":"status","status":500}'],
  ['POST', '/demo/api/faults/clear', '{}'],
  ['POST', '/demo/api/situation', '{"id":"server-error"}'],
  ['POST', '/demo/api/queue', '{}'],
  ['POST', '/demo/api/reset', '{}'],
  ['GET', '/demo/'],
  ['GET', '/demo/api/faults'],
  ['GET', '/demo/api/guests'],
  ['GET', '/demo/api/arrivals'],
];

/** Variables of a real tenant's gateway that do not say which hotel it has. */
export const WITHOUT_HOTEL: readonly Readonly<Record<string, string>>[] = [
  { TENANT: 'tenant' },
  { TENANT: 'tenant', HOTEL_URL: '' },
  { TENANT: 'tenant', TRUST_PROXY: '1' },
  { TENANT: 'tenant', HOST: '0.0.0.0' },
  { TENANTS: 'tenants' },
  { TENANTS: 'tenants', TRUST_PROXY: '1' },
];
