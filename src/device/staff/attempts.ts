/**
 * The number of consecutive wrong PINs, and the time from which the next PIN is accepted, in ms of the same
 * clock as `now`.
 */
export type Attempts = { readonly wrong: number; readonly openFrom: number };

/** No wrong PIN yet. */
export const NO_ATTEMPTS: Attempts = { wrong: 0, openFrom: 0 };

/** Number of wrong PINs without a delay, for slips of the finger. */
const FREE_ATTEMPTS = 2;
/**
 * Delay after each further wrong PIN, in s; the last value repeats. Trying all four-digit PINs takes over a
 * month.
 */
const DELAYS_S = [5, 15, 60, 300] as const;

/**
 * The state after another wrong PIN: the first three can be entered without waiting, then the delay grows.
 * @param now in ms
 */
export function afterWrong({ wrong }: Attempts, now: number): Attempts {
  const delay =
    wrong < FREE_ATTEMPTS ? 0 : (DELAYS_S[wrong - FREE_ATTEMPTS] ?? DELAYS_S[DELAYS_S.length - 1] ?? 0);
  return { wrong: wrong + 1, openFrom: now + delay * 1000 };
}

/**
 * Seconds until the next PIN is accepted, rounded up.
 * @param now in ms
 */
export const secondsLeft = ({ openFrom }: Attempts, now: number): number =>
  Math.max(0, Math.ceil((openFrom - now) / 1000));
