import { readStored, removeStored, writeStored } from '~/storage/storage';
import { isPin } from './pin';

/** In the module, so that closing the dialog resets nothing. */
let attempts: Attempts | undefined;

const known = (): Attempts => {
  attempts ??= afterReload(readStored('lobby.pin'));
  return attempts;
};

/** Seconds until the next PIN is accepted, rounded up. */
export const secondsLocked = (): number => secondsLeft(known(), performance.now());

/**
 * True if the PIN is right; a wrong one locks the next.
 * @throws {Error} if the browser cannot check it: it does not count then
 */
export async function tryPin(pin: string, hash: string): Promise<boolean> {
  const before = known();
  // Counts before the check, so that a reload takes nothing back.
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

/** Wrong PINs in a row, and the time of the next, in ms of `performance.now()`, which nobody can set. */
export type Attempts = { readonly wrong: number; readonly openFrom: number };

export const NO_ATTEMPTS: Attempts = { wrong: 0, openFrom: 0 };

/** Wrong PINs without a delay, for slips of the finger. */
const FREE_ATTEMPTS = 2;
/** Delay after each further wrong PIN, in s; the last repeats. All six-digit PINs take 28 years. */
const DELAYS_S = [5, 15, 60, 300, 900] as const;

/** The state after another wrong PIN at `now`, in ms. */
export function afterWrong({ wrong }: Attempts, now: number): Attempts {
  return { wrong: wrong + 1, openFrom: now + delayMs(wrong + 1) };
}

/** The state after a reload: the whole delay starts again, since a wall clock could open the lock early. */
export function afterReload(kept: string | null): Attempts {
  if (kept === null || !/^\d{1,9}$/.test(kept)) return NO_ATTEMPTS;
  const wrong = Number(kept);
  return { wrong, openFrom: delayMs(wrong) };
}

function delayMs(wrong: number): number {
  if (wrong <= FREE_ATTEMPTS) return 0;
  return (DELAYS_S[wrong - FREE_ATTEMPTS - 1] ?? DELAYS_S[DELAYS_S.length - 1] ?? 0) * 1000;
}

export const secondsLeft = ({ openFrom }: Attempts, now: number): number =>
  Math.max(0, Math.ceil((openFrom - now) / 1000));
