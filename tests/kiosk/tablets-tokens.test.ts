import { describe, expect, it } from 'vitest';
import { HEARTBEAT } from './support/heartbeat.ts';
import { gatewayFor, siteForEachTest } from './support/site.ts';

const site = siteForEachTest();

const JSON_TYPE = { 'content-type': 'application/json' };
/** A gateway whose lists ask for a token. */
const watched = (watchToken: string) => gatewayFor(site, { watchToken });

describe('with a token', () => {
  const basic = (words: string) => `Basic ${Buffer.from(words).toString('base64')}`;

  it.each([
    ['nothing', undefined, 401],
    ['another token', 'Bearer other', 401],
    ['another scheme', 'Digest aikotoba', 401],
    ['another password', basic('staff:other'), 401],
    ['the token as the name', basic('aikotoba:'), 401],
    ['the token', 'Bearer aikotoba', 200],
    ['the token in lower case', 'bearer aikotoba', 200],
    ['the token as the password', basic('anybody:aikotoba'), 200],
  ])('who brings %s', async (_, authorization, status) => {
    const gateway = watched('aikotoba');
    for (const path of ['/tablets', '/tablets.json', '/metrics']) {
      const response = await gateway.request(path, {
        headers: authorization === undefined ? {} : { authorization },
      });
      expect([path, response.status]).toEqual([path, status]);
      expect(response.headers.has('www-authenticate')).toBe(status === 401);
    }
  });

  it('tablets need none to tell how they are', async () => {
    const told = { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(HEARTBEAT) };
    expect((await watched('aikotoba').request('/heartbeat', told)).status).toBe(204);
  });
});

describe('with a token of the tablets', () => {
  it.each([
    [undefined, 401],
    ['Bearer another-token-of-tablets', 401],
    ['Basic dGFibGV0Om9uZS10b2tlbi1mb3ItYWxs', 401],
    ['Bearer one-token-for-all', 204],
  ])('who brings %s gets %d', async (authorization, status) => {
    const gateway = gatewayFor(site, { heartbeatToken: 'one-token-for-all' });
    const headers = { ...JSON_TYPE, ...(authorization ? { authorization } : {}) };
    const response = await gateway.request('/heartbeat', {
      method: 'POST',
      headers,
      body: JSON.stringify(HEARTBEAT),
    });
    expect(response.status).toBe(status);
  });
});
