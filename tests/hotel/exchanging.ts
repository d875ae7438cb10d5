import { HotelError } from '~/errors/fault';
import { type Exchange, exchange } from '~/hotel/request';
import type { Answering } from '../support/network';

export const request = (over: Partial<Exchange> = {}): Exchange => ({
  name: 'checkin_code',
  url: 'https://hotel.example/code',
  headers: {},
  timeoutMs: 5000,
  signal: new AbortController().signal,
  ...over,
});

/** An exchange's failure; throws for a success. */
export async function failure(over: Partial<Exchange> = {}): Promise<HotelError> {
  const error = await exchange(request(over)).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof HotelError))
    throw new Error('The exchange did not fail as agreed', { cause: error });
  return error;
}

export const reply =
  (status: number, body: string | null): Answering =>
  () =>
    new Response(body, { status });
