import { readStored, removeStored, writeStored } from '~/storage/storage';
import { isPin } from './pin';

/** Module-level, so that closing the dialog does not reset the attempts. */
let attempts: Attempts | undefined;

const known = (): Attempts => {
  attempts ??= afterReload(readStored('lobby.pin'));
  return attempts;
};

/** Seconds until the next PIN is accepted, rounded up. */
export const secondsLocked = (): number => secondsLeft(known(), performance.now());

/**
 * Whether it is the PIN; a wrong one locks the next.
 * @throws {Error} where the browser cannot check it: then it does not count
 */
export async function tryPin(pin: string, hash: string): Promise<boolean> {
  const before = known();
  // Counted before it is checked: a reload meanwhile does not take it back.
  keep(afterWrong(before, performance.now()));
  try {
    const isRight = await isPin(pin, hash);
    if (isRight) keep(NO_ATTEMPTS);
    return isRight;
  } catch (error) {
    keep(before);
    throw error;
  }
}

function keep(now: Attempts): void {
  attempts = now;
  if (now.wrong === 0) removeStored('lobby.pin');
  else writeStored('lobby.pin', String(now.wrong));
}

/** How many PINs were wrong in a row, and when the next is accepted, in ms of `performance.now()`, which nobody can set. */
export type Attempts = { readonly wrong: number; readonly openFrom: number };

/** No wrong PIN yet. */
export const NO_ATTEMPTS: Attempts = { wrong: 0, openFrom: 0 };

/** Number of wrong PINs without a delay, for slips of the finger. */
const FREE_ATTEMPTS = 2;
/** Delay after each further wrong PIN, in s; the last value repeats. Trying all six-digit PINs takes 28 years. */
const DELAYS_S = [5, 15, 60, 300, 900] as const;

/** The state after another wrong PIN at `now`, in ms: the first three can be entered without waiting, then the delay grows. */
export function afterWrong({ wrong }: Attempts, now: number): Attempts {
  return { wrong: wrong + 1, openFrom: now + delayMs(wrong + 1) };
}

/**
 * The state after a reload: the whole delay begins again with the page. Only the count is kept: by a wall clock that is set the
 * lock could open early, or stay for years.
 */
export function afterReload(kept: string | null): Attempts {
  if (kept === null || !/^\d{1,9}$/.test(kept)) return NO_ATTEMPTS;
  const wrong = Number(kept);
  return { wrong, openFrom: delayMs(wrong) };
}

/** How long the next PIN waits after so many wrong ones, in ms. */
function delayMs(wrong: number): number {
  if (wrong <= FREE_ATTEMPTS) return 0;
  return (DELAYS_S[wrong - FREE_ATTEMPTS - 1] ?? DELAYS_S[DELAYS_S.length - 1] ?? 0) * 1000;
}

/** Seconds from `now`, in ms, until the next PIN is accepted, rounded up. */
export const secondsLeft = ({ openFrom }: Attempts, now: number): number =>
  Math.max(0, Math.ceil((openFrom - now) / 1000));
