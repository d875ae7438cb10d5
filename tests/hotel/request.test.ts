import { describe, expect, it } from 'vitest';
import { faultOf, isUnanswered } from '~/errors/fault';
import { type Exchange, exchange } from '~/hotel/request';
import { type Answering, never, offline, stubNetwork } from '../support/network';
import { failure, reply, request } from './exchanging';

it.each([200, 201, 204, 299])('a success is %i under any words', async (status) => {
  stubNetwork(reply(status, status === 204 ? null : 'anything'));
  expect(await exchange(request())).toBeUndefined();
});

describe('a page in place of an answer', () => {
  const typed =
    (type: string, body: string | null, headers: Readonly<Record<string, string>> = {}): Answering =>
    () =>
      new Response(body, { headers: { 'Content-Type': type, ...headers } });

  it.each([
    ['by its document type', '<!doctype html><title>Log in</title>'],
    ['by its first tag', '<HTML lang="en"><body>Log in'],
    ['after white space', '\r\n\t <html>'],
    ['after a byte order mark', '\uFEFF<html>'],
    ['after two, the first of which the browser takes away', '\uFEFF\uFEFF\n<html>'],
    ['after the declaration of XML', '<?xml version="1.0"?>\n<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0">'],
    ['after comments', '<!-- saved from --><!-- url=(0014) -->\n<html>'],
  ])('is known %s, and is no success', async (_, body) => {
    for (const type of ['text/html', 'text/plain', 'application/json']) {
      stubNetwork(typed(type, body));
      const error = await failure();
      expect([error.fault, error.status]).toEqual([{ kind: 'invalid-format' }, 200]);
      expect(isUnanswered(error)).toBe(true);
    }
  });

  it.each([
    ['nothing', ''],
    ['white space', ' \n'],
    ['words', 'OK'],
    ['a part of a page', '<p>OK</p>'],
    ['a table row', '<tr><td>done'],
    ['XML', '<ok/>'],
    ['XML with its declaration', '<?xml version="1.0"?><result>0</result>'],
    ['XML with a name like that of a page', '<htmlResult/>'],
    ['a comment that names a page', '<!-- <html> -->done'],
    ['a comment without an end', `<!--${'-'.repeat(50_000)}`],
    ['text that names a page', 'see <!doctype html>'],
  ])('is not: %s', async (_, body) => {
    for (const type of ['text/html', 'application/xhtml+xml', 'text/plain', 'application/xml']) {
      stubNetwork(typed(type, body));
      expect(await exchange(request({ changes: 'once' }))).toBeUndefined();
    }
  });

  it('is a success where our gateway says that the hotel sent it', async () => {
    stubNetwork(typed('text/html', '<!doctype html>Done', { 'Lobby-Gateway': 'answered' }));
    expect(await exchange(request({ changes: 'once' }))).toBeUndefined();
  });
});

describe('a failure with a body', () => {
  const message = (text: string) => ({ kind: 'message', text });

  it.each([
    ['the hotel says why', 500, '{"error_msg":"満室です"}', message('満室です')],
    ['markup in its words stays plain text', 400, '{"error_msg":"<b>x</b>"}', message('<b>x</b>')],
    ['on a 404 as well', 404, '{"error_msg":"予約がありません"}', message('予約がありません')],
    ['500 signs of a longer one', 400, `{"error_msg":"${'あ'.repeat(501)}"}`, message('あ'.repeat(500))],
    ['no half sign', 400, `{"error_msg":"${'😀'.repeat(600)}"}`, message('😀'.repeat(500))],
    ['beside other fields', 422, '{"payload":null,"error_msg":"x"}', message('x')],
    ['in the payload', 500, '{"error_msg":"","payload":{"error_msg":"x"}}', message('x')],
    [
      'in words of another field',
      500,
      '{"payload":{"payload":{"error_msg":"x"}}}',
      { kind: 'invalid-format' },
    ],
    ['an empty sentence', 500, '{"error_msg":""}', { kind: 'invalid-format' }],
    ['a sentence that is none', 500, '{"error_msg":5}', { kind: 'invalid-format' }],
    ['no sentence', 500, '{"error_msg":null}', { kind: 'invalid-format' }],
    ['other JSON', 500, '{"message":"x"}', { kind: 'invalid-format' }],
    ['a JSON list', 500, '["error_msg"]', { kind: 'invalid-format' }],
    ['a JSON text', 500, '"error_msg"', { kind: 'invalid-format' }],
    ['JSON null', 500, 'null', { kind: 'invalid-format' }],
    ['HTML', 502, '<html>Bad Gateway</html>', { kind: 'invalid-format' }],
    ['text', 503, 'Service Unavailable', { kind: 'invalid-format' }],
    ['nothing', 500, '', { kind: 'status' }],
    ['nothing at all', 404, null, { kind: 'status' }],
    ['a redirect nobody follows', 304, null, { kind: 'status' }],
  ])('%s', async (_, status, body, fault) => {
    stubNetwork(reply(status, body));
    const error = await failure();
    expect(error.fault).toEqual(fault);
    expect(error.status).toBe(status);
  });
});

