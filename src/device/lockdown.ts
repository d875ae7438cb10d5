/**
 * Blocks the ways out of the app that a page can block. What only the browser or the system can block (its
 * own shortcuts, edge gestures) is part of the installation; the response header's `sandbox` blocks new
 * windows, downloads and printing.
 */
export function lockDown(): void {
  for (const name of BLOCKED_EVENTS) document.addEventListener(name, block, { capture: true });
  document.addEventListener('wheel', blockZoom, { capture: true, passive: false });
  document.addEventListener('touchmove', blockPinch, { capture: true, passive: false });
  document.addEventListener('keydown', blockShortcut, { capture: true });
  document.addEventListener('click', blockLink, { capture: true });
  if ('navigation' in window) window.navigation.addEventListener('navigate', blockNavigation);
}

/** The long-press menu, drag and drop, the middle mouse button, Safari's pinch gesture. */
const BLOCKED_EVENTS = [
  ...['contextmenu', 'dragstart', 'dragover', 'drop', 'auxclick'],
  ...['gesturestart', 'gesturechange'],
] as const;

/** Keys that, with Ctrl or Command, make a browser leave the page, search, print, save or open something. */
const MODIFIED_KEYS = new Set('dfghjklnoprstuw+-=0'.split(''));
const BROWSER_KEYS = new Set([
  ...['BrowserBack', 'BrowserForward', 'BrowserHome', 'BrowserRefresh', 'BrowserSearch', 'BrowserFavorites'],
  ...['LaunchMail', 'LaunchApplication1', 'ContextMenu', 'Help', 'Print', 'PrintScreen'],
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
