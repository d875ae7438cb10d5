import { entryOf, isChoice } from './choices';

/** Where a listener can be on a screen: a control, or a text between controls. All answers to a question are one stop. */
export type Stop = { readonly element: HTMLElement; readonly isControl: boolean };

const CONTROLS =
  'a[href], button, input, select, textarea, canvas[role="img"], [tabindex="0"]:not(section, [data-scroller])';
/** Texts that are said with their control, or when the screen opens. */
const ELSEWHERE = 'label, legend, nav, h1, dialog > h2';
const BLOCKS =
  'p, li, dt, dd, dl, div, section, fieldset, h1, h2, h3, h4, table, tbody, thead, tr, td, th, ul, ol, article, header';
const HIDDEN = '[aria-hidden="true"], [inert], [role="group"] > p';

/** A field with all that belongs to it. */
export const FRAME = '[data-field-frame]';

/** The nearest such element around another; a dialog is no part of the field that opened it. */
export const around = (element: Element, selector: string): HTMLElement | undefined => {
  const found = element.closest<HTMLElement>(`${selector}, dialog`);
  return found?.matches(selector) ? found : undefined;
};

/** The dialog in front, or else the screen. A corner belongs to the dialog that was opened last, wherever it stands in the page. */
export const scopeNow = (): HTMLElement =>
  document.elementFromPoint(0, 0)?.closest<HTMLElement>('dialog[open]') ??
  document.querySelector<HTMLElement>('#root') ??
  document.body;

/** True for an element with a box that can be seen. A container without a box of its own may show its children. */
export const isShown = (element: HTMLElement): boolean =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';

/** Everything in the dialog in front, or on the screen, in the order in which it is read. */
export function stopsIn(scope: HTMLElement): Stop[] {
  const stops: Stop[] = [];
  const visit = (element: HTMLElement) => {
    if (element.matches(HIDDEN)) return;
    if (element.matches(CONTROLS)) {
      // The keys of the keypad are reached by typing.
      if (element.tabIndex < 0 || !isShown(element)) return;
      if (!isChoice(element) || entryOf(element) === element) stops.push({ element, isControl: true });
      return;
    }
    if (element.matches(ELSEWHERE) || headsFields(element)) {
      for (const control of element.querySelectorAll<HTMLElement>(CONTROLS)) visit(control);
      return;
    }
    if (isText(element)) {
      if (around(element, FRAME)) return;
      if (isShown(element) && element.innerText.trim() !== '') stops.push({ element, isControl: false });
      for (const link of element.querySelectorAll<HTMLElement>(CONTROLS)) visit(link);
      return;
    }
    for (const child of element.children) if (child instanceof HTMLElement) visit(child);
  };
  for (const child of scope.children) if (child instanceof HTMLElement) visit(child);
  return stops;
}

/** A heading of fields, or of answers in a list, is said with the first of them. */
const headsFields = (element: HTMLElement): boolean =>
  element.matches('h2, h3') && element.closest('section')?.querySelector(`${FRAME}, li > button`) != null;

/** True for the largest element that is one text: a paragraph, also with links in it, a row of a table, a fact with its name. */
function isText(element: HTMLElement): boolean {
  if (element.querySelector(ELSEWHERE)) return false;
  if (element.querySelector(CONTROLS)) return hasOwnText(element) && !element.querySelector(BLOCKS);
  if (element.matches('tr') || (element.parentElement?.matches('dl') && element.matches('div'))) return true;
  return !element.querySelector(BLOCKS);
}

const hasOwnText = ({ childNodes }: HTMLElement): boolean =>
  [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/** The place of an element among the stops, or -1. Any answer stands for its question. */
export function placeIn(stops: readonly Stop[], element: Element | null | undefined): number {
  const own = isChoice(element) ? entryOf(element) : element;
  return stops.findIndex((stop) => stop.element === own);
}

/** The part of a screen to which a control belongs. */
export const partOf = (element: Element | undefined): Element | null | undefined =>
  element?.closest('section, fieldset, [role="group"], ul, main, header');

/** Where to go on from what has the focus and is no stop, such as the title. */
export function placeAfter(stops: readonly Stop[], now: Element | null): number {
  if (!now || now === document.body) return 0;
  const next = stops.findIndex(
    ({ element }) => now.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return next < 0 ? stops.length : next;
}
