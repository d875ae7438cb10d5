import type { Call } from './call';

/** The client for the hotel's API. */
export type Hotel = {
  /**
   * Makes a call for the current reservation.
   * @param leaving aborts the call when its result is no longer needed
   * @throws HotelError for every failure; of kind `dropped` if the visit or the look-up ended, or the call
   *   was aborted
   */
  readonly ask: <In, Out>(call: Call<In, Out>, input: In, leaving?: AbortSignal) => Promise<Out>;
};
