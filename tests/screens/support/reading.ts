/** Reading and reach with large letters, a low screen or a magnified page. */

export const displayed = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(document.documentElement.dataset).flatMap(([name, value = '']) =>
      ['text', 'contrast', 'low'].includes(name) ? [[name, value]] : [],
    ),
  );

/** The visible share of an element, from 0 to 1. */
export const seenOf = (element: Element): Promise<number> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        observer.disconnect();
        resolve(entry?.intersectionRatio ?? 0);
      },
      { root: document },
    );
    observer.observe(element);
  });

const inFront = (): ParentNode => document.querySelector('dialog[open]') ?? document;
const named = (part: Element): string => `${part.tagName} ${part.textContent?.trim().slice(0, 30)}`;

/** Controls out of a seated guest's reach: visible above the middle. A scrolled one counts by its visible part. */
export function outOfReach(): string[] {
  const middle = window.innerHeight / 2;
  return [...inFront().querySelectorAll<HTMLElement>('button, input, select, textarea, canvas')]
    .filter((control) => !control.matches(':disabled') && !control.closest('[aria-hidden="true"]'))
    .filter((control) => control.checkVisibility())
    .map((control) => {
      const { top: upper, bottom: lower } = (control.closest('label') ?? control).getBoundingClientRect();
      const part = control.closest('[data-scroller]')?.getBoundingClientRect();
      return {
        name: control.dataset.action ?? control.getAttribute('name') ?? control.tagName,
        upper: Math.max(upper, part?.top ?? 0),
        lower: Math.min(lower, part?.bottom ?? window.innerHeight),
      };
    })
    .filter(({ upper, lower }) => lower - upper > 1 && upper < middle - 1)
    .map(({ name, upper }) => `${name} begins at ${Math.round(upper)} of ${window.innerHeight}`);
}

/** Content out of scrolling, or sideways. */
export function lost(): string[] {
  const wide = [...document.querySelectorAll('*')].filter(
    (part) => part.scrollWidth > part.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(part).overflowX),
  );
  const controls = [...document.querySelectorAll<HTMLElement>('button, input, textarea, h1')]
    .filter((control) => control.checkVisibility() && !control.closest('.hidden, [aria-hidden="true"]'))
    .flatMap((control) => {
      control.scrollIntoView({ block: 'center' });
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const owner = control.closest('label') ?? control;
      const isSeen = left >= -1 && right <= window.innerWidth + 1 && there && owner.contains(there);
      const place = `${Math.round(left)} to ${Math.round(right)}, ${Math.round(top)} to ${Math.round(bottom)}`;
      return isSeen ? [] : [`${named(control)} (${place}) under ${there ? named(there) : 'nothing'}`];
    });
  return [...wide.map(named), ...controls];
}
