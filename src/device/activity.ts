/**
 * Events by which a guest is noticed. Text may come without keys, from voice, handwriting and suggestions, and a click without
 * a finger, from a screen reader.
 */
const EVENTS = [
  'pointerdown',
  'pointermove',
  'touchmove',
  'wheel',
  'keydown',
  'click',
  'beforeinput',
  'input',
  'compositionupdate',
];
/** Scrolling does not wait for those who listen to these. */
const PASSIVE: ReadonlySet<string> = new Set(['touchmove', 'wheel']);

/**
 * Calls `heard` with every event that shows that somebody is at the tablet, before the page has it.
 * @returns stops listening
 */
export function onActivity(onEvent: (event: Event) => void): () => void {
  const listening = new AbortController();
  for (const name of EVENTS) {
    window.addEventListener(name, (event) => isByGuest(event) && onEvent(event), {
      capture: true,
      passive: PASSIVE.has(name),
      signal: listening.signal,
    });
  }
  return () => listening.abort();
}

/** Keeps an event from the page, which then does nothing about it. */
export function swallow(event: Event): void {
  event.stopImmediatePropagation();
  if (!PASSIVE.has(event.type)) event.preventDefault();
}

function isByGuest(event: Event): boolean {
  // A long stroke of a pen is activity; a mouse that trembles on the desk is not.
  if (event instanceof MouseEvent && event.type === 'pointermove') return event.buttons !== 0;
  // A script that sets a value says so by this event; for the keypad's keys there was a touch.
  return event.type !== 'input' || event.isTrusted;
}
