import { NAMES } from '../../kiosk/guest/personas.ts';
import en from '../../src/i18n/en.json' with { type: 'json' };
import { comfortShown, makesItSo } from '../pages/comfort.ts';
import { Guest } from '../pages/guest.ts';
import { expect, type Page, test } from '../support/fixtures.ts';

const ALL = { text: '3', contrast: 'high', low: '' };
const wantsAll = (page: Page) => makesItSo(page, { text: 3, contrast: true, low: true });
const fontSize = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);

test.describe('through a whole visit', () => {
  test.use({ expectedErrors: [/^Failed to load resource/] });

  test('what a guest chooses on home holds through the journey, and goes with the visit', async ({
    page,
    tenant,
  }) => {
    const guest = new Guest(page, tenant);
    await guest.opensHome();
    const usual = await fontSize(page);
    expect(await comfortShown(page)).toEqual({});
    await wantsAll(page);
    expect(await comfortShown(page)).toEqual(ALL);
    expect(Number.parseFloat(await fontSize(page)) / Number.parseFloat(usual)).toBeCloseTo(1.4, 1);

    await test.step('home, left by its way back', async () => {
      await guest.begins('checkin');
      expect(await comfortShown(page)).toEqual(ALL);
      await guest.goesBack('/');
      expect(await comfortShown(page)).toEqual({});
      await expect.poll(() => fontSize(page)).toBe(usual);
    });

    await test.step('a search that failed, and the screens after it', async () => {
      await wantsAll(page);
      await guest.says('ダレモイナイ', 'checkin');
      await guest.goesOn();
      await guest.taps('close');
      await guest.types('reservationName', NAMES.alone);
      await guest.goesOn('/checkin/check-reservation');
      expect(await comfortShown(page)).toEqual(ALL);
    });
  });
});

test('help says whom to ask and which screen it is; a language chosen in the middle keeps everything typed', async ({
  page,
  tenant,
}) => {
  tenant.configure({ notices: { help: { ja: '内線9番でお呼びください。' } } });
  const guest = new Guest(page, tenant);
  await guest.looksUp(NAMES.alone);
  await test.step('help', async () => {
    await guest.taps('comfort-help');
    const help = page.getByRole('dialog');
    await expect(help).toContainText('内線9番でお呼びください。');
    await expect(guest.fact('helpCode')).toHaveText('checkin/check-reservation');
    await expect(help).not.toContainText('サトウ');
    await guest.taps('comfort-close');
    await expect(help).toHaveCount(0);
    await expect(page.locator('[data-action="comfort-help"]')).toBeFocused();
  });
  await guest.confirmsReservation();
  await guest.types('lastName', '佐藤');
  await guest.chooses('gender', '2');
  await guest.types('postcode', '7830060');
  await expect(guest.field('subarea')).toHaveValue('蛍が丘');
  await guest.types('tel', '09012345678');
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
  for (const [name, value] of [
    ['lastName', '佐藤'],
    ['postcode', '7830060'],
    ['subarea', '蛍が丘'],
    ['tel', '09012345678'],
    ['age', '999'],
  ] as const) {
    await expect(guest.field(name)).toHaveValue(value);
  }
  await expect(page.locator('input[name="gender"][value="2"]')).toBeChecked();
});

test('a hotel without the bar has the way to it at the foot; one with one language offers no other', async ({
  page,
  tenant,
}) => {
  tenant.configure({ display: { show_top_bar: false }, language: { auto_language_select: 'off' } });
  const guest = new Guest(page, tenant);
  await guest.opensHome();
  await guest.taps('comfort');
  await expect(page.locator('[data-action="comfort-text-1"]')).toBeVisible();
  await expect(page.locator('[data-action^="comfort-language"]')).toHaveCount(0);
  await guest.taps('comfort-close');
  await makesItSo(page, { text: 2 });
  await guest.begins('checkin');
  await makesItSo(page, { contrast: true });
  expect(await comfortShown(page)).toEqual({ text: '2', contrast: 'high' });
});

test.describe('with the keypad', () => {
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
});
