import axe from 'axe-core';
import { SERIOUS, SMALLEST, seriousIn, wrongSizes } from '../../kiosk/guest/ruler.ts';
import { expect, type Page } from './fixtures.ts';

const SIZES = {
  landscape: { width: 1280, height: 800 },
  portrait: { width: 800, height: 1280 },
  phone: { width: 390, height: 844 },
} as const;

type Size = keyof typeof SIZES;

/**
 * Audits a screen: nothing serious or critical by WCAG, large targets, nothing cut off, no overflowing words, in
 * landscape, portrait and on a phone. Without the built app: `tests/screens/access`.
 * @param rules the size for the rules; the ruler checks all
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
    axe: typeof axe;
  }
}
