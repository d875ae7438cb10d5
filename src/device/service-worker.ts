/** Registered only when home has long stood: the first screen is not to wait for it. In ms after load. */
const REGISTER_AFTER_MS = 1500;

/** Starts the offline shell. A tablet without service workers (plain http on a network) works on without it. */
export function startServiceWorker(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  setTimeout(async () => {
    try {
      const { Workbox } = await import('workbox-window');
      await new Workbox('/sw.js').register();
    } catch (error) {
      console.warn('The offline shell could not be started', error);
    }
  }, REGISTER_AFTER_MS);
}
