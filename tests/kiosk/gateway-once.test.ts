import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDemoHotel, type DemoHotel } from '../../kiosk/demo-hotel/index.ts';
import { type HotelSide, type Listening, listen } from '../../kiosk/server/index.ts';
import { enter, JPEG, LEGACY } from './support/hotel.ts';
import { gatewayFor, makeSite, type Site } from './support/site.ts';

const KEY = '"0123456789abcdef0123456789abcdef"';
const SETTLE = '/api/v1/client/payment/settlement';
const SIGN = '/api/v1/client/upload_agreement_signature';

let site: Site;
let gateway: Listening;

beforeEach(() => {
  site = makeSite();
});
afterEach(async () => {
  await gateway.close();
  site.clear();
});

async function open(hotel: HotelSide): Promise<void> {
  gateway = await listen(gatewayFor(site, { hotel }), { port: 0 });
}

interface Call {
  readonly path?: string;
  readonly method?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A call with the key, as a browser sends it, on a connection of its own. */
const send = ({ path = SETTLE, method = 'POST', body = 'payment_amount=48400', headers = {} }: Call = {}) =>
  fetch(gateway.url + path, {
    method,
    ...(method === 'POST' ? { body } : {}),
    headers: {
      AUTH_TOKEN: 'one',
      'Content-Type': 'application/x-www-form-urlencoded',
      'Idempotency-Key': KEY,
      ...headers,
    },
  });

const said = async (response: Response) => ({
  status: response.status,
  word: response.headers.get('lobby-gateway'),
  body: await response.text(),
});

describe('before a real hotel', () => {
  let hotel: Server;
  let origin: string;
  let seen: IncomingMessage[];
  /** Lets the hotel answer what is under way. */
  let answers: () => void;
  let mayAnswer: Promise<void>;

  beforeEach(async () => {
    seen = [];
    mayAnswer = new Promise((resolve) => {
      answers = resolve;
    });
    hotel = createServer((request, response) => {
      seen.push(request);
      request.resume().on('end', async () => {
        await mayAnswer;
        if (request.url?.includes('break')) return request.socket.destroy();
        return response.writeHead(201, { 'Content-Type': 'application/json' }).end(`answer ${seen.length}`);
      });
    });
    await new Promise<void>((resolve) => hotel.listen(0, '127.0.0.1', resolve));
    const address = hotel.address();
    origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  });
  afterEach(() => {
    hotel.closeAllConnections();
    hotel.close();
  });

  const FIRST = { status: 201, word: 'answered', body: 'answer 1' };

  it('a call that comes again gets the first answer, later or meanwhile, and the hotel hears of one', async () => {
    await open({ kind: 'proxy', url: origin });
    const both = [send(), send()];
    await expect.poll(() => seen.length).toBe(1);
    answers();
    expect(await Promise.all((await Promise.all(both)).map(said))).toEqual([FIRST, FIRST]);
    const again = await send();
    expect(again.headers.get('content-type')).toBe('application/json');
    expect(await said(again)).toEqual(FIRST);
    expect(seen).toHaveLength(1);
  });

  it('a call goes on when the connection of the tablet breaks, and has its answer when it comes again', async () => {
    await open({ kind: 'proxy', url: origin });
    const first = httpRequest(gateway.url + SETTLE, {
      method: 'POST',
      headers: { AUTH_TOKEN: 'one', 'Idempotency-Key': KEY },
    });
    first.on('error', () => undefined).end('payment_amount=48400');
    await expect.poll(() => seen.length).toBe(1);
    const [arrived] = seen;
    first.destroy();
    const again = send();
    answers();
    expect(await said(await again)).toEqual(FIRST);
    expect(arrived?.complete).toBe(true);
    expect(seen).toHaveLength(1);
  });

  it('the hotel never sees the key', async () => {
    answers();
    await open({ kind: 'proxy', url: origin });
    await send();
    expect(seen[0]?.headers).toMatchObject({ auth_token: 'one' });
    expect(seen[0]?.headers).not.toHaveProperty('idempotency-key');
  });

  it.each([
    ['when the hotel broke off: nobody knows', `${SETTLE}?break`, undefined, 504, 'no-answer'],
    ['when the hotel was not there: it was never sent', SETTLE, 'http://127.0.0.1:1', 502, 'not-sent'],
  ])('%s', async (_, path, url, status, word) => {
    answers();
    await open({ kind: 'proxy', url: url ?? origin });
    for (const _time of ['first', 'again']) {
      expect(await said(await send({ path }))).toEqual({ status, word, body: '' });
    }
    expect(seen).toHaveLength(url === undefined ? 1 : 0);
  });

  it('each call with a key has a connection of its own, on both sides', async () => {
    answers();
    await open({ kind: 'proxy', url: origin });
    const ports: (number | undefined)[] = [];
    hotel.on('connection', (socket) => ports.push(socket.remotePort));
    for (const digit of ['1', '2', '3']) {
      const response = await send({ headers: { 'Idempotency-Key': `"${digit.repeat(32)}"` } });
      expect(response.headers.get('connection')).toBe('close');
      await response.text();
    }
    expect(new Set(ports).size).toBe(3);
  });

  it.each<[string, Call]>([
    ['another body', { body: 'payment_amount=1' }],
    ['another path', { path: SIGN }],
    ['another query', { path: `${SETTLE}?a=1` }],
    ["another guest's token", { headers: { AUTH_TOKEN: 'two' } }],
    ["another guest's token (cico)", { headers: { 'AUTH-TOKEN': 'two' } }],
  ])('the same key with %s is refused', async (_, other) => {
    answers();
    await open({ kind: 'proxy', url: origin });
    await send();
    expect(await said(await send(other))).toEqual({ status: 422, word: 'not-sent', body: '' });
    expect(seen).toHaveLength(1);
  });

  it.each([
    ['no quotes', '0123456789abcdef'],
    ['too short', '"0123"'],
    ['too long', `"${'a'.repeat(65)}"`],
    ['strange signs', '"0123456789abcdef\\""'],
    ['a list', `${KEY}, ${KEY}`],
    ['nothing', ''],
  ])('a key of no good form is refused: %s', async (_, key) => {
    answers();
    await open({ kind: 'proxy', url: origin });
    const response = await send({ headers: { 'Idempotency-Key': key } });
    expect(await said(response)).toEqual({ status: 400, word: 'not-sent', body: '' });
    expect(seen).toEqual([]);
  });

  it('too many under way: one more is refused before the hotel hears of it', async () => {
    const crowded = gatewayFor(site, { hotel: { kind: 'proxy', url: origin }, once: { requests: 1 } });
    gateway = await listen(crowded, { port: 0 });
    const first = send();
    await expect.poll(() => seen.length).toBe(1);
    const other = await send({ headers: { 'Idempotency-Key': `"${'b'.repeat(32)}"` } });
    expect(await said(other)).toEqual({ status: 503, word: 'not-sent', body: '' });
    answers();
    expect(await said(await first)).toEqual(FIRST);
    expect(seen).toHaveLength(1);
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
    await open({ kind: 'demo', hotel });
  });

  it('a call that comes again gets the first answer, without its key', async () => {
    const [first, again] = [await said(await signs()), await said(await signs())];
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
