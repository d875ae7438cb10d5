import { rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { newFolder } from './support/folder.ts';
import { gatewayForEachTest, issues, keyedInit, LOOK_UP, SETTLE, SIGN, told } from './support/gateway.ts';
import { USUAL_ANSWER } from './support/hotel-server.ts';

const before = gatewayForEachTest();
const UNKNOWN = { status: 504, word: 'no-answer', body: '' };
const PAID = { status: 200, word: 'answered', body: '{"payload":{}}' };
let memory: string;
let keys = 0;
/** Reopens the gateway. */
const restart = () => before.open({ memory });
beforeEach(async () => {
  memory = newFolder();
  await restart();
});

async function settle(token = 'guest', body = 'request_id=R1&payment_amount=48400') {
  keys += 1;
  return told(
    await before.call(SETTLE, keyedInit({ token, body, key: `"${String(keys).padStart(32, 'k')}"` })),
  );
}
const settled = () => before.hotel.seen.filter(({ url }) => url === SETTLE).length;
const answers =
  (status: number, body = ''): RequestListener =>
  (_, response) =>
    response.writeHead(status).end(body);
const cuts: RequestListener = (request) => request.socket.destroy();
async function lookUp(token = 'guest') {
  const { answer } = before.hotel;
  before.hotel.answer = issues(token);
  await before.call(LOOK_UP);
  before.hotel.answer = answer;
}

describe('a settlement without a clear answer', () => {
  it.each([
    ['cuts the connection', cuts],
    ['fails', answers(500)],
    ['sends elsewhere', answers(302)],
  ])(
    'is not sent again where the hotel %s: not by another tablet, spelled otherwise, or after a restart',
    async (_, answer) => {
      before.hotel.answer = answer;
      await lookUp();
      await settle();
      before.hotel.answer = USUAL_ANSWER;
      await lookUp('of-another-tablet');
      expect(await settle()).toEqual(UNKNOWN);
      expect(await settle('of-another-tablet')).toEqual(UNKNOWN);
      expect(await settle('guest', 'payment_amount=48400&request%5Fid=%521')).toEqual(UNKNOWN);
      await restart();
      expect([await settle(), await settle('stranger')]).toEqual([UNKNOWN, UNKNOWN]);
      expect(settled()).toBe(1);
      expect(await settle('guest', 'request_id=R2')).toEqual(PAID);
    },
  );

  it('may be sent by a second tablet only once the first has its refusal', async () => {
    const letsAnswer = before.hotel.hold();
    before.hotel.answer = answers(400, '{"error_msg":"カードが使えません"}');
    const first = settle();
    await expect.poll(settled).toBe(1);
    expect(await settle('other')).toEqual(UNKNOWN);
    letsAnswer();
    expect(await first).toMatchObject({ status: 400, word: 'answered' });
    before.hotel.answer = USUAL_ANSWER;
    expect(await settle('other')).toEqual(PAID);
  });
});

it('a settlement that is refused for its token is booked once with a new one', async () => {
  await lookUp();
  before.hotel.answer = answers(401);
  expect(await settle()).toMatchObject({ status: 401, word: 'answered' });
  before.hotel.answer = USUAL_ANSWER;
  await lookUp('guest-again');
  expect(await settle('guest-again')).toEqual(PAID);
  before.hotel.answer = answers(500);
  expect([await settle('guest-again'), await settle()]).toEqual([PAID, PAID]);
  expect(settled()).toBe(2);
});

it('a booked settlement is never sent again: the tablet hears that it is paid', async () => {
  expect(await settle()).toEqual(PAID);
  before.hotel.answer = answers(500);
  expect(await settle('other')).toEqual(PAID);
  await restart();
  expect(await settle()).toEqual(PAID);
  expect(settled()).toBe(1);
});

it('what may name two payments is not sent', async () => {
  expect(await settle('guest', 'request_id=R1&request_id=R2')).toMatchObject({
    status: 400,
    word: 'not-sent',
  });
  expect(settled()).toBe(0);
});

it('without room on its disk a settlement is not sent, and the gateway says so', async () => {
  rmSync(join(memory, 'payments'), { recursive: true });
  writeFileSync(join(memory, 'payments'), '');
  expect(await settle()).toMatchObject({ status: 503, word: 'not-sent' });
  expect(await (await before.call('/healthz')).json()).toMatchObject({ troubles: ['payments-unwritable'] });
  expect(settled()).toBe(0);
});

describe('strangers with invented tokens', () => {
  it.each<[string, RequestListener]>([
    ['401', answers(401)],
    ['a page', answers(200, '<!doctype html><title>Log in</title>')],
    ['403', answers(403)],
    ['404', answers(404)],
    ['422', answers(422, '{"error_msg":"no"}')],
    ['500', answers(500)],
    ['nothing', cuts],
  ])(
    'whom the hotel answers %s keep no guest from paying, also with the ids of guests',
    async (_, answer) => {
      await lookUp();
      before.hotel.answer = answer;
      for (let at = 0; at < 20; at += 1) await settle(`invented-${at}`, `request_id=R${at}`);
      before.hotel.answer = USUAL_ANSWER;
      expect(await settle('guest', 'request_id=R7')).toEqual(PAID);
      await restart();
      expect(await settle('guest', 'request_id=R8')).toEqual(PAID);
      const sign = keyedInit({ token: 'guest', path: SIGN, body: 'base64_signature_image=x' });
      expect((await before.call(SIGN, sign)).status).toBe(200);
    },
  );
});
