import { describe, expect, it } from 'vitest';
import { LookUps } from '../../kiosk/server/look-ups.ts';
import { TestClock } from './support/clock.ts';
import { FACILITIES, gatewayForEachTest, said } from './support/gateway.ts';

const FOUND = { status: 200, body: { payload: { authorization: 'token' } } };
const NOBODY = { status: 422, body: { error_msg: 'no such name' } };
type HotelAnswer = Readonly<{ status: number; body?: unknown; word?: string }>;

function lookUps() {
  const clock = new TestClock();
  const refused: string[] = [];
  const limits = new LookUps(clock.ms, (by) => refused.push(by));
  const asked: string[] = [];
  /** Looks something up with the test's answer. */
  const tries = async (
    sender: string,
    { status, body, word = 'answered' }: HotelAnswer,
    kind = 'reservation' as const,
  ) => {
    const answer = await limits.make(kind, sender, async () => {
      asked.push(sender);
      const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
      return new Response(text, { status, headers: { 'Lobby-Gateway': word } });
    });
    return answer.status;
  };
  const triesTimes = async (times: number, sender: string, answer: HotelAnswer) => {
    const statuses: number[] = [];
    for (let time = 0; time < times; time += 1) statuses.push(await tries(sender, answer));
    return statuses.filter((status) => status !== 429).length;
  };
  return { clock, limits, refused, asked, tries, triesTimes };
}

describe('names that are tried', () => {
  it('are 120 wrong ones of an address, then one in ten seconds; the hotel hears of no other', async () => {
    const { clock, asked, refused, tries, triesTimes } = lookUps();
    expect(await triesTimes(200, 'stranger', NOBODY)).toBe(120);
    expect([asked.length, refused.length, new Set(refused)]).toEqual([120, 80, new Set(['address'])]);
    expect(await tries('lobby', FOUND)).toBe(200);
    clock.set(-1);
    expect(await tries('stranger', FOUND)).toBe(429);
    clock.pass(20);
    expect(await triesTimes(9, 'stranger', NOBODY)).toBe(2);
  });

  it('are not counted where the name is right; a busy lobby notices nothing', async () => {
    const { clock, triesTimes } = lookUps();
    // Twenty tablets, each with five wrong names and a right one in two minutes, for an hour.
    for (let round = 0; round < 5; round += 1) {
      expect(await triesTimes(100, 'lobby', NOBODY)).toBe(100);
      expect(await triesTimes(20, 'lobby', FOUND)).toBe(20);
      clock.pass(1_000);
    }
  });

  it('that are right are bounded too, where no lobby has so many guests', async () => {
    const { triesTimes, refused } = lookUps();
    expect(await triesTimes(605, 'stranger', FOUND)).toBe(600);
    expect(new Set(refused)).toEqual(new Set(['address']));
  });

  it('from many addresses keep out only recently refused addresses without a find', async () => {
    const { refused, tries, triesTimes } = lookUps();
    await tries('lobby', FOUND);
    await tries('lobby', NOBODY);
    for (let number = 0; number < 30; number += 1) await triesTimes(30, `stranger-${number}`, NOBODY);
    // Six hundred in all; then each address has one.
    expect(refused.length).toBeGreaterThan(250);
    expect(new Set(refused)).toEqual(new Set(['tenant']));
    expect(await tries('stranger-0', FOUND)).toBe(429);
    expect([await tries('lobby', NOBODY), await tries('lobby', FOUND)]).toEqual([422, 200]);
    expect(await tries('new lobby', FOUND)).toBe(200);
  });

  it('count before the hotel answers: many under way at one time are no more', async () => {
    const { limits } = lookUps();
    let answer = (_: Response) => {};
    const answers = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    let asked = 0;
    const all = Array.from({ length: 300 }, () =>
      limits.make('reservation', 'stranger', async () => {
        asked += 1;
        return (await answers).clone();
      }),
    );
    answer(Response.json(NOBODY.body, { status: 422, headers: { 'Lobby-Gateway': 'answered' } }));
    await Promise.all(all);
    expect(asked).toBe(120);
  });

  it('of members close no search for reservations', async () => {
    const { limits, tries } = lookUps();
    const nobody = async () => new Response(null, { status: 404, headers: { 'Lobby-Gateway': 'answered' } });
    for (let time = 0; time < 200; time += 1) await limits.make('member', 'lobby', nobody);
    expect((await limits.make('member', 'lobby', nobody)).status).toBe(429);
    expect(await tries('lobby', FOUND)).toBe(200);
  });

  it.each<[string, HotelAnswer, number]>([
    ['a refusal in words', { status: 200, body: { error_msg: 'no' } }, 120],
    ['a refusal in the payload', { status: 200, body: { payload: { error_msg: 'no' } } }, 120],
    ['an empty refusal', { status: 400 }, 120],
    ['a refusal as a page', { status: 403, body: '<html>' }, 120],
    ['404', { status: 404, body: '{}' }, 120],
    ['a server error with words', { status: 500, body: { error_msg: 'no such name' } }, 120],
    ['nothing found', { status: 200, body: { payload: null } }, 120],
    ['no token', { status: 200, body: { payload: { authorization: '' } } }, 120],
    ['an empty list', { status: 200, body: { payload: { user: { cards: [] } } } }, 120],
    ['a find', FOUND, 121],
    [
      'a find beside an empty error',
      { status: 200, body: { error_msg: '', payload: { authorization: 'x' } } },
      121,
    ],
    ['a server error without words', { status: 500, body: '{"code":1}' }, 121],
    ['a gateway’s error of the hotel', { status: 502, body: '<html>' }, 121],
    ['a page of maintenance', { status: 200, body: '<!doctype html>' }, 121],
    ['too many calls', { status: 429 }, 121],
    ['no answer', { status: 504, word: 'no-answer' }, 121],
    ['no hotel', { status: 502, word: 'not-sent' }, 121],
  ])('and are answered with %s: %j lets an address try %d of 121 times', async (_, answer, times) => {
    const { asked, triesTimes } = lookUps();
    await triesTimes(121, 'one', answer);
    expect(asked).toHaveLength(times);
  });
});

