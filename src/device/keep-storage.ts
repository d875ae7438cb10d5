/**
 * Asks the browser not to remove what the app has stored when it needs space. Only in an app on the home screen of an iPad
 * or iPhone: Chromium decides by itself, and Firefox would ask the guest.
 */
export async function keepStorage(): Promise<void> {
  if ('standalone' in navigator && navigator.standalone === true)
    await navigator.storage?.persist?.().catch(() => undefined);
}
