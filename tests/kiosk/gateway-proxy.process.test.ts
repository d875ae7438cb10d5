import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { newCertificate } from './support/certificate.ts';
import { FACILITIES, gatewayForEachTest, said } from './support/gateway.ts';
import { type HotelServer, openHotel, USUAL_ANSWER } from './support/hotel-server.ts';

const before = gatewayForEachTest();

describe('a request to the real hotel', () => {
  it('arrives whole: method, path, query, body, header names as they were', async () => {
    const path = '/api/v1/client/upload_passport?name=%E3%83%A4';
    const body = 'guest_info=%5B%5D';
    const headers = { DEVICE_INFO: 'Tablet', 'AUTH-TOKEN': 't', 'Content-Type': 'application/json' };
    await before.call(path, { method: 'POST', headers, body });
    const [seen] = before.hotel.seen;
    expect([seen?.method, seen?.url, String(before.hotel.bodies[0])]).toEqual(['POST', path, body]);
    expect(seen?.headers).toMatchObject({
      device_info: 'Tablet',
      'auth-token': 't',
      'content-type': 'application/json',
      'content-length': String(body.length),
      host: new URL(before.hotel.url).host,
    });
    expect(seen?.rawHeaders).toContain('DEVICE_INFO');
  });

  it.each([
    [FACILITIES, `/base${FACILITIES}`, ['auth_token', 'user-agent']],
    ['/user/api/v1/users/1?lang=ja', '/points/user/api/v1/users/1?lang=ja', ['authorization', 'user-agent']],
    ['/address/search?zipcode=7830060', '/zip?key=1&zipcode=7830060', []],
  ])('%s goes to %s, and of the guest goes %j', async (path, target, told) => {
    const { url } = before.hotel;
    await before.open({}, { url: `${url}/base/`, pointUrl: `${url}/points`, addressUrl: `${url}/zip?key=1` });
    const ofGuest = { AUTH_TOKEN: 't', Authorization: 'Bearer member' };
    await before.call(path, { headers: { ...ofGuest, 'User-Agent': 'Tablet', 'X-Other': '1' } });
    const [seen] = before.hotel.seen;
    expect(seen?.url).toBe(target);
    // No body either.
    const usual = ['accept', 'accept-encoding', 'accept-language', 'connection', 'host'];
    const more = Object.keys(seen?.headers ?? {}).filter((name) => !usual.includes(name));
    expect(more.sort()).toEqual(told);
  });

  it.each(['/user/api/v1/users/1', '/address/search?zipcode=1'])(
    'without an address of its own, %s is asked of the hotel',
    async (path) => {
      await before.call(path);
      expect(before.hotel.seen[0]?.url).toBe(path);
    },
  );
});

describe('a call without an answer', () => {
  const broken = (hotel: HotelServer) => {
    hotel.answer = (request) => request.socket.destroy();
    return hotel.url;
  };
  const unknown = async () => {
    const hotel = await openHotel(USUAL_ANSWER, newCertificate());
    onTestFinished(() => expect(hotel.seen).toEqual([]));
    return hotel.url;
  };

  it.each<[string, (hotel: HotelServer) => string | Promise<string>, number, string]>([
    ['breaks off', broken, 504, 'no-answer'],
    ['is not there', () => 'http://127.0.0.1:1', 502, 'not-sent'],
    ['is known to nobody', () => 'http://hotel.invalid', 502, 'not-sent'],
    ['takes no secure connection', ({ url }) => url.replace('http:', 'https:'), 502, 'not-sent'],
    ['has a certificate that nobody vouches for', unknown, 502, 'not-sent'],
  ])('where the hotel %s', async (_, address, status, word) => {
    const log = vi.spyOn(console, 'error');
    await before.open({}, { url: await address(before.hotel) });
    const response = await before.settle();
    expect([...said(response), await response.text()]).toEqual([status, word, '']);
    expect(log).not.toHaveBeenCalled();
  });

  it('ends when the hotel is too slow, even after a garbage collection', async () => {
    setFlagsFromString('--expose-gc');
    const tidiesUp: () => void = runInNewContext('gc');
    before.hotel.hold();
    await before.open({}, { timeoutMs: 3_000 });
    const answer = before.call(FACILITIES);
    await expect.poll(() => before.hotel.seen.length).toBe(1);
    tidiesUp();
    await new Promise(setImmediate);
    tidiesUp();
    const response = await answer;
    expect([...said(response), await response.text()]).toEqual([504, 'no-answer', '']);
  });

  it('ends at the hotel too when the guest leaves', async () => {
    before.hotel.hold();
    // Only the guest ends the call.
    await before.open({}, { timeoutMs: 600_000 });
    const leaving = new AbortController();
    const asked = before.call(FACILITIES, { signal: leaving.signal });
    await expect.poll(() => before.hotel.seen.length).toBe(1);
    const gone = new Promise((resolve) => before.hotel.seen[0]?.socket.once('close', resolve));
    leaving.abort();
    await expect(asked).rejects.toThrow('aborted');
    await gone;
  });
});

it('calls that change nothing come over one connection, on which nothing is gathered', async () => {
  const ports = new Set<number | undefined>();
  before.hotel.server.on('connection', (socket) => ports.add(socket.remotePort));
  const warned = vi.fn();
  process.once('warning', warned);
  for (let calls = 0; calls < 15; calls += 1) await (await before.call(FACILITIES)).text();
  process.off('warning', warned);
  expect([ports.size, warned.mock.calls]).toEqual([1, []]);
});

it.each(['/demo/', '/demo/situation/payment'])(
  'there is no demo hotel behind a real one: %s',
  async (path) => {
    expect((await before.call(path, { headers: { accept: 'text/html' } })).status).toBe(404);
  },
);
