import { expect, type Page } from '../support/fixtures.ts';

export type Wishes = {
  readonly text?: 1 | 2 | 3;
  readonly contrast?: boolean;
  readonly low?: boolean;
};

const press = (page: Page, action: string) => page.locator(`[data-action="${action}"]`).click();

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