it.each([
  ['at the top', '{"error_msg":"満室です"}', true],
  ['beside a payload', '{"payload":{"authorization":"x"},"error_msg":"満室です"}', true],
  ['in the payload', '{"payload":{"error_msg":"満室です"}}', true],
  ['under a blank one', '{"error_msg":"\u3000","payload":{"error_msg":"満室です"}}', true],
  ['beside a payload that is a list', '{"payload":[],"error_msg":"満室です"}', true],
  ['that is blank', '{"payload":{},"error_msg":" "}', false],
  ['of wide blanks and marks that show nothing', '{"payload":{},"error_msg":"\u3000\u200B\\n"}', false],
  ['that is null', '{"payload":{"error_msg":null}}', false],
  ['in a list', '{"payload":[{"error_msg":"満室です"}]}', false],
  ['of another spelling', '{"payload":{},"ERROR_MSG":"満室です"}', false],
])('a 2xx with a message %s', async (_, body, isRefused) => {
  stubNetwork(reply(200, body));
  for (const changes of [undefined, 'once'] as const) {
    if (!isRefused) {
      expect(await exchange(request({ changes }))).toEqual(JSON.parse(body));
      continue;
    }
    const error = await failure({ changes });
    expect([error.fault, error.status]).toEqual([{ kind: 'message', text: '満室です' }, 200]);
    expect(isUnanswered(error)).toBe(false);
  }
});

describe('the word of the gateway', () => {
  const told = (status: number, word?: string): Answering => {
    const headers: HeadersInit = word === undefined ? {} : { 'Lobby-Gateway': word };
    return () => new Response('', { status, headers });
  };

  it.each([
    ['never sent', 502, 'not-sent', true],
    ['sent, and not answered', 504, 'no-answer', false],
    ["the hotel's answer", 502, 'answered', false],
    ['another word', 502, 'x', false],
    ['no gateway', 502, undefined, false],
  ])('%s', async (_, status, word, neverSent) => {
    stubNetwork(told(status, word));
    expect((await failure()).neverSent).toBe(neverSent);
  });
});

describe('a 404', () => {
  it.each(['', '{"error_msg":"x"}', '<html>'])(
    'of a call that says so is a load error, body %j',
    async (body) => {
      stubNetwork(reply(404, body));
      expect((await failure({ notFoundIsLoadError: true })).fault).toEqual({ kind: 'load-error' });
    },
  );

  it.each([400, 401, 403, 405, 410, 500, 503])('alone is: %i is not', async (status) => {
    stubNetwork(reply(status, ''));
    expect((await failure({ notFoundIsLoadError: true })).fault).toEqual({ kind: 'status' });
  });
});

const bodyThat = (start: (body: ReadableStreamDefaultController) => void) =>
  new Response(new ReadableStream({ start }));

it.each<[string, Answering, string]>([
  ['no connection', offline, 'network'],
  ['one that breaks in the body', () => bodyThat((body) => body.error(new TypeError('reset'))), 'network'],
  ['nothing before the deadline', never, 'timeout'],
  [
    'a body that does not end before it',
    (seen) =>
      bodyThat((body) => void Promise.resolve(never(seen)).catch((reason: unknown) => body.error(reason))),
    'timeout',
  ],
])('no answer: %s', async (_, answer, kind) => {
  stubNetwork(answer);
  expect((await failure({ timeoutMs: kind === 'timeout' ? 5 : 5000 })).fault).toEqual({ kind });
});

describe('a visit that has ended', () => {
  it('before: nothing is sent', async () => {
    const seen = stubNetwork(reply(200, ''));
    expect((await failure({ signal: AbortSignal.abort() })).fault).toEqual({ kind: 'dropped' });
    expect(seen).toEqual([]);
  });

  it('meanwhile: the request is given up', async () => {
    const visit = new AbortController();
    const seen = stubNetwork((one) => {
      visit.abort();
      return never(one);
    });
    expect((await failure({ signal: visit.signal })).fault).toEqual({ kind: 'dropped' });
    expect(seen[0]?.request.signal.aborted).toBe(true);
  });

  it.each([
    ['a success', 200, '{"payload":{}}'],
    ['a failure', 500, '{"error_msg":"x"}'],
    ['a 404', 404, ''],
  ])('meanwhile: %s that still arrives is dropped', async (_, status, body) => {
    const visit = new AbortController();
    stubNetwork(() => {
      visit.abort();
      return new Response(body, { status });
    });
    const error = await failure({ signal: visit.signal, notFoundIsLoadError: true });
    expect(faultOf(error)).toEqual({ kind: 'dropped' });
  });
});

describe('every request', () => {
  it('to another origin is never cached, without cookies and without a referrer', async () => {
    const seen = stubNetwork(reply(200, ''));
    await exchange(request());
    expect(seen[0]?.request).toMatchObject({
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
  });

  it.each<[string, Partial<Exchange>, Answering, number]>([
    ['what is only read, after the network failed', {}, offline, 2],
    ['what is only read, after a refusal', {}, reply(503, ''), 1],
    ['what is only read, after the deadline', { timeoutMs: 5 }, never, 1],
    ['what is posted', { body: new URLSearchParams('request_id=R1') }, offline, 1],
    ['what changes something once', { changes: 'once' }, offline, 1],
    ['what replaces something', { changes: 'replaceable' }, offline, 1],
  ])('%s: is sent as often as it may be', async (_, over, answer, times) => {
    const seen = stubNetwork(answer);
    await failure(over);
    expect(seen).toHaveLength(times);
  });

  it('that is only read succeeds where the network failed once', async () => {
    const answers: Answering[] = [offline, reply(200, '{"payload":{}}')];
    stubNetwork((seen) => (answers.shift() ?? never)(seen));
    expect(await exchange(request())).toEqual({ payload: {} });
  });

  it('is not sent again once the visit has ended', async () => {
    const visit = new AbortController();
    const seen = stubNetwork((one) => {
      queueMicrotask(() => setTimeout(() => visit.abort()));
      return offline(one);
    });
    expect((await failure({ signal: visit.signal })).fault).toEqual({ kind: 'dropped' });
    expect(seen).toHaveLength(1);
  });
});
