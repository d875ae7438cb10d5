import { describe, expect, it } from 'vitest';
import { createDemoHotel, type DemoHotel } from '../../kiosk/demo-hotel/index.ts';

/** Who may change the state of the demo hotel: our own pages and programs, never a page of another site. */

const JSON_TYPE = { 'content-type': 'application/json' } as const;
const OWN = 'http://hotel.example:4173';

/** Every change there is, with a body that makes it. */
const CHANGES: readonly [path: string, body: object][] = [
  ['/demo/api/faults', { call: 'settlement', kind: 'hang' }],
  ['/demo/api/faults/clear', { call: 'hotel_agreement' }],
  ['/demo/api/queue', {}],
  ['/demo/api/reset', {}],
  ['/demo/api/situation', { id: 'phone-search' }],
];

/** A hotel with one of everything that a change could touch. */
function hotelWithState(): DemoHotel {
  const hotel = createDemoHotel();
  hotel.faults.set({ call: 'hotel_agreement', kind: 'not-json' });
  return hotel;
}

const stateOf = (hotel: DemoHotel) => JSON.stringify([hotel.faults.list(), hotel.settingsOver({})]);

const post = (hotel: DemoHotel, path: string, body: object, headers: Readonly<Record<string, string>>) =>
  hotel.app.request(`${OWN}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });

describe.each(CHANGES)('a change by POST %s', (path, body) => {
  it.each([
    ['a program', {}],
    ['our page', { 'sec-fetch-site': 'same-origin', origin: OWN }],
    ['our page over plain http on the network', { origin: OWN }],
  ])('is taken from %s', async (_, headers) => {
    expect((await post(hotelWithState(), path, body, { ...JSON_TYPE, ...headers })).status).toBe(200);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['another site, in the browser’s words alone', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour of the same site', { 'sec-fetch-site': 'same-site', origin: 'http://hotel.example:8080' }],
    ['another host, over plain http', { origin: 'http://evil.example' }],
    ['another port, over plain http', { origin: 'http://hotel.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['the address bar, which posts nothing', { 'sec-fetch-site': 'none' }],
  ])('is refused from %s', async (_, headers) => {
    const hotel = hotelWithState();
    const before = stateOf(hotel);
    const answer = await post(hotel, path, body, { ...JSON_TYPE, ...headers });
    expect([answer.status, await answer.json()]).toEqual([403, { error_msg: expect.any(String) }]);
    expect(stateOf(hotel)).toBe(before);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'text/plain; application/json', ''])(
    'is refused with the type %j, which any form can send',
    async (type) => {
      const hotel = hotelWithState();
      const before = stateOf(hotel);
      expect((await post(hotel, path, body, { 'content-type': type })).status).toBe(415);
      expect(stateOf(hotel)).toBe(before);
    },
  );

  it('is refused when its body is endless', async () => {
    const hotel = hotelWithState();
    const long = { ...body, call: 'x'.repeat(70_000) };
    expect((await post(hotel, path, long, JSON_TYPE)).status).toBe(413);
  });
});

describe('nothing changes', () => {
  it.each([
    '/demo/?fault=reset&call=settlement&times=1',
    '/demo/situation/phone-search',
    '/demo/situation/settlement-unanswered',
    '/demo/api/reset',
    '/demo/api/faults/clear',
    '/demo/api/queue?visit=1',
    '/demo/api/situation?id=phone-search',
  ])('by GET %s, whoever asks', async (path) => {
    const hotel = hotelWithState();
    const before = stateOf(hotel);
    await hotel.app.request(`${OWN}${path}`, { headers: { 'sec-fetch-site': 'same-origin' } });
    expect(stateOf(hotel)).toBe(before);
  });

  it('by any other method', async () => {
    const hotel = hotelWithState();
    const before = stateOf(hotel);
    for (const method of ['DELETE', 'PUT', 'PATCH', 'HEAD', 'OPTIONS'])
      for (const [path] of CHANGES) await hotel.app.request(`${OWN}${path}`, { method });
    expect(stateOf(hotel)).toBe(before);
  });
});

describe('the page of a situation', () => {
  const pageFrom = async (site?: string) => {
    const headers: HeadersInit = site === undefined ? {} : { 'sec-fetch-site': site };
    return (await createDemoHotel().app.request(`${OWN}/demo/situation/payment`, { headers })).text();
  };

  it.each([undefined, 'none', 'same-origin'])('starts by itself, opened from %s', async (site) => {
    expect(await pageFrom(site)).toContain('data-starts-by-itself');
  });

  it.each(['cross-site', 'same-site', 'x'])('waits for its button, opened from %s', async (site) => {
    const page = await pageFrom(site);
    expect(page).not.toContain('data-starts-by-itself');
    expect(page).toContain('id="start"');
  });
});

describe('a hotel without its control', () => {
  it.each([
    '/demo/',
    '/demo/control.js',
    '/demo/situation/payment',
    '/demo/api/arrivals',
    '/demo/api/guests',
  ])('has no %s', async (path) => {
    expect((await createDemoHotel().app.request(path)).status).toBe(200);
    expect((await createDemoHotel({ hasControl: false }).app.request(path)).status).toBe(404);
  });

  it.each(CHANGES)('takes no change by %s', async (path, body) => {
    expect((await post(createDemoHotel({ hasControl: false }), path, body, JSON_TYPE)).status).toBe(404);
  });

  it('still has what the tablet needs', async () => {
    const { app } = createDemoHotel({ hasControl: false });
    const headers = { DEVICE_INFO: 'Vitest', DEVICE_TYPE: 'web', LANGUAGE: 'ja' };
    expect((await app.request('/demo/token.js')).status).toBe(200);
    expect((await app.request('/api/v1/client/hotel_agreement', { headers })).status).toBe(200);
  });
});
