import type { Page } from '@playwright/test';

/** What a form still asks of the guest. */
export type Asked =
  /** A ready answer to an empty field: one tap on the button with this text, in the field's frame or section. */
  | { readonly kind: 'offer'; readonly name: string; readonly label: string }
  | { readonly kind: 'text'; readonly name: string }
  /** A choice of which nothing is chosen, or an empty box to tick. */
  | { readonly kind: 'choice'; readonly name: string; readonly values: readonly string[] }
  | { readonly kind: 'picker'; readonly name: string }
  | { readonly kind: 'signature' };

/** The mark of a label that need not be answered, in the language of the robot. */
const OPTIONAL = '任意';

/** Ready answers, by their actions: the usual ones beside a field, and names to take over in a section of names. */
const OFFERS = ':is([data-action="usual-answer"], [data-action="take-kana"], [data-action="take-family"])';

/**
 * What the shown screen asks next and has no answer to yet, from top to bottom; undefined once there is nothing. What is
 * filled in already and what is optional is left as it is.
 * @param tried the fields whose ready answer has been tapped on this screen: where it led to nothing they are typed
 */
export const whatIsAsked = (page: Page, tried: readonly string[]): Promise<Asked | undefined> =>
  page.evaluate(look, { OPTIONAL, OFFERS, tried });

/** Runs in the page. */
function look(known: {
  readonly OPTIONAL: string;
  readonly OFFERS: string;
  readonly tried: readonly string[];
}): Asked | undefined {
  const main = document.querySelector('main');
  for (const frame of main?.querySelectorAll('[data-field-frame]') ?? []) {
    const title = frame.querySelector('label, legend')?.textContent ?? '';
    if (!frame.checkVisibility() || title.includes(known.OPTIONAL)) continue;
    const text = frame.querySelector<HTMLInputElement | HTMLTextAreaElement>('[data-keyboard]');
    const ticks = [
      ...frame.querySelectorAll<HTMLInputElement>('input:is([type="radio"], [type="checkbox"])'),
    ];
    const select = frame.querySelector('select');
    const [tick] = ticks;
    if (text ? text.value !== '' : select?.value !== '' && (!tick || ticks.some(({ checked }) => checked))) {
      continue;
    }
    if (tick) return { kind: 'choice', name: tick.name, values: ticks.map(({ value }) => value) };
    if (!text) return { kind: 'picker', name: select?.name ?? '' };
    const { name } = text;
    // The family name is offered for all companions at once.
    const offer =
      frame.querySelector(known.OFFERS) ??
      frame.closest('section')?.querySelector(`${known.OFFERS}:not([data-field-frame] *)`) ??
      main?.querySelector('[data-action="take-family"]');
    return offer && !known.tried.includes(name)
      ? { kind: 'offer', name, label: offer.textContent ?? '' }
      : { kind: 'text', name };
  }
  const button = main?.querySelector<HTMLButtonElement>('[data-action="main"]');
  return main?.querySelector('canvas') && button?.disabled ? { kind: 'signature' } : undefined;
}
