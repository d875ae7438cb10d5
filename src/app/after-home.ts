import { onActivity } from '~/device/activity';
import { whenIdle } from '~/device/next-task';
import type { AppRouter } from './router';

/** The longest that an entry waits for a browser that is never idle, in ms. */
const AT_LATEST_MS = 500;
/** How soon those that failed are tried again, in ms: a server that is away for a moment leaves the network as it is. */
const AGAIN_MS = 30_000;

/** How long nobody may have touched the tablet before it does long work, in ms: nobody is likely to touch it during that work. */
const UNTOUCHED_MS = 5_000;

/** Resolves when nobody has touched the tablet for a while. */
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

/** Resolves when a screen other than home is shown. */
export const whenLeft = (router: AppRouter): Promise<void> =>
  new Promise((resolve) => {
    const stop = router.subscribe('onResolved', ({ toLocation: { pathname } }) => {
      if (pathname === '/') return;
      stop();
      resolve();
    });
  });

/**
 * Does what can wait until home is shown, one entry after the other, each in a task of its own. Those that fail, since
 * something could not be loaded, are tried again in the same order: after a while, or when the network is back.
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
