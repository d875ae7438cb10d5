import { describe, expect, it } from 'vitest';
import { HEARTBEAT } from './support/heartbeat.ts';
import { siteForEachTest } from './support/site.ts';
import { watchedGateway } from './support/watch.ts';

const site = siteForEachTest();

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
    const { gateway } = watchedGateway(site, { watchToken: 'aikotoba' });
    for (const path of ['/tablets', '/tablets.json', '/metrics']) {
      const response = await gateway.request(path, {
        headers: authorization === undefined ? {} : { authorization },
      });
      expect([path, response.status]).toEqual([path, status]);
      expect(response.headers.has('www-authenticate')).toBe(status === 401);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('tablets need none to tell how they are', async () => {
    const { send } = watchedGateway(site, { watchToken: 'aikotoba' });
    expect(await send('/heartbeat', HEARTBEAT)).toBe(204);
  });
});

describe('with a token of the tablets', () => {
  it.each([
    [undefined, 401],
    ['Bearer another-token-of-tablets', 401],
    ['Basic dGFibGV0Om9uZS10b2tlbi1mb3ItYWxs', 401],
    ['Bearer one-token-for-all', 204],
  ])('who brings %s gets %d', async (authorization, status) => {
    const { send } = watchedGateway(site, { heartbeatToken: 'one-token-for-all' });
    const headers = authorization === undefined ? {} : { authorization };
    expect(await send('/heartbeat', HEARTBEAT, headers)).toBe(status);
    expect(await send('/help', { device: 'LOBBY-1', screen: '/' }, headers)).toBe(status);
  });
});
