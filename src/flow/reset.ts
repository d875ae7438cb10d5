import { onAppEnd } from '~/session/store';
import type { ScreenPath } from './screens';

/** Why the last visit ended: `start` if there was none yet, `guest` if the guest went back to home. */
export type ResetReason = 'start' | 'guest' | 'finished' | 'idle' | 'error' | 'staff';

const ERROR_SCREENS: ReadonlySet<string> = new Set<ScreenPath>(['/404', '/common-error', '/reload-error']);

let lastReason: ResetReason = 'start';
let announced: ResetReason | undefined;
onAppEnd(() => {
  lastReason = 'start';
  announced = undefined;
});

/** Sets the reason of the next end of a visit, if the current screen does not tell it. */
export function announceReset(reason: ResetReason): void {
  announced = reason;
}

/** Records that a visit ended on a screen. On home there was no visit, unless a reason was announced. */
export function noteReset(path: string): void {
  if (announced) lastReason = announced;
  else if (path !== '/') lastReason = ERROR_SCREENS.has(path) ? 'error' : 'guest';
  announced = undefined;
}

/** Why the last visit ended. */
export const lastReset = (): ResetReason => lastReason;
