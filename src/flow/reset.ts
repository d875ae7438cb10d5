import type { ScreenPath } from './screens';

/** Why the tablet forgot last: `start` is a tablet that has not yet had to, `guest` a guest who went back to home. */
export type ResetReason = 'start' | 'guest' | 'finished' | 'idle' | 'error' | 'staff';

const ERROR_SCREENS: ReadonlySet<string> = new Set<ScreenPath>(['/404', '/common-error', '/reload-error']);

let last: ResetReason = 'start';
let announced: ResetReason | undefined;

/** Says why the visit is about to end, where the screen that is left does not tell. */
export function announceReset(reason: ResetReason): void {
  announced = reason;
}

/** A visit has ended, on this screen. Home has nobody to forget, unless it was announced. */
export function noteReset(path: string): void {
  if (announced) last = announced;
  else if (path !== '/') last = ERROR_SCREENS.has(path) ? 'error' : 'guest';
  announced = undefined;
}

/** Why the tablet forgot last. */
export const lastReset = (): ResetReason => last;
