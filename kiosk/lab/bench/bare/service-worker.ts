/** Registered as late as the app does, in ms after the page stands. */
const REGISTER_AFTER_MS = 1500;

/** Starts the precache. The security headers want the address of a worker to pass a policy. */
export function startServiceWorker(): void {
  window.trustedTypes?.createPolicy('default', { createScriptURL: (address) => address });
  setTimeout(async () => {
    const { Workbox } = await import('workbox-window');
    await new Workbox('/sw.js').register();
  }, REGISTER_AFTER_MS);
}
