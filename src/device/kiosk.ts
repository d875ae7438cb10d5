/** Turns the page into a kiosk, as far as a page can. */
export function becomeKiosk(): void {
  lockDown();
  holdScreen();
  markFingerUse();
  answerTouches();
  void keepStorage();
}

/** Keeps the app's storage on iPadOS and iOS: Chromium decides alone, and Firefox would ask the guest. */
async function keepStorage(): Promise<void> {
  if ('standalone' in navigator && navigator.standalone === true)
    await navigator.storage?.persist?.().catch(() => undefined);
}

/** Keeps the screen on, and enters full screen at the first touch. A mouse means a desktop computer, which stays as it is. */
function holdScreen(): void {
  let lock: WakeLockSentinel | undefined;
  const requestWakeLock = async () => {
    const isHeld = lock?.released === false;
    if (isHeld || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    lock = await navigator.wakeLock.request('screen').catch(() => undefined);
  };
  const enterFullscreen = async ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch' || document.fullscreenElement || !document.fullscreenEnabled) return;
    // `navigator.standalone` means Safari on iPadOS or iOS, where full screen warns of typing and ends.
    if ('standalone' in navigator || window.matchMedia('(display-mode: fullscreen)').matches) return;
    await document.documentElement.requestFullscreen({ navigationUI: 'hide' }).catch(() => undefined);
  };
  void requestWakeLock();
  // A hidden page loses its wake lock.
  document.addEventListener('visibilitychange', () => void requestWakeLock());
  document.addEventListener(
    'pointerup',
    (event) => {
      void enterFullscreen(event);
      // WebKit grants a wake lock only after a touch.
      void requestWakeLock();
    },
    { capture: true },
  );
}

/** Blocks the ways out that a page can block; the installation and the header's `sandbox` block the others. */
function lockDown(): void {
  for (const name of BLOCKED_EVENTS) document.addEventListener(name, block, { capture: true });
  document.addEventListener('wheel', blockZoom, { capture: true, passive: false });
  document.addEventListener('touchmove', blockPinch, { capture: true, passive: false });
  document.addEventListener('keydown', blockShortcut, { capture: true });
  document.addEventListener('mouseup', blockPasteOfSelection, { capture: true });
  document.addEventListener('click', blockLink, { capture: true });
  if ('navigation' in window) window.navigation.addEventListener('navigate', blockNavigation);
}

/** Long-press menu, copy and cut (the next guest could paste), drag and drop, middle button, Safari's pinch. */
const BLOCKED_EVENTS = [
  'contextmenu',
  'copy',
  'cut',
  'dragstart',
  'dragover',
  'drop',
  'auxclick',
  'gesturestart',
  'gesturechange',
] as const;

/** Keys that leave, search, print, save or open with Ctrl or Command. */
const MODIFIED_KEYS: ReadonlySet<string> = new Set('dfghjklnoprstuw+-=0'.split(''));
const BROWSER_KEYS: ReadonlySet<string> = new Set([
  'BrowserBack',
  'BrowserForward',
  'BrowserHome',
  'BrowserRefresh',
  'BrowserSearch',
  'BrowserFavorites',
  'LaunchMail',
  'LaunchApplication1',
  'ContextMenu',
  'Help',
  'Print',
  'PrintScreen',
]);

function block(event: Event): void {
  event.preventDefault();
}

function blockZoom(event: WheelEvent): void {
  if (event.ctrlKey) event.preventDefault();
}

function blockPinch(event: TouchEvent): void {
  if (event.touches.length > 1) event.preventDefault();
}

/** On Linux the middle button pastes the last selected text, even a former guest's. */
function blockPasteOfSelection(event: MouseEvent): void {
  if (event.button === 1) event.preventDefault();
}

function blockShortcut(event: KeyboardEvent): void {
  if (isShortcut(event)) event.preventDefault();
}

/** True for a browser shortcut, false for text input. */
export function isShortcut({
  key,
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>): boolean {
  if (/^F\d+$/.test(key) || BROWSER_KEYS.has(key)) return true;
  if (altKey && /^(Arrow(Left|Right)|Home|d)$/i.test(key)) return true;
  return (ctrlKey || metaKey) && MODIFIED_KEYS.has(key.toLowerCase());
}

/** Blocks links to other origins, from a hotel's text or a browser extension. */
function blockLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href], area[href]') : null;
  const href = link?.getAttribute('href') ?? null;
  if (href !== null && !isOurs(new URL(href, window.location.href))) event.preventDefault();
}

/** Also blocks `tel:` and `mailto:`, which would end on an error page. */
function blockNavigation(event: NavigateEvent): void {
  const isFile = event.downloadRequest !== null;
  if (event.cancelable && (isFile || !isOurs(new URL(event.destination.url)))) event.preventDefault();
}

const isOurs = ({ origin }: URL): boolean => origin === window.location.origin;

/** Keys that move a guest without a pointer through the page. */
const MOVES = /^(Tab|Enter|Escape| |Arrow.*)$/;

/** Sets `data-by-finger`: a guest with a finger or a mouse needs no focus ring. */
function markFingerUse(): void {
  const { dataset } = document.documentElement;
  document.addEventListener(
    'pointerdown',
    () => {
      dataset.byFinger = '';
    },
    { capture: true, passive: true },
  );
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (MOVES.test(key)) delete dataset.byFinger;
    },
    { capture: true },
  );
}

/** Duration of the vibration, in ms: felt, not heard. */
const VIBRATION_MS = 12;
const TOUCHABLE = 'button, input, label, select, summary';

/** Vibrates at each touch of an enabled control, if the tablet can. */
function answerTouches(): void {
  if (!('vibrate' in navigator)) return;
  document.addEventListener(
    'pointerup',
    ({ target, pointerType }) => {
      const touched = target instanceof Element ? target.closest(TOUCHABLE) : null;
      if (pointerType !== 'touch' || !touched?.matches(':not(:disabled)')) return;
      // After the frame that answers the touch: the call takes a slow tablet 2 ms.
      requestAnimationFrame(() => setTimeout(() => navigator.vibrate(VIBRATION_MS)));
    },
    { capture: true, passive: true },
  );
}
