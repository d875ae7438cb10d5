import type { Call } from './call';

/** The hotel, as the app talks to it. */
export type Hotel = {
  /**
   * Makes a call for the reservation now looked up.
   * @param leaving gives the call up before that is over, when nobody waits for the answer any more
   * @throws HotelError for every way it can fail; `dropped` when visit or look-up ended meanwhile or the call was given up.
   */
  readonly ask: <In, Out>(call: Call<In, Out>, input: In, leaving?: AbortSignal) => Promise<Out>;
};
