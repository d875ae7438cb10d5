import type { Page } from './fixtures.ts';

/** Low screens: the lowest that is supported, and 1280 x 800 at a scaling of 150 %. */
export const LOW_SIZES = [
  { width: 800, height: 480 },
  { width: 853, height: 533 },
] as const;

/** What of the field that is typed into is not seen above the keypad: its label, the control, its error. */
export const unseenOfField = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const control = document.activeElement;
    const field = control?.closest('[data-field-frame]');
    const label = field?.querySelector('label, legend');
    const pad = document.querySelector('.keypad');
    if (!control || !field || !label || !pad) return ['everything'];
    const error = document.getElementById(control.getAttribute('aria-errormessage') ?? '');
    const isSeen = (part: Element) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      return [top + 2, bottom - 2].every((y) =>
        [left + 2, right - 2].every((x) => field.contains(document.elementFromPoint(x, y))),
      );
    };
    const parts = { label, control, error, 'how to mend it': error?.nextElementSibling };
    return Object.entries(parts).flatMap(([name, part]) => (part && !isSeen(part) ? [name] : []));
  });

/** What stands above the keypad besides the field that is typed into. */
export const seenBesideField = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pad = document.querySelector('.keypad')?.closest('section');
    const field = document.activeElement?.closest('[data-field-frame]');
    if (!pad || !field) return ['everything'];
    const edge = pad.getBoundingClientRect().top;
    return [...document.querySelectorAll('header, nav, [data-field-frame], main [data-action="main"]')]
      .filter((part) => part !== field)
      .filter((part) => {
        const { top, bottom } = part.getBoundingClientRect();
        return bottom > 0 && top < edge;
      })
      .map(({ textContent, tagName }) => textContent || tagName);
  });
