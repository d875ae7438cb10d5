import i18next from 'i18next';
import { characterName } from './characters';
import { own } from './sentence';
import type { Speaker } from './speaker';
import { word } from './texts';

/** Typing without letters on a keyboard: the listener moves over the keys of the on-screen keypad. */
export interface Spelling {
  readonly isOn: () => boolean;
  /** Begins, if the keypad is open for what has the focus. Returns false otherwise. */
  readonly begin: () => boolean;
  readonly end: () => void;
  readonly move: (direction: 'left' | 'right' | 'up' | 'down') => void;
  readonly press: () => void;
}

const keys = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-key]')];

/** The name of a key, as a listener hears it. */
const nameOf = (key: HTMLElement): string => {
  const name = key.ariaLabel ?? key.textContent;
  return [...name].length === 1 ? characterName(name, i18next.language) : name;
};

export function createSpelling(speaker: Speaker): Spelling {
  let at: string | undefined;
  const here = () => keys().find((key) => key.dataset.key === at) ?? keys()[0];
  const say = (key: HTMLElement) => speaker.sayNow([own(nameOf(key))]);
  return {
    isOn: () => at !== undefined && keys().length > 0,
    begin: () => {
      const [first] = keys();
      if (!first) return false;
      at = first.dataset.key;
      speaker.sayNow([own(word('spelling')), own(nameOf(first))]);
      return true;
    },
    end: () => {
      at = undefined;
    },
    move: (direction) => {
      const from = here();
      const to = from && nearest(from, direction);
      if (!to) return;
      at = to.dataset.key;
      say(to);
    },
    press: () => here()?.click(),
  };
}

/** The next key in a direction: in the same row beside it, else the nearest of the next row. */
function nearest(from: HTMLElement, direction: 'left' | 'right' | 'up' | 'down'): HTMLElement | undefined {
  const all = keys();
  if (direction === 'left' || direction === 'right') {
    return all[all.indexOf(from) + (direction === 'right' ? 1 : -1)];
  }
  const { left, top, bottom, width } = from.getBoundingClientRect();
  const centre = left + width / 2;
  const distance = (key: HTMLElement) => {
    const box = key.getBoundingClientRect();
    const apart = direction === 'down' ? box.top - bottom : top - box.bottom;
    return apart < -1 ? Number.POSITIVE_INFINITY : apart * 100 + Math.abs(box.left + box.width / 2 - centre);
  };
  const [best] = all.filter((key) => key !== from).sort((one, other) => distance(one) - distance(other));
  return best && Number.isFinite(distance(best)) ? best : undefined;
}
