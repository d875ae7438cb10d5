import { saysControl, saysText } from './sentence';
import type { Speaker } from './speaker';
import { scopeNow, stopsIn } from './stops';

/** Longest time between the two taps of a double tap, in ms. */
const DOUBLE_MS = 500;

/** A finger on the place to sign writes. */
const isWriting = ({ target }: Event): boolean => target instanceof HTMLCanvasElement;

/**
 * Reads what a finger explores, and presses at a second tap, as phones do for those who listen. The finger itself presses nothing.
 * @param answers takes a second tap as the answer to a question of the guidance itself; false if none is asked
 * @returns stops doing so
 */
export function exploreByTouch(speaker: Speaker, answers: () => boolean): () => void {
  const listening = new AbortController();
  const how = { capture: true, signal: listening.signal };
  let under: HTMLElement | undefined;
  let tappedAt = Number.NEGATIVE_INFINITY;
  const explore = ({ clientX, clientY }: PointerEvent) => {
    const found = document.elementFromPoint(clientX, clientY);
    const now = controlAt(found) ?? textAt(found);
    if (!now || now === under) return;
    under = now;
    speaker.sayNow(now === controlAt(found) ? saysControl(now) : saysText(now));
  };
  const keep = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const isExploring = (event: PointerEvent) => event.pointerType !== 'mouse' && !isWriting(event);
  window.addEventListener(
    'pointerdown',
    (event) => {
      if (!isExploring(event)) return;
      keep(event);
      const isDouble = event.timeStamp - tappedAt < DOUBLE_MS;
      tappedAt = isDouble ? Number.NEGATIVE_INFINITY : event.timeStamp;
      if (isDouble && answers()) return;
      if (isDouble && under) {
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
      if (!isExploring(event)) return;
      keep(event);
      explore(event);
    },
    how,
  );
  // The click and the focus that a browser makes of a touch belong to the first tap.
  for (const name of ['touchstart', 'touchend'] as const) {
    window.addEventListener(name, (event) => isWriting(event) || keep(event), { ...how, passive: false });
  }
  return () => listening.abort();
}

/** The control at which a finger is, or whose label it is on. */
function controlAt(found: Element | null): HTMLElement | undefined {
  const label = found?.closest('label');
  const control = label?.control ?? found?.closest<HTMLElement>('a[href], button, input, textarea, canvas');
  return control ?? undefined;
}

const textAt = (found: Element | null): HTMLElement | undefined =>
  stopsIn(scopeNow()).find(({ element, isControl }) => !isControl && element.contains(found))?.element;
