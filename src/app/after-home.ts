import { onActivity } from '~/device/activity';
import { whenIdle } from '~/device/next-task';
import type { AppRouter } from './router';

/** Longest wait of an entry for an idle browser, in ms. */
const AT_LATEST_MS = 500;
/** Wait before failed entries are tried again, in ms, if the network stays as it is. */
const AGAIN_MS = 30_000;

/** Time without a touch before long work, in ms: a touch during the work is then unlikely. */
const UNTOUCHED_MS = 5_000;

/** Resolves after a while without a touch. */
export const whenUntouched = (): Promise<void> =>
  new Promise((resolve) => {
    const wait = () => setTimeout(end, UNTOUCHED_MS);
    let timer = wait();
    const stopListening = onActivity(() => {
      clearTimeout(timer);
      timer = wait();
    });
    function end() {
      stopListening();
      resolve();
    }
  });

/** Resolves when a screen other than home is shown. One that fails to load is tried again by the guest, alone. */
export const whenLeft = (router: AppRouter): Promise<void> =>
  new Promise((resolve) => {
    const stop = router.subscribe('onResolved', ({ toLocation: { pathname } }) => {
      if (pathname === '/' || router.state.matches.some(({ status }) => status === 'error')) return;
      stop();
      resolve();
    });
  });

/**
 * Runs entries one after the other once home is shown, each in its own task. Entries that fail are tried again later,
 * or when the network is back.
 */
export async function afterHome(entries: readonly (() => unknown)[]): Promise<void> {
  const failed: (() => unknown)[] = [];
  let isOnline: Promise<unknown> | undefined;
  for (const entry of entries) {
    await whenIdle(AT_LATEST_MS);
    try {
      await entry();
    } catch (error) {
      console.warn('Not everything is ready', error);
      failed.push(entry);
      isOnline ??= new Promise((resolve) => {
        window.addEventListener('online', resolve, { once: true });
        setTimeout(resolve, AGAIN_MS);
      });
    }
  }
  await isOnline;
  if (failed.length > 0) await afterHome(failed);
}
