import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDemoHotel, type DemoHotel } from '../../kiosk/demo-hotel/index.ts';
import { Places } from '../../kiosk/server/places.ts';
import {
  gatewayForEachTest,
  issues,
  KEY,
  type KeyedCall,
  keyedInit,
  keyOf,
  LOOK_UP,
  SETTLE,
  SIGN,
  said,
  told,
} from './support/gateway.ts';
import { enter, JPEG, LEGACY } from './support/hotel.ts';
import { USUAL_ANSWER } from './support/hotel-server.ts';

const before = gatewayForEachTest();

const send = (call: KeyedCall = {}) => before.call(call.path ?? SETTLE, keyedInit(call));

describe('before a real hotel', () => {
  const seen = () => before.hotel.seen;
  beforeEach(() => {
    before.hotel.answer = (_, response) =>
      response.writeHead(201, { 'Content-Type': 'application/json' }).end(`answer ${seen().length}`);
  });

  const FIRST = { status: 201, word: 'answered', body: 'answer 1' };

  it('a call that comes again gets the first answer, later or meanwhile, and the hotel hears of one', async () => {
    const letHotelAnswer = before.hotel.hold();
    const both = [send(), send()];
    await expect.poll(() => seen().length).toBe(1);
    letHotelAnswer();
    expect(await Promise.all((await Promise.all(both)).map(told))).toEqual([FIRST, FIRST]);
    const again = await send();
    expect(again.headers.get('content-type')).toBe('application/json');
    expect(await told(again)).toEqual(FIRST);
    expect(seen()).toHaveLength(1);
  });

  it('a call goes on when the connection of the tablet breaks, and has its answer when it comes again', async () => {
    const letHotelAnswer = before.hotel.hold();
    const leaving = new AbortController();
    const first = send({ signal: leaving.signal });
    await expect.poll(() => seen().length).toBe(1);
    const [arrived] = seen();
    leaving.abort();
    await expect(first).rejects.toThrow('aborted');
    const again = send();
    letHotelAnswer();
    expect(await told(await again)).toEqual(FIRST);
    expect(arrived?.complete).toBe(true);
    expect(seen()).toHaveLength(1);
  });

  it('a call that the hotel broke off is not made again, as its outcome is unknown', async () => {
    before.hotel.answer = (request) => request.socket.destroy();
    const unknown = { status: 504, word: 'no-answer', body: '' };
    expect([await told(await send()), await told(await send())]).toEqual([unknown, unknown]);
    expect(seen()).toHaveLength(1);
  });

  it('each call with a key has a connection of its own, on both sides', async () => {
    const ports: (number | undefined)[] = [];
    before.hotel.server.on('connection', (socket) => ports.push(socket.remotePort));
    for (const digit of ['1', '2', '3']) {
      const response = await send({ key: keyOf(digit) });
      expect(response.headers.get('connection')).toBe('close');
      await response.text();
    }
    expect(new Set(ports).size).toBe(3);
  });

  it.each<[string, KeyedCall]>([
    ['another body', { body: 'payment_amount=1' }],
    ['another path', { path: SIGN }],
    ['another query', { path: `${SETTLE}?a=1` }],
    ["another guest's token", { token: 'two' }],
    ["another guest's token (cico)", { headers: { 'AUTH-TOKEN': 'two' } }],
  ])('the same key with %s is refused', async (_, other) => {
    await send();
    expect(await told(await send(other))).toEqual({ status: 422, word: 'not-sent', body: '' });
    expect(seen()).toHaveLength(1);
  });

  it.each([
    ['no quotes', '0123456789abcdef'],
    ['too short', '"0123"'],
    ['too long', `"${'a'.repeat(65)}"`],
    ['strange signs', '"0123456789abcdef\\""'],
    ['a list', `${KEY}, ${KEY}`],
    ['nothing', ''],
  ])('a key of no good form is refused: %s', async (_, key) => {
    expect(await told(await send({ key }))).toEqual({ status: 400, word: 'not-sent', body: '' });
    expect(seen()).toEqual([]);
  });
});

describe('before the demo hotel', () => {
  let hotel: DemoHotel;
  let headers: Readonly<Record<string, string>>;
  const signs = () =>
    send({ path: SIGN, body: `base64_signature_image=${encodeURIComponent(JPEG)}`, headers });
  const arrived = () => hotel.requests().filter(({ call }) => call === 'upload_agreement_signature');

  beforeEach(async () => {
    hotel = createDemoHotel();
    headers = { ...LEGACY, ...(await enter(hotel, 'checkin', 'サトウハナコ')) };
    await before.open({ hotel: { kind: 'demo', hotel } });
  });

  it('a call that comes again gets the first answer, without its key', async () => {
    const [first, again] = [await told(await signs()), await told(await signs())];
    expect(first).toMatchObject({ word: 'answered' });
    expect(first.status).toBeLessThan(300);
    expect(again).toEqual(first);
    expect(arrived()).toHaveLength(1);
    expect(arrived()[0]?.headers).not.toHaveProperty('idempotency-key');
  });

  it.each(['before', 'after'] as const)(
    'a connection that it closed (%s) is closed for the next as well',
    async (when) => {
      const log = vi.spyOn(console, 'error');
      hotel.faults.set({ call: 'upload_agreement_signature', kind: 'reset', when, times: 1 });
      await expect(signs()).rejects.toThrow(TypeError);
      await expect(signs()).rejects.toThrow(TypeError);
      expect(arrived()).toHaveLength(1);
      expect(log).not.toHaveBeenCalled();
    },
  );
});

describe('places for calls under way', () => {
  it('an address gets a share of them', () => {
    const places = new Places({ most: 3, mostOfOne: 2 });
    const take = (...senders: readonly string[]) => senders.map((sender) => places.take(sender));
    expect(take('a', 'a', 'a', 'b', 'b')).toEqual([true, true, false, true, false]);
    places.giveBack('a');
    expect(take('b', 'a')).toEqual([true, false]);
  });

  it('strangers take none from a guest, and are heard of', async () => {
    const { hotel } = before;
    hotel.answer = issues('of-a-guest');
    await before.call(LOOK_UP);
    hotel.answer = USUAL_ANSWER;
    const letsGo = hotel.hold();
    const signs = (token: string, at: number) =>
      send({ token, path: SIGN, key: `"${String(at).padStart(32, 'k')}"` });
    const strangers = Array.from({ length: 40 }, (_, at) => signs(`invented-${at}`, at));
    await expect.poll(() => hotel.seen.length).toBe(1 + 16);
    const guest = signs('of-a-guest', 40);
    await expect.poll(() => hotel.seen.length).toBe(1 + 16 + 1);
    expect(await (await before.call('/healthz')).json()).toMatchObject({
      status: 'troubled',
      troubles: ['stranger-calls-full'],
    });
    letsGo();
    expect(said(await guest)).toEqual([200, 'answered']);
    const refused = (await Promise.all(strangers)).filter(({ status }) => status === 503);
    expect(refused.map(said)).toEqual(Array(24).fill([503, 'not-sent']));
  });
});
