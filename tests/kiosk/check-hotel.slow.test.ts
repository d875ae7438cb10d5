import { describe, expect, it } from 'vitest';
import { FAULT_KINDS, type FaultKind, isFaultKind } from '../../kiosk/demo-hotel/faults.ts';
import { readOptions } from '../../kiosk/hotel-api/check-hotel/options.ts';
import { tableOf } from '../../kiosk/hotel-api/check-hotel/table.ts';
import { DIALECTS } from '../../kiosk/hotel-api/contract/documents.ts';
import { callsOf } from '../../kiosk/hotel-api/contract/operations.ts';
import { found, openDemoHotel, openProxy, rowOf, tried } from './support/check-hotel.ts';

const KINDS = Object.keys(FAULT_KINDS).filter(isFaultKind);

describe.each(DIALECTS)('a hotel that answers as published (%s)', (system) => {
  const MEMBER = { number: 'M0001', authorization: 'demo-authorization' };

  it('is good, and every published call is tried or named as left out', async () => {
    const { hotel, url } = await openDemoHotel();
    const report = await tried(url, {
      system,
      writes: true,
      member: system === 'cico' ? { url, ...MEMBER } : undefined,
    });
    expect(report.calls.filter(({ verdict }) => verdict === 'wrong')).toEqual([]);
    expect([report.good, report.findings]).toEqual([true, []]);
    expect(report.notSeen).toEqual([
      expect.stringContaining('expired token'),
      expect.stringContaining('how long a token lives'),
      expect.stringContaining('two guests of one name'),
      expect.stringContaining('more than 2 MB'),
      expect.stringContaining('asked for twice'),
      expect.stringContaining('overseas'),
      expect.stringContaining('a settlement'),
    ]);
    const names = callsOf(system).map(({ name }) => name);
    const beside = ['address', 'countries', 'tenant_texts'];
    const listed = new Set(report.calls.map(({ call }) => call.replace(/ \(.+\)$/u, '')));
    expect([...listed].sort()).toEqual(names.filter((name) => !beside.includes(name)).sort());
    expect(hotel.requests().filter(({ status }) => status === 0)).toEqual([]);
  });

  it('is told to do nothing unless asked to write', async () => {
    const { hotel, url } = await openDemoHotel();
    await tried(url, { system });
    const sent = hotel.requests().map(({ method, call }) => `${method} ${call}`);
    expect(sent.length).toBeGreaterThan(5);
    expect(sent.filter((one) => /^POST|checkout_info/u.test(one))).toEqual([]);
  });
});

const PAGE = 'body must not be a page (HTML)';
/** The sentences of faults with read and unread answers; undefined if the tablet goes on. */
const SENTENCES: Readonly<Record<FaultKind, readonly [read?: string | undefined, unread?: string]>> = {
  delay: [],
  status: ['error_msg is missing', 'error_msg is missing'],
  'empty-status': ['failed with 503', 'failed with 503'],
  html: [PAGE, PAGE],
  malformed: ['body is not JSON: it ends too early'],
  'not-json': ['body is not JSON'],
  'no-payload': ['payload is missing'],
  'wrong-shape': ['payload.content is missing'],
  'token-ended': [undefined, 'refused with 401'],
  reset: ['the connection was closed', 'the connection was closed'],
  hang: ['no answer within 500 ms', 'no answer within 500 ms'],
};

it.each(KINDS)('the fault %s of the demo hotel is named', async (kind) => {
  const { hotel, url } = await openDemoHotel();
  const calls = ['hotel_agreement', 'upload_passport'];
  for (const call of calls) hotel.faults.set({ call, kind, ...(kind === 'delay' ? { ms: 5 } : {}) });
  const report = await tried(url, { writes: true, timeoutMs: kind === 'hang' ? 500 : 5_000 });
  for (const [at, call] of calls.entries()) {
    const expected = SENTENCES[kind][at];
    const { verdict, wrong, guestSees } = rowOf(report, call);
    if (expected === undefined) {
      expect(wrong, call).toEqual([]);
      continue;
    }
    expect([call, verdict]).toEqual([call, 'wrong']);
    expect(wrong.join('; '), call).toContain(expected);
    expect(guestSees).not.toBe('goes on');
  }
  expect(report.good).toBe(SENTENCES[kind].length === 0);
});

it('the report names the cases that a hotel never showed', async () => {
  const { url } = await openDemoHotel();
  const { notSeen } = await tried(url, { name: 'SMITH', writes: false });
  expect(notSeen.slice(0, -6)).toEqual([
    expect.stringContaining('a name with a space'),
    expect.stringContaining('an expired token'),
    expect.stringContaining('a picture as large'),
    expect.stringContaining('checkin_code after'),
    expect.stringContaining('a guest who waits'),
    expect.stringContaining('a bill with something to pay'),
  ]);
});

