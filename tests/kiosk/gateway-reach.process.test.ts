import type { LookupAddress } from 'node:dns';
import type { RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import { causeOf, FAILURES } from '../../kiosk/server/hotel-failures.ts';
import type { Facts } from '../../kiosk/server/log.ts';
import { Names } from '../../kiosk/server/names.ts';
import { readProjectFile } from '../support/source.ts';
import { newCertificate } from './support/certificate.ts';
import { FACILITIES, gatewayForEachTest, said } from './support/gateway.ts';
import { openHotel, USUAL_ANSWER } from './support/hotel-server.ts';
import { openStoppedHotel } from './support/stopped-hotel.ts';

const before = gatewayForEachTest();

const withCode = (code: string) => Object.assign(new Error(code), { code });
/** Look-ups with these results in turn. */
const leadingTo = (...found: readonly string[]) =>
  new Names({
    ask: async () =>
      found.map((address): LookupAddress => {
        if (!/^\d/u.test(address)) throw withCode(address);
        return { address, family: 4 };
      }),
  });
const named = () => `http://hotel.example:${before.hotel.port}`;

describe('a hotel with two addresses', () => {
  it('is reached where the first refuses', async () => {
    await before.open({}, { url: named(), names: leadingTo('127.0.0.2', '127.0.0.1') });
    expect(said(await before.settle())).toEqual([200, 'answered']);
  });

  it('is reached where the first is silent', async () => {
    await openStoppedHotel(before.hotel.port, '127.0.0.2');
    await before.open({}, { url: named(), names: leadingTo('127.0.0.2', '127.0.0.1') });
    expect(said(await before.settle())).toEqual([200, 'answered']);
    expect(before.hotel.bodies).toHaveLength(1);
  });

  it('is reached where the first is slow, and the second refuses', async () => {
    const { goOn } = await openStoppedHotel(before.hotel.port, '127.0.0.2');
    await before.open({}, { url: named(), names: leadingTo('127.0.0.2', '127.0.0.3') });
    const settled = before.settle();
    await goOn();
    expect(said(await settled)).toEqual([200, 'answered']);
  });
});

describe('a kept connection that closes as it is used', () => {
  /** Answers the first call plainly, later ones as told. */
  const afterOne =
    (...answers: readonly RequestListener[]): RequestListener =>
    (request, response) => {
      const at = Math.min(before.hotel.seen.length - 2, answers.length - 1);
      (answers[at] ?? USUAL_ANSWER)(request, response);
    };
  const closes: RequestListener = ({ socket }) => socket.destroy();
  const resets: RequestListener = ({ socket }) => socket.resetAndDestroy();
  const begins: RequestListener = ({ socket }) => socket.write('HTTP/1.1 200 OK\r\n', () => socket.destroy());

  it.each<[string, readonly RequestListener[], calls: number, status: number, word: string]>([
    ['closed', [closes, USUAL_ANSWER], 3, 200, 'answered'],
    ['reset', [resets, USUAL_ANSWER], 3, 200, 'answered'],
    ['closed, as is the next', [closes], 3, 504, 'no-answer'],
    ['closed after the beginning of an answer', [begins, USUAL_ANSWER], 2, 504, 'no-answer'],
  ])('%s: a call that changes nothing', async (_, answers, calls, status, word) => {
    before.hotel.answer = afterOne(...answers);
    await (await before.call(FACILITIES)).text();
    expect(said(await before.call(FACILITIES))).toEqual([status, word]);
    expect(before.hotel.seen).toHaveLength(calls);
  });

  it('was heard perhaps, though the hotel is gone by the time the call is repeated', async () => {
    before.hotel.answer = afterOne(({ socket }) => {
      before.hotel.server.close();
      socket.destroy();
    });
    await (await before.call(FACILITIES)).text();
    expect(said(await before.call(FACILITIES))).toEqual([504, 'no-answer']);
  });

  it.each([
    ['a new connection', () => before.call(FACILITIES)],
    ['one that a payment has for itself', () => before.settle()],
  ])('is none: %s', async (_, call) => {
    before.hotel.answer = closes;
    expect(said(await call())).toEqual([504, 'no-answer']);
    expect(before.hotel.seen).toHaveLength(1);
  });

  it('a payment has none, and is not repeated', async () => {
    before.hotel.answer = afterOne(closes, USUAL_ANSWER);
    await (await before.call(FACILITIES)).text();
    expect(said(await before.settle())).toEqual([504, 'no-answer']);
    expect(before.hotel.seen).toHaveLength(2);
  });
});

describe('the cause of a failed call', () => {
  type Hotel = { url?: string; names?: Names; timeoutMs?: number; answer?: RequestListener };
  const untrusted = async () => ({ url: (await openHotel(USUAL_ANSWER, newCertificate())).url });
  const silent = async () => {
    await openStoppedHotel(before.hotel.port, '127.0.0.2');
    return { url: named(), names: leadingTo('127.0.0.2'), timeoutMs: 300 };
  };
  const slow = () => {
    before.hotel.hold();
    return { timeoutMs: 300 };
  };

  it.each<[cause: string, () => Hotel | Promise<Hotel>, status: number, word: string]>([
    ['name-unknown', () => ({ url: named(), names: leadingTo('ENOTFOUND') }), 502, 'not-sent'],
    ['name-unknown', () => ({ url: named(), names: leadingTo() }), 502, 'not-sent'],
    ['name-server-silent', () => ({ url: named(), names: leadingTo('ETIMEOUT') }), 502, 'not-sent'],
    ['refused', () => ({ url: 'http://127.0.0.1:1' }), 502, 'not-sent'],
    ['connect-timeout', silent, 502, 'not-sent'],
    ['certificate-authority', untrusted, 502, 'not-sent'],
    ['tls', () => ({ url: before.hotel.url.replace('http:', 'https:') }), 502, 'not-sent'],
    ['reset', () => ({ answer: ({ socket }) => socket.destroy() }), 504, 'no-answer'],
    ['answer-timeout', slow, 504, 'no-answer'],
    ['answer-timeout', () => ({ timeoutMs: 300, answer: (_, to) => to.write('{') }), 504, 'no-answer'],
    ['answer-broken', () => ({ answer: (_, to) => to.write('{', () => to.destroy()) }), 504, 'no-answer'],
    [
      'answer-broken',
      () => ({ answer: (_, to) => to.setHeader('Content-Encoding', 'zstd').end('{}') }),
      504,
      'no-answer',
    ],
    [
      'answer-too-long',
      () => ({ answer: (_, to) => to.end(Buffer.alloc(1024 * 1024 + 1)) }),
      504,
      'no-answer',
    ],
    [
      'redirect',
      () => ({ answer: (_, to) => to.writeHead(302, { Location: '/login' }).end() }),
      502,
      'no-answer',
    ],
    ['not-http', () => ({ answer: ({ socket }) => socket.end('220 mail.example\r\n') }), 504, 'no-answer'],
    [
      'not-http',
      () => ({
        answer: ({ socket }) => socket.end('HTTP/1.1 101 Go\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n'),
      }),
      504,
      'no-answer',
    ],
  ])('%s is in the log and in the metric', async (cause, hotel, status, word) => {
    const lines: [string, Facts | undefined][] = [];
    const { answer, ...upstream } = await hotel();
    if (answer) before.hotel.answer = answer;
    const log = {
      fault: (event: string, facts?: Facts) => lines.push([event, facts]),
      note: () => undefined,
    };
    await before.open({ log }, upstream);
    expect(said(await before.call('/user/api/v1/users/secret?name=Yamada'))).toEqual([status, word]);
    expect(lines).toEqual([['points-unreached', { cause, mend: expect.stringMatching(/^[a-z].{10}/u) }]]);
    const metrics = await (await before.call('/metrics')).text();
    expect(metrics).toContain(`\nlobby_gateway_hotel_failures_total{cause="${cause}",service="points"} 1\n`);
  });

  it.each([
    ['CERT_HAS_EXPIRED', 'certificate-expired'],
    ['CERT_NOT_YET_VALID', 'certificate-too-early'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'certificate-authority'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificate-name'],
    ['CERT_REVOKED', 'certificate-bad'],
    ['UNABLE_TO_DECRYPT_CERT_SIGNATURE', 'certificate-bad'],
    ['ERR_SSL_WRONG_VERSION_NUMBER', 'tls'],
    ['EHOSTUNREACH', 'unreachable'],
    ['EMFILE', 'gateway-full'],
    ['HPE_INVALID_CONSTANT', 'not-http'],
    ['ESOMETHING', 'other'],
  ])('of %s is %s', (code, cause) => expect(causeOf(withCode(code))).toBe(cause));

  it.each(['kiosk/docs/MONITORING.md', 'kiosk/docs/MONITORING.ja.md'])('has a row in %s', (page) => {
    const text = readProjectFile(page);
    expect(Object.keys(FAILURES).filter((cause) => !text.includes(`| \`${cause}\` |`))).toEqual([]);
  });
});
