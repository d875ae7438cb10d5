import type { Page } from '../fixtures.ts';

/** What a finger can be meant for, within the dialog in front or else within the screen. */
const SELECTORS = {
  main: ['main', 'smart-payment', 'checkin', 'checkout'].map((name) => `[data-action="${name}"]`).join(),
  answer: ['close', 'confirm', 'cancel', 'comfort-close', 'sign', 'use']
    .map((name) => `dialog [data-action="${name}"]`)
    .join(),
  inDialog: 'dialog button',
  back: '[data-action="back"]',
  comfort: '[data-action="comfort"]',
  any: 'button:not([data-key]), summary, label:has(input:is([type="radio"], [type="checkbox"]))',
  field: 'input:not([type="radio"], [type="checkbox"], [type="file"]), textarea',
  key: '[data-key]',
  canvas: 'canvas',
} as const;
/** A kind of thing to touch. */
export type Kind = keyof typeof SELECTORS;

/** Something to touch, and its middle. */
export interface Target {
  /** Its action, the field's name, or else the words on it. */
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Everything of a kind that stands on the page now and is not off, in its order. What lies outside the view is scrolled to when
 * it is chosen; what something else covers is here all the same: no finger hits it.
 */
export function namesOf(page: Page, kind: Kind): Promise<readonly string[]> {
  return find(page, kind, undefined).then(({ names }) => names);
}

/** One of a kind, scrolled into view; undefined where there is none. */
export async function targetOf(page: Page, kind: Kind, which: number): Promise<Target | undefined> {
  const { target } = await find(page, kind, which);
  return target;
}

function find(
  page: Page,
  kind: Kind,
  which: number | undefined,
): Promise<{ readonly names: readonly string[]; readonly target: Target | undefined }> {
  return page.evaluate(
    ({ selector, isKey, chosen }) => {
      const isInFront = (dialog: Element) => {
        const { left, right, top, bottom } = dialog.getBoundingClientRect();
        return dialog.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      };
      const dialogs = [...document.querySelectorAll('dialog[open]')];
      const layer = isKey ? document : (dialogs.findLast(isInFront) ?? dialogs.at(-1) ?? document);
      const found = [...layer.querySelectorAll<HTMLElement>(selector)].filter(
        (part) =>
          part.checkVisibility({ visibilityProperty: true }) &&
          !part.matches(':disabled, :has(:disabled)') &&
          !part.closest('[aria-hidden="true"], [inert]') &&
          part.getBoundingClientRect().width > 1,
      );
      const named = (part: HTMLElement) => {
        const input = part.querySelector('input') ?? part;
        const name = input.getAttribute('name');
        const value = input.getAttribute('value') ?? '';
        const words = part.dataset.action ?? part.dataset.key ?? part.textContent?.trim().slice(0, 20);
        return name === null ? (words ?? '') : part === input ? name : `${name}=${value}`;
      };
      const names = found.map(named);
      const part = chosen === undefined ? undefined : found[chosen % found.length];
      if (!part) return { names, target: undefined };
      part.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, width, height } = part.getBoundingClientRect();
      const target = { name: named(part), x: left + width / 2, y: top + height / 2, width, height };
      return { names, target };
    },
    { selector: SELECTORS[kind], isKey: kind === 'key', chosen: which },
  );
}
