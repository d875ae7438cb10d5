import type { RouterHistory } from '@tanstack/react-router';

let guarded: Promise<void> | undefined;

/** Installs the guard for back navigation, once. If it could not be loaded, the next screen tries again. */
export function guardWayBack(history: RouterHistory): Promise<void> {
  guarded ??= import('~/components/back-guard').then(
    ({ guard }) => guard(history),
    (error: unknown) => {
      guarded = undefined;
      console.warn('Ways back are not guarded yet', error);
    },
  );
  return guarded;
}
