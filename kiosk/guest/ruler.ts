import type { AxeResults, RunOptions } from 'axe-core';

/** axe's rules: WCAG 2.2, level AA. */
export const SERIOUS: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations'],
  // The only frame shows nothing.
  iframes: false,
};

/** Serious and critical findings with their places. */
export const seriousIn = ({ violations }: Pick<AxeResults, 'violations'>): string[] =>
  violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);

/** The smallest touch target and the smallest key on a phone's width, in CSS px. */
export const SMALLEST = [64, 44] as const;

/** Elements smaller than a finger, off the side, or with overflowing words, at rest. Self-contained, in the page. */
export function wrongSizes([smallest, smallestKey]: typeof SMALLEST): string[] {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
  const dialog = document.querySelector('dialog[open]');
  const isSeen = (element: Element) =>
    element.checkVisibility() && !element.closest('.hidden, [aria-hidden="true"]');
  const named = ({ tagName, textContent }: Element) => `${tagName} ${textContent?.trim().slice(0, 30)}`;

  /** Touch targets; an open dialog's only. Links in a hotel's text are text. */
  function smallTargets(): string[] {
    const controls = (dialog ?? document).querySelectorAll<HTMLElement>(
      'button, input, select, textarea, a[href], [role="button"]',
    );
    return [...controls]
      .filter((control) => !control.closest('[aria-hidden="true"]') && control.checkVisibility())
      .map((control) => {
        const target = control.closest('label') ?? control;
        const { width, height } = target.getBoundingClientRect();
        const name = control.dataset.action ?? control.getAttribute('name') ?? target.textContent;
        const isKey = control.closest('.keypad') && window.innerWidth <= 600;
        return { width, height, name, least: isKey ? smallestKey : smallest };
      })
      .filter(({ width, height, least }) => Math.min(width, height) < least - 0.5)
      .map(({ width, height, name }) => `too small: ${name}, ${Math.round(width)} x ${Math.round(height)}`);
  }

  /** Elements over the side of the screen or scroller. */
  function cutOff(): string[] {
    return [...(dialog ?? document.body).querySelectorAll<HTMLElement>('*')]
      .filter(isSeen)
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (left < -1 || right > window.innerWidth + 1);
      })
      .map((element) => `cut off at the side: ${named(element)}`);
  }

  /** Words that overflow their button, choice or heading. */
  function longWords(): string[] {
    // A line's box is higher than its visible part.
    const isOut = (place: DOMRect, { left, right, top, bottom }: DOMRect) =>
      left < place.left - 1 ||
      right > place.right + 1 ||
      (top + bottom) / 2 < place.top ||
      (top + bottom) / 2 > place.bottom;
    const places = (dialog ?? document.body).querySelectorAll<HTMLElement>(
      'button, label, legend, h1, h2, th, dt',
    );
    return (
      [...places]
        .filter(isSeen)
        // A single letter on a key may have its blank side outside.
        .filter((place) => (place.textContent ?? '').trim().length > 1)
        .filter((place) => {
          const words = document.createRange();
          words.selectNodeContents(place);
          const seen = [...words.getClientRects()].filter(({ width }) => width > 1);
          return seen.some((rect) => isOut(place.getBoundingClientRect(), rect));
        })
        .map((place) => `longer than its place: ${named(place)}`)
    );
  }

  return [...smallTargets(), ...cutOff(), ...longWords()];
}
