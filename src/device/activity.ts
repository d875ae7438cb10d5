/** Events of a guest. Text can come without keys (voice, handwriting), a click without a finger (a screen reader). */
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
/** Events that scrolling must not wait for. */
const PASSIVE: ReadonlySet<string> = new Set(['touchmove', 'wheel']);

/** Calls `onEvent` with every sign of a guest, before the page gets it. @returns stops listening */
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

/** Keeps an event from the page. */
export function swallow(event: Event): void {
  event.stopImmediatePropagation();
  if (!PASSIVE.has(event.type)) event.preventDefault();
}

function isByGuest(event: Event): boolean {
  // A pen's long stroke is activity; a mouse that trembles on the desk is not.
  if (event instanceof MouseEvent && event.type === 'pointermove') return event.buttons !== 0;
  // A script that sets a value sends `input`; the keypad's keys have touches.
  return event.type !== 'input' || event.isTrusted;
}
