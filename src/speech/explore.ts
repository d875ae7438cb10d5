import { saysControl, saysText } from './sentence';
import type { Speaker } from './speaker';
import { scopeNow, stopsIn } from './stops';

/** How soon a second tap follows the first, in ms. */
const DOUBLE_MS = 500;

/**
 * Reads what a finger explores, and presses at a second tap, as phones do for those who listen. The finger itself presses nothing.
 * @returns stops doing so
 */
export function exploreByTouch(speaker: Speaker): () => void {
  const listening = new AbortController();
  const how = { capture: true, signal: listening.signal };
  let under: Element | undefined;
  let tappedAt = Number.NEGATIVE_INFINITY;
  const explore = ({ clientX, clientY }: PointerEvent) => {
    const found = document.elementFromPoint(clientX, clientY);
    const stop = stopsIn(scopeNow()).find(({ element }) => element === found || element.contains(found));
    if (!stop || stop.element === under) return;
    under = stop.element;
    speaker.sayNow(stop.isControl ? saysControl(stop.element) : saysText(stop.element));
  };
  const keep = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType === 'mouse' || isWriting(event)) return;
      keep(event);
      const isDouble = event.timeStamp - tappedAt < DOUBLE_MS;
      tappedAt = event.timeStamp;
      if (isDouble && under instanceof HTMLElement) {
        tappedAt = Number.NEGATIVE_INFINITY;
        under.focus();
        return under.click();
      }
      under = undefined;
      explore(event);
    },
    how,
  );
  window.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerType === 'mouse' || isWriting(event)) return;
      keep(event);
      explore(event);
    },
    how,
  );
  // The click and the focus that a browser makes of a touch belong to the first tap.
  for (const name of ['touchstart', 'touchend'] as const)
    window.addEventListener(name, (event) => isWriting(event) || keep(event), { ...how, passive: false });
  return () => listening.abort();
}

/** A finger on the place to sign writes. */
const isWriting = ({ target }: Event): boolean => target instanceof HTMLCanvasElement;
