import type { RouterHistory } from '@tanstack/react-router';

/** The guard of each history, and how it ends. */
const guards = new WeakMap<RouterHistory, Promise<() => void>>();

/** Installs the guard for back navigation, once. If it could not be loaded, the next screen tries again. */
export async function guardWayBack(history: RouterHistory): Promise<void> {
  const guarded =
    guards.get(history) ?? import('~/components/back-guard').then(({ guard }) => guard(history));
  guards.set(history, guarded);
  await guarded.catch((error: unknown) => {
    guards.delete(history);
    console.warn('Ways back are not guarded yet', error);
  });
}

/** Takes the guard off again, once its app leaves the page. */
export async function endGuard(history: RouterHistory): Promise<void> {
  (await guards.get(history))?.();
}
