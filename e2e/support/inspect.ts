import { AxeBuilder } from '@axe-core/playwright';
import { SMALLEST, wrongSizes } from '../../kiosk/guest/ruler.ts';
import { expect, type Page } from './fixtures.ts';

/** WCAG 2.2, level AA. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The screens the product is made for, and a phone. */
const SIZES = {
  landscape: { width: 1280, height: 800 },
  portrait: { width: 800, height: 1280 },
  phone: { width: 390, height: 844 },
} as const;

/** A size that screens are looked at in. */
export type Size = keyof typeof SIZES;
const EVERY_SIZE: readonly Size[] = ['landscape', 'portrait', 'phone'];

/** Waits for nothing: whatever moves jumps to its end, what is said only after a while is said now. */
export async function comesToRest(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    }
  });
}

/**
 * Looks at a state of a screen as an auditor does: nothing that WCAG calls serious or critical, every target large
 * enough, nothing cut off at the side, no words longer than their button, in landscape, in portrait and on a phone.
 * @param rules where the rules are gone through; the ruler is laid on every size.
 */
export async function inspect(page: Page, state: string, rules: readonly Size[]): Promise<void> {
  await inspectAsItStands(page, state, rules);
  await page.setViewportSize(SIZES.landscape);
}

/**
 * The same in a walk with many states: begins in the size in which the guest now is, and leaves them in the last one,
 * as every turn of the tablet costs. The next state is then looked at in the opposite order.
 */
export async function inspectAsItStands(
  page: Page,
  state: string,
  rules: readonly Size[],
  sizes: readonly Size[] = EVERY_SIZE,
): Promise<void> {
  const isLast = page.viewportSize()?.width === SIZES[sizes.at(-1) ?? 'landscape'].width;
  for (const name of isLast ? sizes.toReversed() : sizes) {
    await page.setViewportSize(SIZES[name]);
    await inspectHere(page, `${state}, ${name}`, rules.includes(name));
  }
}

/** The same in the size that the page now has. */
export async function inspectHere(page: Page, state: string, goesThroughRules: boolean): Promise<void> {
  await expect
    .configure({ soft: true })
    .poll(() => wrongSizesOf(page), { message: `${state}: too small, cut off or too long` })
    .toEqual([]);
  if (goesThroughRules) expect.soft(await violations(page), `${state}: against WCAG`).toEqual([]);
}

async function violations(page: Page): Promise<string[]> {
  // Axe stays in the page until it is left: it is large, and takes longer to read than to run.
  const isThere = await page.evaluate(() => 'axe' in window);
  const results = await new AxeBuilder({ page, ...(isThere ? { axeSource: 'void 0' } : {}) })
    .options({
      runOnly: { type: 'tag', values: RULES },
      resultTypes: ['violations'],
      // The only frame shows nothing.
      iframes: false,
    })
    // Without this every look would open a tab of its own.
    .setLegacyMode(true)
    .analyze();
  return results.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

/** As `wrongSizes` finds them, in the page. */
const wrongSizesOf = (page: Page): Promise<string[]> => page.evaluate(wrongSizes, SMALLEST);

/** The guest can tell where they are: title, one heading, and (after a change of screen) the focus on it. */
export async function saysWhere(page: Page, title: string, hasJustArrived = true): Promise<void> {
  // A hotel's own text may have headings of its own.
  const heading = page.locator('header h1');
  await expect(heading).toHaveText(title);
  const lines = await heading.evaluate((element) => [...element.childNodes].map((line) => line.textContent));
  await expect(page).toHaveTitle(`${lines.join(' ')} | セルフチェックイン`);
  if (hasJustArrived) await expect(heading).toBeFocused();
}

/** Where the keyboard stands: the action or name of the control, as the guest reaches it. */
export const keyboardIsAt = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!(at instanceof HTMLElement)) return 'nothing';
    const named = at.dataset.action ?? at.dataset.value ?? at.getAttribute('name');
    return (
      named ?? at.parentElement?.querySelector('select')?.getAttribute('name') ?? at.tagName.toLowerCase()
    );
  });

/** Whoever works the keyboard sees where they are: a line around the control, or around what stands for it. */
export async function focusIsSeen(page: Page): Promise<void> {
  const at = await keyboardIsAt(page);
  const isSeen = () =>
    page.evaluate(() => {
      const at = document.activeElement;
      if (!(at instanceof HTMLElement)) return 'nothing has the focus';
      const outlined = [at, at.closest('label')].some((element) => {
        if (!element) return false;
        const { outlineStyle, outlineWidth, opacity } = getComputedStyle(element);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && opacity !== '0';
      });
      if (!outlined) return 'no line is drawn around it';
      const { left, top, width, height } = at.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      const owner = at.closest('label') ?? at;
      return there && owner.contains(there) ? 'seen' : `it is under ${there?.tagName ?? 'the edge'}`;
    });
  await expect.poll(isSeen, { message: `the focus at ${at}` }).toBe('seen');
}
