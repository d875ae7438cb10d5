import { longFolio } from '../../kiosk/demo-hotel/stories/folio.ts';
import ja from '../../src/i18n/ja.json' with { type: 'json' };
import { BRISK_QUEUE, CheckoutPage, dialogOn, MORNING_OF_21_NOVEMBER } from '../pages/checkout-page.ts';
import { expect, type Page, test } from '../support/fixtures.ts';
import { answers } from '../support/hold.ts';

/** What there is to pay, and the lines behind it. */

test.use({ today: MORNING_OF_21_NOVEMBER });
test.beforeEach(({ tenant }) => tenant.configure(BRISK_QUEUE));

/** The rows of the dialog: what, when, how much. */
const lines = (page: Page) =>
  dialogOn(page)
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.innerText)));

/** From the start to the total. */
async function goesToTotal(guest: CheckoutPage, name: string): Promise<void> {
  await guest.goesToTerms(name);
  await guest.agrees('/checkout/check-total');
}

test('of fifty lines five are seen at once, and all in a dialog that scrolls: grouped, negative and free ones too', async ({
  page,
  tenant,
}) => {
  const guest = new CheckoutPage(page, tenant);
  await goesToTotal(guest, 'メイサイ オオイ');
  await expect(guest.fact('paymentAmount')).toHaveText('¥238,800');
  for (const field of ['usedPoint', 'bathingTax', 'accommodationTax', 'grandTotal']) {
    await expect(guest.fact(field), field).toHaveCount(0);
  }
  await test.step('its first lines, how many more there are, and the sum', async () => {
    await expect(page.locator('main tbody tr')).toHaveCount(5);
    await expect(page.locator('main tfoot')).toHaveText('ほか45件明細の合計¥238,800');
  });
  await guest.taps('details');
  const dialog = page.getByRole('dialog', { name: ja.views.payment.check_total_view.details_title });
  await expect(dialog).toBeVisible();
  const shown = await lines(page);
  expect(shown.map(([name]) => name)).toEqual(longFolio.map(({ name }) => name));
  expect(shown.slice(0, 4)).toEqual([
    ['長期滞在割引', '2026年10月28日（水）', '−¥12,000'],
    ['ウェルカムドリンク', '2026年10月28日（水）', '¥0'],
    ['宿泊料', '2026年10月28日（水）', '¥9,800'],
    ['ラウンジご利用', '2026年10月28日（水）', '¥650'],
  ]);
  expect(shown.at(-1)).toEqual(['ラウンジご利用', '2026年11月20日（金）', '¥650']);

  await test.step('its head and its button stay in view while the lines scroll', async () => {
    const last = dialog.locator('tbody tr').last();
    await expect(last).not.toBeInViewport();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('columnheader').first()).toBeInViewport({ ratio: 1 });
    await expect(guest.fact('folioSum')).toHaveText('¥238,800');
    await expect(guest.fact('folioSum')).toBeInViewport({ ratio: 1 });
    await expect(dialog.locator('[data-action="close"]')).toBeInViewport({ ratio: 1 });
  });
  await guest.closes();
  await expect(page.locator('[data-action="details"]')).toBeFocused();
  await guest.isOn('/checkout/check-total');
  await guest.taps('details');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await guest.goesOn();
  await guest.isOn('/checkout/input-card');
});

test('what the hotel writes in a line is words; without lines there is no dialog to open', async ({
  page,
  tenant,
}) => {
  const guest = new CheckoutPage(page, tenant);
  await guest.queues('ナガイ レツコ');
  await answers(page, '**/checkout_info_result*', {
    status: '4',
    room_number_list: ['308'],
    detail_payment: [
      { name: '<b>夕食</b>', date: '20261120', price: '1234567' },
      { name: '夕食', date: '滞在中', price: -0 },
      { name: '', date: '', price: '-50' },
    ],
    payment_amount: '1234517',
  });
  await guest.isOn('/checkout/room-number');
  await guest.goesOn();
  await guest.isOn('/checkout/payment-terms');
  await guest.agrees('/checkout/check-total');
  await expect(guest.fact('paymentAmount')).toHaveText('¥1,234,517');
  await guest.taps('details');
  await expect(dialogOn(page).locator('tbody tr')).toHaveCount(3);
  expect(await lines(page)).toEqual([
    ['<b>夕食</b>', '2026年11月20日（金）', '¥1,234,567'],
    ['夕食', '滞在中', '¥0'],
    ['', '', '−¥50'],
  ]);

  await test.step('without lines', async () => {
    await guest.closes();
    await guest.walksAway();
    await page.unrouteAll();
    await answers(page, '**/checkout_info_result*', {
      status: 4,
      room_number_list: ['308'],
      payment_amount: 500,
    });
    await guest.searchesFor('ナガイ レツコ');
    await guest.isOn('/checkout/room-number');
    await guest.goesOn();
    await guest.isOn('/checkout/payment-terms');
    await guest.agrees('/checkout/check-total');
    await expect(guest.fact('paymentAmount')).toHaveText('¥500');
    await expect(page.locator('[data-action="details"]')).toHaveCount(0);
  });
});

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });

  test('dates are read as English speakers read them', async ({ page, tenant }) => {
    const guest = new CheckoutPage(page, tenant);
    await goesToTotal(guest, 'ヤマダ タロウ');
    await guest.taps('details');
    await expect(dialogOn(page).locator('tbody tr')).toHaveCount(5);
    expect((await lines(page)).at(-1)).toEqual(['宿泊税', expect.stringMatching(/^Fri,? .*\bNov\b/), '¥400']);
  });
});