describe('an answer', () => {
  const changed = async (body: object, isAlways = false) => {
    const { hotel } = await openDemoHotel();
    const url = await openProxy(hotel, {
      answer: (given) => (given.ok || isAlways ? Response.json(body) : given),
    });
    return tried(url);
  };

  it('of another shape is named by field and kind, without the value', async () => {
    const report = await changed({ payload: { content: ['SECRET'], authorization: 'x' } });
    expect(rowOf(report, 'hotel_agreement')).toMatchObject({
      verdict: 'wrong',
      wrong: ['payload.content must be string, not a list'],
      extra: ['payload.authorization'],
      guestSees: expect.stringContaining('We received an unexpected response'),
    });
    expect(JSON.stringify(report)).not.toContain('SECRET');
    expect(tableOf(report)).toContain('! hotel_agreement');
  });

  it('with more than the tablet reads fits', async () => {
    const report = await changed({
      payload: {
        content: '',
        view: 'sea',
        authorization: 'x',
        facilities: [{ id: 101, name: 'a', floor: 3 }],
      },
    });
    expect(rowOf(report, 'hotel_agreement')).toMatchObject({ verdict: 'good', fits: true });
    expect(rowOf(report, 'facilities').extra).toContain('payload.facilities[].floor');
  });

  it.each([
    ['101', true, []],
    [
      '12345678901234567890',
      false,
      ['payload.facilities[0].id must be string, not a number beyond 2^53: programs alter it'],
    ],
  ])('with a facility whose id is the number %s', async (id, isGood, wrong) => {
    const { hotel } = await openDemoHotel();
    const body = `{"payload":{"facilities":[{"id":${id},"name":"a"},{"id":"2","name":"b"}]}}`;
    const url = await openProxy(hotel, {
      answer: (given, _method, path) =>
        path.endsWith('/facilities') ? new Response(body, { headers: given.headers }) : given,
    });
    const report = await tried(url, { facility: '101' });
    const { verdict, fits, guestSees } = rowOf(report, 'facilities');
    expect([verdict, fits, guestSees]).toEqual([isGood ? 'good' : 'wrong', isGood, 'goes on']);
    expect(rowOf(report, 'facilities').wrong).toEqual(wrong);
    expect(found(report)).toEqual(
      isGood
        ? [
            'ids: facilities: a number in place of a string (payload.facilities[].id): beyond 2^53 programs alter it',
          ]
        : [],
    );
    expect(report.good).toBe(isGood);
  });

  it('to a name without a reservation has to be a refusal other than 404', async () => {
    const { hotel } = await openDemoHotel();
    const name = 'checkin_authtoken_request (unknown name)';
    const url = await openProxy(hotel, {
      answer: (given) =>
        given.status === 400
          ? new Response(given.body, { ...given, status: 404, headers: given.headers })
          : given,
    });
    expect(rowOf(await tried(url), name).wrong).toEqual([
      expect.stringContaining('404 says that the service is missing'),
    ]);
    const finder = await changed({ payload: { authorization: 'x' } }, true);
    expect(rowOf(finder, name).wrong).toEqual(['a name that nobody has was found']);
  });

  it('in the hotel’s words moves no cursor of a terminal', async () => {
    const { hotel, url } = await openDemoHotel();
    hotel.faults.set({ call: 'hotel_agreement', kind: 'status', errorMsg: 'a\u001b[2Jb' });
    expect(tableOf(await tried(url))).toContain("the hotel's own words: a [2Jb");
  });
});

describe('the command line', () => {
  const RIGHT = ['https://pms.example/base/', '--system', 'cico', '--name', 'テスト'];
  it('is read', () =>
    expect(readOptions([...RIGHT, '--writes', '--timeout', '5000'])).toMatchObject({
      url: 'https://pms.example/base',
      system: 'cico',
      writes: true,
      timeoutMs: 5_000,
      language: 'ja',
    }));
  it.each([
    [[], 'Say one address'],
    [['pms.example', '--system', 'cico', '--name', 'x'], 'must begin with http'],
    [['https://a:b@pms.example', '--system', 'cico', '--name', 'x'], 'must hold no user name'],
    [['https://pms.example', '--name', 'x'], '--system must be'],
    [['https://pms.example', '--system', 'cico'], '--name must be'],
    [[...RIGHT, '--timeout', 'soon'], '--timeout must be'],
    [[...RIGHT, '--picture', '1'], '--picture must be 20 to 1700'],
    [[...RIGHT, '--wait', '0'], '--wait must be 1 to 120'],
    [[...RIGHT, '--interval', '1'], '--interval must be 500'],
    [[...RIGHT, '--points', 'https://points.example'], 'go together'],
    [[...RIGHT, '--write'], '--write'],
  ])('%j is refused', (args, message) => expect(() => readOptions(args)).toThrow(message));
});
