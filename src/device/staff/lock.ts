import { readStored, removeStored, writeStored } from '~/storage/storage';
import { type Attempts, afterReload, afterWrong, NO_ATTEMPTS, secondsLeft } from './attempts';
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
