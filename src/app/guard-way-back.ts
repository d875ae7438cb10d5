import type { RouterHistory } from '@tanstack/react-router';

let guarded: Promise<void> | undefined;

/**
 * Installs what back navigation needs, once: its guard, and entries that are written late. If it could not be loaded, the
 * next screen tries again.
 * @param onceDrawn calls back whenever a screen has been drawn
 */
export function guardWayBack(history: RouterHistory, onceDrawn: (drawn: () => void) => void): Promise<void> {
  guarded ??= Promise.all([import('~/components/back-guard'), import('./late-history')]).then(
    ([{ guard }, { writeEntriesLate }]) => {
      writeEntriesLate(history, onceDrawn);
      guard(history);
    },
    (error: unknown) => {
      guarded = undefined;
      console.warn('Ways back are not guarded yet', error);
    },
  );
  return guarded;
}
