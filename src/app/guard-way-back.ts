import type { RouterHistory } from '@tanstack/react-router';

let guarded: Promise<void> | undefined;

/** Puts the guard of the ways back in its place, once; one that could not be loaded is tried again with the next screen. */
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