const before = gatewayForEachTest();

it('a gateway limits look-ups, says so, counts it, and goes on with everything else', async () => {
  const path = '/api/v1/client/rpa/checkin_authtoken_request?name=';
  const lines: string[] = [];
  const log = {
    note: () => undefined,
    fault: (event: string, facts = {}) => void lines.push(`${event} ${JSON.stringify(facts)}`),
  };
  before.hotel.answer = ({ url }, response) => {
    response.statusCode = url?.startsWith(FACILITIES) ? 200 : 422;
    response.setHeader('Content-Type', 'application/json').end('{"error_msg":"no"}');
  };
  await before.open({ log });
  const statuses = await Promise.all(
    Array.from({ length: 125 }, async (_, number) => {
      // A key is for changing calls and bypasses nothing.
      const headers = { 'Idempotency-Key': `"${String(number).padStart(32, '0')}"` };
      return (await before.call(path + number, number % 2 === 0 ? {} : { headers })).status;
    }),
  );
  expect(statuses.filter((status) => status === 422)).toHaveLength(120);
  const slow = await before.call(`${path}1`);
  expect([...said(slow), slow.headers.get('retry-after'), await slow.text()]).toEqual([
    429,
    'not-sent',
    '10',
    '',
  ]);
  expect(lines[0]).toBe('look-ups-refused {"by":"address"}');
  const metrics = await (await before.call('/metrics')).text();
  expect(metrics).toContain('lobby_gateway_look_ups_refused_total{by="address"} 6\n');
  expect(metrics).toContain('lobby_gateway_look_ups_refused_total{by="tenant"} 0\n');
  expect((await before.call(FACILITIES)).status).toBe(200);
});
