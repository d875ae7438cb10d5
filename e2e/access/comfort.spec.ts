import { NAMES } from '../../kiosk/guest/personas.ts';
import en from '../../src/i18n/en.json' with { type: 'json' };
import { comfortShown, makesItSo } from '../pages/comfort.ts';
import { Guest } from '../pages/guest.ts';
import { expect, type Page, test } from '../support/fixtures.ts';

const fontSize = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));

/** That it holds through the journeys: `tests/screens/access`; that it goes with the visit: the random walks. */

test('a language chosen in the middle keeps everything typed', async ({ page, tenant }) => {
  const guest = new Guest(page, tenant);
  await guest.opensForm(NAMES.alone);
  const typed = { lastName: '佐藤', postcode: '7830060', tel: '09012345678' };
  await guest.fillsIn({ gender: '2', ...typed });
  await guest.field('age').fill('999');
  await guest.taps('comfort');
  await guest.taps('comfort-language-en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('dialog', { name: en.comfort.title })).toBeVisible();
  await expect(page.locator('[data-action="comfort-language-en"]')).toHaveAttribute('aria-pressed', 'true');
  await guest.taps('comfort-close');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    en.views.checkin.input_representative_view.title.split('\n')[0] ?? '',
  );
  for (const [name, value] of Object.entries({ ...typed, subarea: '蛍が丘', age: '999' }))
    await expect(guest.field(name)).toHaveValue(value);
  await expect(page.locator('input[name="gender"][value="2"]')).toBeChecked();
});

test('a hotel without the bar has the way to it at the foot; one with one language offers no other', async ({
  page,
  tenant,
}) => {
  tenant.configure({ display: { show_top_bar: false }, language: { auto_language_select: 'off' } });
  const guest = new Guest(page, tenant);
  await guest.opensHome();
  const usual = await fontSize(page);
  await guest.taps('comfort');
  await expect(page.locator('[data-action="comfort-text-1"]')).toBeVisible();
  await expect(page.locator('[data-action^="comfort-language"]')).toHaveCount(0);
  await guest.taps('comfort-close');
  await makesItSo(page, { text: 3 });
  expect((await fontSize(page)) / usual).toBeCloseTo(1.4, 1);
  await guest.begins('checkin');
  await makesItSo(page, { contrast: true });
  expect(await comfortShown(page)).toEqual({ text: '3', contrast: 'high' });
});

test('it can be had while typing, and the keypad is what is touched below', async ({ page, tenant }) => {
  tenant.configure({ kiosk: { on_screen_keyboard: 'on' } });
  const guest = new Guest(page, tenant);
  await guest.opensHome();
  await guest.begins('checkin');
  await guest.field('reservationName').click();
  await expect(page.locator('html')).toHaveAttribute('data-keypad', 'open');
  await makesItSo(page, { text: 3, low: true });
  await guest.field('reservationName').click();
  await expect(page.locator('html')).toHaveAttribute('data-keypad', 'open');
  await expect(guest.field('reservationName')).toBeInViewport({ ratio: 0.99 });
  const pad = await page.locator('.keypad').boundingBox();
  expect(pad?.y).toBeGreaterThanOrEqual(390);
});
