import { beforeEach, describe, expect, it } from 'vitest';
import { createDemoHotel, type DemoHotel } from '../../kiosk/demo-hotel/index.ts';
import type { Listening } from '../../kiosk/server/index.ts';
import { ask } from './support/ask.ts';
import { gatewayFor, openPort, siteForEachTest } from './support/site.ts';

const site = siteForEachTest();
let hotel: DemoHotel;
let server: Listening;

const open = async (isControlledByAll: boolean) => {
  hotel = createDemoHotel();
  const hosts = ['lobby.example', 'inn.localhost', 'localhost'];
  server = await openPort(gatewayFor(site, { hosts, hotel: { kind: 'demo', hotel, isControlledByAll } }));
};

beforeEach(() => open(false));

/** Sets a fault with any host, which `fetch` cannot. */
const setFault = async (headers: Readonly<Record<string, string>>): Promise<number> => {
  const given = { 'content-type': 'application/json', ...headers };
  const body = '{"call":"*","kind":"delay","ms":1}';
  return (await ask(server.port, '/demo/api/faults', { method: 'POST', headers: given, body })).status;
};

const FORWARDED: readonly Readonly<Record<string, string>>[] = [
  { 'x-forwarded-for': '203.0.113.7' },
  { 'x-forwarded-for': '127.0.0.1' },
  { 'X-Forwarded-Proto': 'https' },
  { 'x-forwarded-host': 'localhost' },
  { forwarded: 'for=203.0.113.7' },
  { via: '1.1 proxy' },
  { 'x-real-ip': '203.0.113.7' },
  { 'cf-connecting-ip': '203.0.113.7' },
  { 'true-client-ip': '203.0.113.7' },
  { 'x-envoy-external-address': '203.0.113.7' },
  { 'x-original-host': 'localhost' },
  { 'x-client-ip': '127.0.0.1' },
  { 'x-cluster-client-ip': '127.0.0.1' },
  { 'x-proxyuser-ip': '127.0.0.1' },
  { 'fastly-client-ip': '127.0.0.1' },
  { 'fly-client-ip': '127.0.0.1' },
  { 'cdn-loop': 'proxy' },
  { host: 'lobby.example' },
  { host: '203.0.113.8' },
  { host: '127.0.0.1.nip.io' },
];

describe('the control page of the demo hotel', () => {
  it.each([{}, { host: 'localhost' }, { host: 'inn.localhost:4173' }, { host: '[::1]:4173' }])(
    'takes a fault from this machine itself: %o',
    async (headers) => {
      expect(await setFault(headers)).toBe(200);
      expect(hotel.faults.list()).toHaveLength(1);
    },
  );

  it.each(FORWARDED)('takes none that a proxy on this machine passes on: %o', async (headers) => {
    expect(await setFault(headers)).not.toBe(200);
    expect(hotel.faults.list()).toEqual([]);
  });

  it.each([{ 'x-forwarded-for': '203.0.113.7' }, { host: 'lobby.example' }])(
    'takes it from everybody where that is wanted: %o',
    async (headers) => {
      await open(true);
      expect(await setFault(headers)).toBe(200);
    },
  );

  it('says to a stranger what to do, and still gives out the card script', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const page = await fetch(`${server.url}/demo/`, { headers });
    expect(page.status).toBe(403);
    expect(await page.text()).toContain('DEMO_CONTROL=1');
    expect((await fetch(`${server.url}/demo/token.js`, { headers })).status).toBe(200);
  });
});
