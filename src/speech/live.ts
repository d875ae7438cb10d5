import { sentence } from './punctuation';
import { plainText } from './read-text';
import { own, saysText } from './sentence';
import type { Speaker } from './speaker';

/** What announces by itself that it has changed. */
export const LIVE = '[role="status"], [role="alert"], [aria-live="polite"], [role="timer"]';
/** The seconds of a countdown that are said. */
const SAID_SECONDS: ReadonlySet<number> = new Set([60, 30, 20, 10, 5]);

/** True for an element within what the page announces. */
export const isLive = (element: Element): boolean => element.closest(LIVE) !== null;

/** What the page announces by itself: notices, errors, places in a queue, countdowns. */
export interface LiveRegions {
  /** What a region says now counts as said. */
  readonly note: (scope: HTMLElement) => void;
  /** Says what has changed since. */
  readonly say: (scope: HTMLElement, lang: string) => void;
}

export function watchLive(speaker: Speaker): LiveRegions {
  const said = new WeakMap<Element, string>();
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
      const errors = changed.filter((live) => live.closest('[data-field-frame]') && live.role === 'alert');
      for (const live of changed) {
        if (errors.includes(live)) continue;
        if (live.role === 'timer' && !SAID_SECONDS.has(Number(/\d+/.exec(live.innerText)?.[0]))) continue;
        speaker.say(saysText(live), live);
      }
      // A form that was refused leads to its first error; the others are met on the way.
      const [error] = errors;
      const frame = error?.closest<HTMLElement>('[data-field-frame]');
      if (!error || !frame || errors.length > 1 || frame.contains(document.activeElement)) return;
      const label = frame.querySelector('legend, label');
      const said = [...(label ? [label] : []), error].map((part) => sentence(plainText(part), lang));
      speaker.say(said.map(own), error);
    },
  };
}
