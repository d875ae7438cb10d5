/** Turns the page into a kiosk, as far as a page can do that. */
export function becomeKiosk(): void {
  lockDown();
  holdScreen();
  tellFingersFromKeys();
  answerTouches();
  void keepStorage();
}

/**
 * Asks the browser not to remove what the app has stored when it needs space. Only in an app on the home screen of an iPad
 * or iPhone: Chromium decides by itself, and Firefox would ask the guest.
 */
async function keepStorage(): Promise<void> {
  if ('standalone' in navigator && navigator.standalone === true)
    await navigator.storage?.persist?.().catch(() => undefined);
}

/**
 * Keeps the screen on, and switches to full screen at the first touch; ignores failures of either. Only touch
 * switches to full screen: a mouse means that the app runs on a desktop computer.
 */
function holdScreen(): void {
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

/**
 * Blocks the ways out of the app that a page can block. What only the browser or the system can block (its
 * own shortcuts, edge gestures) is part of the installation; the response header's `sandbox` blocks new
 * windows, downloads and printing.
 */
function lockDown(): void {
  for (const name of BLOCKED_EVENTS) document.addEventListener(name, block, { capture: true });
  document.addEventListener('wheel', blockZoom, { capture: true, passive: false });
  document.addEventListener('touchmove', blockPinch, { capture: true, passive: false });
  document.addEventListener('keydown', blockShortcut, { capture: true });
  document.addEventListener('mouseup', blockPasteOfSelection, { capture: true });
  document.addEventListener('click', blockLink, { capture: true });
  if ('navigation' in window) window.navigation.addEventListener('navigate', blockNavigation);
}

/**
 * The long-press menu, copy and cut (the next guest could paste it), drag and drop, the middle mouse button, Safari's pinch
 * gesture.
 */
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

/** Keys that, with Ctrl or Command, make a browser leave the page, search, print, save or open something. */
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

/** On Linux the middle button pastes what was last selected, also by a former guest: selecting copies there. */
function blockPasteOfSelection(event: MouseEvent): void {
  if (event.button === 1) event.preventDefault();
}

function blockShortcut(event: KeyboardEvent): void {
  if (isShortcut(event)) event.preventDefault();
}

/** True if a key press is a browser shortcut rather than text input. */
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

/** Blocks links to other origins, whether they come from a hotel's text or a browser extension. */
function blockLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href], area[href]') : null;
  const href = link?.getAttribute('href') ?? null;
  if (href !== null && !isOurs(new URL(href, window.location.href))) event.preventDefault();
}

/** Also blocks `tel:` and `mailto:`: a browser that must not open them would show an error page. */
function blockNavigation(event: NavigateEvent): void {
  const isFile = event.downloadRequest !== null;
  if (event.cancelable && (isFile || !isOurs(new URL(event.destination.url)))) event.preventDefault();
}

const isOurs = ({ origin }: URL): boolean => origin === window.location.origin;

/** Keys by which a guest without a pointer moves through the page. */
const MOVES = /^(Tab|Enter|Escape| |Arrow.*)$/;

/** Tells the styles by `data-by-finger` whether the guest uses a finger or a mouse, and so needs no ring around what has the focus. */
function tellFingersFromKeys(): void {
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

/** Vibrates briefly at every touch of an enabled control, on tablets that support it. */
function answerTouches(): void {
  if (!('vibrate' in navigator)) return;
  document.addEventListener(
    'pointerup',
    ({ target, pointerType }) => {
      const touched = target instanceof Element ? target.closest(TOUCHABLE) : null;
      if (pointerType !== 'touch' || !touched?.matches(':not(:disabled)')) return;
      // After the frame that answers the touch: to ask for it takes a slow tablet 2 ms.
      requestAnimationFrame(() => setTimeout(() => navigator.vibrate(VIBRATION_MS)));
    },
    { capture: true, passive: true },
  );
}
