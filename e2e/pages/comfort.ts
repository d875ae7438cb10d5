import { expect, type Page } from '../support/fixtures.ts';

/** How a guest wants the screen. */
export type Wishes = {
  readonly text?: 1 | 2 | 3;
  readonly contrast?: boolean;
  readonly low?: boolean;
};

const press = (page: Page, action: string) => page.locator(`[data-action="${action}"]`).click();

/** Opens the choices, makes the screen so, and closes them. */
export async function makesItSo(page: Page, { text, contrast, low }: Wishes): Promise<void> {
  await press(page, 'comfort');
  if (text !== undefined) await press(page, `comfort-text-${text}`);
  for (const [name, wanted] of [
    ['contrast', contrast],
    ['low', low],
  ] as const) {
    const button = page.locator(`[data-action="comfort-${name}"]`);
    const isOn = (await button.getAttribute('aria-pressed')) === 'true';
    if (wanted !== undefined && wanted !== isOn) await button.click();
    if (wanted !== undefined) await expect(button).toHaveAttribute('aria-pressed', String(wanted));
  }
  await press(page, 'comfort-close');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
}

/** The attributes that tell the page how the guest wants it. */
export const comfortShown = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const { text, contrast, low } = document.documentElement.dataset;
    const all = { text, contrast, low };
    return Object.fromEntries(
      Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    );
  });

/**
 * What a guest who sits cannot reach: every control that can be used and is in view, with its upper edge above the middle
 * of the screen. Of one that is scrolled under an edge, the part in view counts.
 */
export const outOfReach = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const top = document.querySelector('dialog[open]') ?? document;
    const middle = window.innerHeight / 2;
    return [...top.querySelectorAll<HTMLElement>('button, input, select, textarea, canvas')]
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
  });

/** Words that their own box cuts off or lets out at the side. */
export const clipped = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const top = document.querySelector('dialog[open]') ?? document;
    return [...top.querySelectorAll<HTMLElement>('h1, h2, h3, p, dt, dd, label, button, legend, li')]
      .filter((box) => box.checkVisibility() && !box.closest('.hidden, [aria-hidden="true"]'))
      .filter((box) => box.clientWidth > 1)
      .filter((box) => {
        const cuts = getComputedStyle(box).overflowY !== 'visible';
        return box.scrollWidth > box.clientWidth + 1 || (cuts && box.scrollHeight > box.clientHeight + 1);
      })
      .map((box) => `${box.tagName} ${box.textContent?.trim().slice(0, 30)}`);
  });

/** The button of the thing to do is whole and in view. */
export async function seesMainAction(page: Page, state: string): Promise<void> {
  const main = page.locator('main [data-action="main"]');
  if ((await main.count()) > 0)
    await expect.soft(main, `${state}: the main button`).toBeInViewport({ ratio: 0.99 });
}

/** On a page of 320 x 256 px everything can be scrolled to, and nothing has to be scrolled sideways. */
export async function reflows(page: Page, state: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 256 });
  const message = `${state}, magnified: lost or wider than the page`;
  // Until the page has heard of its size, and has given everything its place.
  await expect
    .configure({ soft: true })
    .poll(() => lost(page), { message })
    .toEqual([]);
}

function lost(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const named = (part: Element) => `${part.tagName} ${part.textContent?.trim().slice(0, 30)}`;
    const wide = [...document.querySelectorAll('*')].filter(
      (part) =>
        part.scrollWidth > part.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(part).overflowX),
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
  });
}
