import { describe, expect, it } from 'vitest';
import { createDemoHotel, type DemoHotel } from '../../kiosk/demo-hotel/index.ts';

/** Only our own pages and programs change the demo hotel, never another site's page. */

const JSON_TYPE = { 'content-type': 'application/json' } as const;
const OWN = 'http://hotel.example:4173';

const CHANGES: readonly [path: string, body: object][] = [
  ['/demo/api/faults', { call: 'settlement', kind: 'hang' }],
  ['/demo/api/faults/clear', { call: 'hotel_agreement' }],
  ['/demo/api/queue', {}],
  ['/demo/api/reset', {}],
  ['/demo/api/situation', { id: 'phone-search' }],
];

function hotelWithState(): DemoHotel {
  const hotel = createDemoHotel();
  hotel.faults.set({ call: 'hotel_agreement', kind: 'not-json' });
  return hotel;
}

const stateOf = (hotel: DemoHotel) => JSON.stringify([hotel.faults.list(), hotel.settingsOver({})]);

/** The status; only a 200 may change anything. */
async function asks(path: string, init: RequestInit): Promise<number> {
  const hotel = hotelWithState();
  const before = stateOf(hotel);
  const { status } = await hotel.app.request(`${OWN}${path}`, init);
  if (init.method !== 'POST' || status !== 200) expect(stateOf(hotel)).toBe(before);
  return status;
}

describe.each(CHANGES)('a change by POST %s', (path, body) => {
  it.each<[from: string, headers: Readonly<Record<string, string>>, status: number]>([
    ['a program', {}, 200],
    ['our page', { 'sec-fetch-site': 'same-origin', origin: OWN }, 200],
    ['our page over plain http on the network', { origin: OWN }, 200],
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a neighbour of the same site', { 'sec-fetch-site': 'same-site', origin: `${OWN}0` }, 403],
    ['another host, over plain http', { origin: 'http://evil.example' }, 403],
    ['another port, over plain http', { origin: 'http://hotel.example' }, 403],
    ['a page without an origin', { origin: 'null' }, 403],
    ['the address bar, which posts nothing', { 'sec-fetch-site': 'none' }, 403],
    ['a form, by its type', { 'content-type': 'text/plain; application/json' }, 415],
    ['a form without a type', { 'content-type': '' }, 415],
  ])('is taken or refused from %s', async (_, headers, status) => {
    const init = { method: 'POST', headers: { ...JSON_TYPE, ...headers }, body: JSON.stringify(body) };
    expect(await asks(path, init)).toBe(status);
  });

  it('is refused when its body is endless', async () => {
    const long = JSON.stringify({ ...body, call: 'x'.repeat(70_000) });
    expect(await asks(path, { method: 'POST', headers: JSON_TYPE, body: long })).toBe(413);
  });

  it('needs its method and a hotel with a control page', async () => {
    for (const method of ['GET', 'DELETE', 'PUT', 'PATCH', 'HEAD', 'OPTIONS']) await asks(path, { method });
    const init = { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(body) };
    expect((await createDemoHotel({ hasControl: false }).app.request(path, init)).status).toBe(404);
  });
});

it.each([
  '/demo/?fault=reset&call=settlement&times=1',
  '/demo/situation/settlement-unanswered',
  '/demo/api/situation?id=phone-search',
])('nothing changes by GET %s', async (path) => {
  await asks(path, { headers: { 'sec-fetch-site': 'same-origin' } });
});

it.each([
  ['/demo/', 404],
  ['/demo/control.js', 404],
  ['/demo/situation/payment', 404],
  ['/demo/api/arrivals', 404],
  ['/demo/api/guests', 404],
  ['/demo/token.js', 200],
  ['/api/v1/client/hotel_agreement', 200],
])('a hotel without its control answers %s with %d', async (path, status) => {
  const headers = { DEVICE_INFO: 'Vitest', DEVICE_TYPE: 'web', LANGUAGE: 'ja' };
  expect((await createDemoHotel({ hasControl: false }).app.request(path, { headers })).status).toBe(status);
});
