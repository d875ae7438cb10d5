import { whenIdle } from '~/device/next-task';

/** The longest that an entry waits for a browser that is never idle, in ms. */
const AT_LATEST_MS = 500;
/** How soon those that failed are tried again, in ms: a server that is away for a moment leaves the network as it is. */
const AGAIN_MS = 30_000;

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
