import { environmentManager, focusManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { passedMs } from '~/clock/passed';
import { newCheckout } from '~/domain/checkout';
import { HotelError } from '~/errors/fault';
import { queueQuery } from '~/features/checkout/queue-query';
import { updateSession } from '~/session/store';
import { endVisit } from '~/session/visit';
import { scriptedHotel } from '../support/hotel';
import { type Answering, never, offline, payload } from '../support/network';

const INTERVAL_MS = 3000;
const WAITING: Answering = () => payload({ status: 1 });
const READY: Answering = () => payload({ status: 4 });

let stop = () => {};
beforeEach(() => {
  endVisit();
  // On a server the library asks nothing by itself.
  environmentManager.setIsServer(() => false);
  vi.useFakeTimers();
});
afterEach(() => {
  stop();
  focusManager.setFocused(undefined);
});

function queues(answers: readonly Answering[], standardTimeoutMs = Number.POSITIVE_INFINITY) {
  updateSession({ authToken: 'guest-token', checkout: newCheckout('ヤマダ') });
  const desk = scriptedHotel({ checkout_info_result: answers });
  const leaving = new AbortController();
  const query = queueQuery({
    hotel: desk.hotel,
    requestId: 'R1',
    since: passedMs(),
    intervalMs: INTERVAL_MS,
    standardTimeoutMs,
    signal: leaving.signal,
  });
  const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always', retry: false } } });
  const observer = new QueryObserver(client, query);
  stop = observer.subscribe(() => {});
  return { ...desk, leaving, result: () => observer.getCurrentResult() };
}

const passes = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('is asked again so long after each answer, until the guest is called', async () => {
  const { asked, result } = queues([WAITING, WAITING, READY]);
  await passes(0);
  expect(asked()).toHaveLength(1);
  await passes(INTERVAL_MS - 1);
  expect(asked()).toHaveLength(1);
  await passes(1);
  expect(asked()).toHaveLength(2);
  await passes(INTERVAL_MS);
  expect(result().data).toEqual({ isCalled: true });
  await passes(20 * INTERVAL_MS);
  expect(asked()).toHaveLength(3);
});

it('is asked on while the screen of the tablet is off', async () => {
  focusManager.setFocused(false);
  const { asked } = queues([WAITING, READY]);
  await passes(INTERVAL_MS);
  expect(asked()).toHaveLength(2);
});

it('is never asked twice at a time, and the pause begins with the answer', async () => {
  let [open, most] = [0, 0];
  const slow: Answering = async (seen) => {
    open += 1;
    most = Math.max(most, open);
    await new Promise((resolve) => setTimeout(resolve, 2.5 * INTERVAL_MS));
    open -= 1;
    return WAITING(seen);
  };
  const { asked } = queues([slow]);
  await passes(2.5 * INTERVAL_MS);
  expect(asked()).toHaveLength(1);
  await passes(INTERVAL_MS - 1);
  expect(asked()).toHaveLength(1);
  await passes(1);
  expect(asked()).toHaveLength(2);
  await passes(50 * INTERVAL_MS);
  expect(most).toBe(1);
});

it.each([5, -5])('ends in time, also by a clock that is set by %i hours', async (hours) => {
  const { result } = queues([WAITING], 3 * INTERVAL_MS);
  await passes(INTERVAL_MS);
  vi.setSystemTime(Date.now() + hours * 3_600_000);
  await passes(INTERVAL_MS);
  expect(result().error).toBeNull();
  await passes(INTERVAL_MS);
  expect(result().error).toMatchObject({ fault: { kind: 'general' } });
});

it('is asked no more after a failure', async () => {
  const { asked, result } = queues([WAITING, () => payload({ status: 9, message: '受付終了' })]);
  await passes(20 * INTERVAL_MS);
  expect(asked()).toHaveLength(2);
  expect(result().error).toMatchObject({ fault: { kind: 'message', text: '受付終了' } });
});

const EMPTY: Answering = () => new Response('', { status: 503 });
const NOT_SENT: Answering = () => new Response('', { status: 502, headers: { 'Lobby-Gateway': 'not-sent' } });
const PAGE: Answering = () => new Response('<!doctype html>Bad Gateway', { status: 502 });

it.each<[string, Answering]>([
  ['the network', offline],
  ['an answer in time', never],
  ['an answer of the hotel, but one of a proxy', PAGE],
  ['any words', EMPTY],
  ['a way from the gateway to the hotel', NOT_SENT],
])('one look without %s costs no place; two in a row end the wait', async (_, lost) => {
  const { result } = queues([WAITING, lost, WAITING, READY]);
  await passes(10 * INTERVAL_MS);
  expect(result()).toMatchObject({ error: null, data: { isCalled: true } });
  stop();
  const again = queues([WAITING, lost]);
  await passes(10 * INTERVAL_MS);
  expect(again.asked()).toHaveLength(3);
  expect(again.result().error).toBeInstanceOf(HotelError);
});

it.each<[string, Answering]>([
  ['in words', () => Response.json({ error_msg: '受付終了' }, { status: 500 })],
  ['without words', () => new Response('', { status: 403 })],
])('a refusal %s ends the wait at once', async (_, refusal) => {
  const { asked, result } = queues([WAITING, refusal]);
  await passes(10 * INTERVAL_MS);
  expect(asked()).toHaveLength(2);
  expect(result().error).toBeInstanceOf(HotelError);
});

it('gives a question up as its screen goes', async () => {
  const { asked, seen } = queues([() => new Promise(() => {})]);
  await passes(0);
  expect(asked()).toHaveLength(1);
  stop();
  expect(seen[0]?.request.signal.aborted).toBe(true);
  await passes(20 * INTERVAL_MS);
  expect(asked()).toHaveLength(1);
});
