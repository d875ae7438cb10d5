import { FORM_REFUSED } from '~/ui/show-first-error';
import { sentence } from './punctuation';
import { plainText } from './read-text';
import { isAnswered, own, saysText } from './sentence';
import type { Speaker } from './speaker';
import { around, FRAME } from './stops';

/** Regions that announce their changes. */
export const LIVE = '[role="status"], [role="alert"], [aria-live="polite"], [role="timer"]';
/** The seconds of a countdown that are said. */
const SAID_SECONDS: ReadonlySet<number> = new Set([60, 30, 20, 10, 5]);

/** True for an element within what the page announces. */
export const isLive = (element: Element): boolean => element.closest(LIVE) !== null;

/** Regions that announce their changes: notices, errors, places in a queue, countdowns. */
export interface LiveRegions {
  /** Counts the present words of all regions as said. */
  readonly note: (scope: HTMLElement) => void;
  /** Says what has changed since. */
  readonly say: (scope: HTMLElement, lang: string) => void;
}

/** True while the guest is still in a field, or has only passed it: there is no mistake yet. */
function isTooEarly(error: HTMLElement): boolean {
  const frame = around(error, FRAME);
  const controls = frame?.querySelectorAll<HTMLElement>('input, textarea') ?? [];
  return frame?.contains(document.activeElement) === true || ![...controls].some(isAnswered);
}

export function watchLive(speaker: Speaker, signal: AbortSignal): LiveRegions {
  const said = new WeakMap<Element, string>();
  /** A form was refused: its first error is said with its field, which gets the focus a moment later. */
  let isRefused = false;
  document.addEventListener(
    FORM_REFUSED,
    () => {
      isRefused = true;
    },
    { signal },
  );
  document.addEventListener(
    'focusin',
    () => {
      isRefused = false;
    },
    { signal },
  );
  const changedIn = (scope: HTMLElement) =>
    [...scope.querySelectorAll<HTMLElement>(LIVE)].filter((live) => {
      const text = live.innerText.trim();
      const isNew = text !== (said.get(live) ?? '');
      said.set(live, text);
      return isNew && text !== '';
    });
  return {
    note: changedIn,
    say: (scope, lang) => {
      const changed = changedIn(scope);
      const errors = changed.filter((live) => around(live, FRAME) && live.role === 'alert');
      for (const live of changed) {
        if (errors.includes(live)) continue;
        if (live.role === 'timer' && !SAID_SECONDS.has(Number(/\d+/.exec(live.innerText)?.[0]))) continue;
        speaker.say(saysText(live), live);
      }
      const due = errors.filter((live) => !isTooEarly(live));
      for (const error of errors) if (!due.includes(error)) said.delete(error);
      // A form that was refused leads to its first error; the others are met on the way.
      const [error] = due;
      const frame = error && around(error, FRAME);
      if (isRefused || !error || !frame || due.length > 1) return;
      const label = frame.querySelector('legend, label');
      const words = [...(label ? [label] : []), error].map((part) => sentence(plainText(part), lang));
      speaker.say(words.map(own), error);
    },
  };
}
