import { HotelError } from '~/errors/fault';
import { type Exchange, exchange } from '~/hotel/request';
import type { Answering } from '../support/network';

/** A request to a hotel on another origin. */
export const request = (over: Partial<Exchange> = {}): Exchange => ({
  name: 'checkin_code',
  url: 'https://hotel.example/code',
  headers: {},
  timeoutMs: 5000,
  signal: new AbortController().signal,
  ...over,
});

/** What an exchange failed with; throws where it did not fail. */
export async function failure(over: Partial<Exchange> = {}): Promise<HotelError> {
  const error = await exchange(request(over)).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof HotelError))
    throw new Error('The exchange did not fail as agreed', { cause: error });
  return error;
}

/** A network that always gives this answer. */
export const reply =
  (status: number, body: string | null): Answering =>
  () =>
    new Response(body, { status });
