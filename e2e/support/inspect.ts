import axe from 'axe-core';
import { SERIOUS, SMALLEST, seriousIn, wrongSizes } from '../../kiosk/guest/ruler.ts';
import { expect, type Page } from './fixtures.ts';

/** The screens the product is made for, and a phone. */
const SIZES = {
  landscape: { width: 1280, height: 800 },
  portrait: { width: 800, height: 1280 },
  phone: { width: 390, height: 844 },
} as const;

/** A size that screens are looked at in. */
type Size = keyof typeof SIZES;

/**
 * Looks at a state of a screen as an auditor does: nothing that WCAG calls serious or critical, every target large
 * enough, nothing cut off at the side, no words longer than their button, in landscape, in portrait and on a phone. What needs
 * no built app: `tests/screens/access`.
 * @param rules where the rules are gone through; the ruler is laid on every size.
 */
export async function inspect(page: Page, state: string, rules: readonly Size[]): Promise<void> {
  for (const name of ['landscape', 'portrait', 'phone'] as const) {
    await page.setViewportSize(SIZES[name]);
    await expect
      .configure({ soft: true })
      .poll(() => page.evaluate(wrongSizes, SMALLEST), {
        message: `${state}, ${name}: too small, cut off or too long`,
      })
      .toEqual([]);
    if (rules.includes(name))
      expect.soft(await violations(page), `${state}, ${name}: against WCAG`).toEqual([]);
  }
  await page.setViewportSize(SIZES.landscape);
}

async function violations(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return seriousIn(await page.evaluate((options) => window.axe.run(document, options), SERIOUS));
}

declare global {
  interface Window {
    /** As axe puts itself into the page. */
    axe: typeof axe;
  }
}
