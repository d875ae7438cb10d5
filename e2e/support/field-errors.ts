import { expect, type Page } from './fixtures.ts';

/** The place of a field on the screen: label, hint, control and error. */
export const frameOf = (page: Page, name: string) => page.locator(`[data-field-frame]:has([name="${name}"])`);

/** A field, its error included, stands where the guest sees it: inside the part that scrolls, under nothing. */
export async function isInView(page: Page, name: string): Promise<void> {
  await expect
    .poll(
      () =>
        frameOf(page, name).evaluate((frame) => {
          const scroller = frame.closest('[data-scroller]');
          if (!scroller) return 'stands in nothing that scrolls';
          const seen = scroller.getBoundingClientRect();
          for (const part of frame.querySelectorAll(
            'input, button, textarea, [role="alert"], label, legend',
          )) {
            const box = part.getBoundingClientRect();
            if (box.top < seen.top || box.bottom > seen.bottom) return `${part.tagName} is out of view`;
            const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
            if (!there || !frame.contains(there)) return `${part.tagName} is under ${there?.tagName}`;
          }
          return 'in view';
        }),
      { message: `where ${name} stands` },
    )
    .toBe('in view');
}

/** Nothing on the screen reaches over its right edge. */
export async function fitsTheScreen(page: Page): Promise<void> {
  const wide = await page.locator('main, header, dialog').evaluateAll((parts) =>
    parts
      .flatMap((part) => [part, ...part.querySelectorAll('*')])
      .filter((element) => {
        const box = element.getBoundingClientRect();
        return box.width > 1 && (box.right > window.innerWidth + 1 || box.left < -1);
      })
      .map((element) => `${element.tagName}: ${element.textContent?.slice(0, 40)}`),
  );
  expect(wide).toEqual([]);
}
