/**
 * Closes the ways out that a page can close itself. What only the browser or the system can close (its own keys, gestures
 * from the edge of the screen) is the installation's business; the response header `sandbox` closes new windows,
 * downloads and printing.
 */
export function lockDown(): void {
  for (const name of REFUSED) document.addEventListener(name, refuse, { capture: true });
  document.addEventListener('wheel', refuseZoom, { capture: true, passive: false });
  document.addEventListener('touchmove', refusePinch, { capture: true, passive: false });
  document.addEventListener('keydown', refuseShortcut, { capture: true });
  document.addEventListener('click', refuseLink, { capture: true });
  if ('navigation' in window) window.navigation.addEventListener('navigate', refuseDeparture);
}

/** The long-press menu, dragging things in and out, the middle mouse button, Safari's pinch. */
const REFUSED = [
  ...['contextmenu', 'dragstart', 'dragover', 'drop', 'auxclick'],
  ...['gesturestart', 'gesturechange'],
] as const;

/** Keys with which a browser leaves the page, searches, prints, saves or opens something, pressed with Ctrl or Command. */
const LETTERS = new Set('dfghjklnoprstuw+-=0'.split(''));
const KEYS = new Set([
  ...['BrowserBack', 'BrowserForward', 'BrowserHome', 'BrowserRefresh', 'BrowserSearch', 'BrowserFavorites'],
  ...['LaunchMail', 'LaunchApplication1', 'ContextMenu', 'Help', 'Print', 'PrintScreen'],
]);

function refuse(event: Event): void {
  event.preventDefault();
}

function refuseZoom(event: WheelEvent): void {
  if (event.ctrlKey) event.preventDefault();
}

function refusePinch(event: TouchEvent): void {
  if (event.touches.length > 1) event.preventDefault();
}

function refuseShortcut(event: KeyboardEvent): void {
  if (isShortcut(event)) event.preventDefault();
}

/** Whether a key belongs to the browser rather than to what is typed. */
export function isShortcut({
  key,
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>): boolean {
  if (/^F\d+$/.test(key) || KEYS.has(key)) return true;
  if (altKey && /^(Arrow(Left|Right)|Home|d)$/i.test(key)) return true;
  return (ctrlKey || metaKey) && LETTERS.has(key.toLowerCase());
}

/** A link to anywhere but this app, whatever a hotel's text or a browser's extension put there. */
function refuseLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href], area[href]') : null;
  const href = link?.getAttribute('href') ?? null;
  if (href !== null && !isOurs(new URL(href, window.location.href))) event.preventDefault();
}

/** `tel:` and `mailto:` too: a browser that may not open them shows a dead error page instead. */
function refuseDeparture(event: NavigateEvent): void {
  const isFile = event.downloadRequest !== null;
  if (event.cancelable && (isFile || !isOurs(new URL(event.destination.url)))) event.preventDefault();
}

const isOurs = ({ origin }: URL): boolean => origin === window.location.origin;

/**
 * Keeps the screen lit, and fills it from the first touch of a finger on; what the browser does not grant is done without.
 * A mouse does not fill the screen: it is on somebody's desk.
 */
export function holdScreen(): void {
  const light = async () => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    await navigator.wakeLock.request('screen').catch(() => undefined);
  };
  const fill = async ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch' || document.fullscreenElement || !document.fullscreenEnabled) return;
    if (window.matchMedia('(display-mode: fullscreen)').matches) return;
    await document.documentElement.requestFullscreen({ navigationUI: 'hide' }).catch(() => undefined);
  };
  void light();
  // A page that was hidden has lost its light.
  document.addEventListener('visibilitychange', () => void light());
  document.addEventListener('pointerup', (event) => void fill(event), { capture: true });
}
