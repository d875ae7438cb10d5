/**
 * Keeps the screen on, and switches to full screen at the first touch; ignores failures of either. Only touch
 * switches to full screen: a mouse means that the app runs on a desktop computer.
 */
export function holdScreen(): void {
  let lock: WakeLockSentinel | undefined;
  const requestWakeLock = async () => {
    const isHeld = lock?.released === false;
    if (isHeld || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    lock = await navigator.wakeLock.request('screen').catch(() => undefined);
  };
  const enterFullscreen = async ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch' || document.fullscreenElement || !document.fullscreenEnabled) return;
    // `navigator.standalone` exists only in Safari on iPadOS and iOS. In full screen it shows a warning when the guest
    // types, and exits full screen.
    if ('standalone' in navigator || window.matchMedia('(display-mode: fullscreen)').matches) return;
    await document.documentElement.requestFullscreen({ navigationUI: 'hide' }).catch(() => undefined);
  };
  void requestWakeLock();
  // Browsers release the wake lock when a page is hidden.
  document.addEventListener('visibilitychange', () => void requestWakeLock());
  document.addEventListener(
    'pointerup',
    (event) => {
      void enterFullscreen(event);
      // WebKit grants it to a page that has been touched.
      void requestWakeLock();
    },
    { capture: true },
  );
}
