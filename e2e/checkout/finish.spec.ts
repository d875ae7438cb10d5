import ja from '../../src/i18n/ja.json' with { type: 'json' };
import { BRISK_QUEUE, CheckoutPage, dialogOn, MORNING_OF_21_NOVEMBER } from '../pages/checkout-page.ts';
import { expect, type Page, test } from '../support/fixtures.ts';

/** After the money and after the stay: what the last screens show, and where they lead. */

test.use({ today: MORNING_OF_21_NOVEMBER });
test.beforeEach(({ tenant }) => tenant.configure(BRISK_QUEUE));

/** The picture of success is there, from where the hotel keeps its pictures. */
async function showsSuccess(page: Page): Promise<void> {
  const picture = page.locator('main img[src="/data/ic_success.png"]');
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}

/** From the start to the end, by the shortest way: nothing is left to pay. */
async function checksOut(guest: CheckoutPage): Promise<void> {
  await guest.opensSearch('セイサン スミオ');
  await guest.goesOn();
  await guest.isOn('/checkout/complete-payment');
  await leaves(guest);
}

/** From the end of the payment to the end of the stay. */
async function leaves(guest: CheckoutPage): Promise<void> {
  await guest.goesOn();
  await guest.isOn('/checkout/confirm-checkout');
  await guest.checksOut();
}

const GUIDANCE = {
  guidance_1_title: 'お車のお客様',
  guidance_1_body: '駐車券をフロントでお受け取りください。',
  guidance_2_title: '題だけの案内',
  guidance_3_body: '本文だけの案内',
  guidance_4_title: 'お荷物',
  guidance_4_body: '18時までお預かりします。',
  // There are four places.
  guidance_5_title: '五つ目の案内',
  guidance_5_body: '五つ目の本文',
};

test('who has paid may leave the check-out for later, and finds the advice of the hotel at its end', async ({
  page,
  tenant,
}) => {
  tenant.words('ja', JSON.stringify({ views: { checkout: { complete_checkout_view: GUIDANCE } } }));
  const guest = new CheckoutPage(page, tenant);
  await guest.opensSearch('セイサン スミオ');
  await guest.goesOn();
  await guest.isOn('/checkout/complete-payment');
  await showsSuccess(page);
  await expect(page.locator('[data-action="back"]')).toHaveCount(0);
  await guest.cannotGoBackFrom('/checkout/complete-payment');
  const later = page.getByRole('dialog', { name: ja.views.payment.complete_payment_view.later_title });
  for (const closes of [() => guest.closes(), () => page.keyboard.press('Escape')]) {
    await expect(later).toHaveCount(0);
    await guest.taps('help');
    await expect(later).toContainText(ja.views.payment.complete_payment_view.later_text);
    await closes();
  }
  await expect(later).toHaveCount(0);
  await expect(page.locator('[data-action="help"]')).toBeFocused();
  await guest.isOn('/checkout/complete-payment');
  await guest.taps('help');
  await dialogOn(page).locator('[data-action="home"]').click();
  await guest.isOn('/');
  await guest.taps('checkout');
  await guest.isOn('/checkout/search');
  await expect(guest.field('reservationName')).toHaveValue('');

  await test.step('the finished screen thanks, and gives the advice that is there', async () => {
    await guest.types('reservationName', 'セイサン スミオ');
    await guest.goesOn();
    await guest.isOn('/checkout/complete-payment');
    await leaves(guest);
    await showsSuccess(page);
    const { text, guidance } = ja.views.checkout.complete_checkout_view;
    await expect(page.locator('main')).toContainText(text);
    await expect(page.locator('main')).toContainText(guidance);
    await expect(page.locator('main h2')).toHaveText([
      GUIDANCE.guidance_1_title,
      GUIDANCE.guidance_2_title,
      GUIDANCE.guidance_4_title,
    ]);
    await expect(page.locator('main section p')).toHaveText([
      GUIDANCE.guidance_1_body,
      GUIDANCE.guidance_3_body,
      GUIDANCE.guidance_4_body,
    ]);
    await expect(page.locator('main')).not.toContainText('五つ目');
    await guest.goesOn();
    await guest.isOn('/');
  });
});

test('the finished screen has room for four pieces of advice, and goes home by itself when left alone', async ({
  page,
  tenant,
}) => {
  const four = [1, 2, 3, 4].flatMap((piece) => [
    [`guidance_${piece}_title`, `題${piece}`],
    [`guidance_${piece}_body`, `本文${piece}`],
  ]);
  const words = { views: { checkout: { complete_checkout_view: Object.fromEntries(four) } } };
  tenant.words('ja', JSON.stringify(words));
  tenant.configure({ kiosk: { completion_return_s: 300 } });
  await page.clock.install();
  const guest = new CheckoutPage(page, tenant);
  await checksOut(guest);
  await expect(page.locator('main h2')).toHaveText(['題1', '題2', '題3', '題4']);
  await expect(page.locator('main h2 + p')).toHaveText(['本文1', '本文2', '本文3', '本文4']);
  const left = page.getByRole('timer');
  await expect(left).toHaveText('あと300秒で、はじめの画面に戻ります');
  for (const staysBy of [page.locator('main p').first(), page.locator('[data-action="stay"]')]) {
    await page.clock.fastForward('04:00');
    await guest.isOn('/checkout/complete-checkout');
    await expect(left).toHaveText(/^あと(60|59)秒/);
    await staysBy.click();
    await expect(left).toHaveText(/^あと(300|299)秒/);
  }
  await page.clock.fastForward('04:00');
  await guest.isOn('/checkout/complete-checkout');
  await page.clock.fastForward('01:01');
  await guest.isOn('/');
  await guest.taps('checkout');
  await guest.isOn('/checkout/search');
  await test.step('and leaves the next guest alone', async () => {
    // Not so long that the question whether anybody is there would come.
    await page.clock.fastForward('01:00');
    await guest.isOn('/checkout/search');
  });
});

test.describe('in a language the hotel has no advice in', () => {
  test.use({ locale: 'en-GB' });

  test('the finished screen gives none', async ({ page, tenant }) => {
    tenant.words('ja', JSON.stringify({ views: { checkout: { complete_checkout_view: GUIDANCE } } }));
    await checksOut(new CheckoutPage(page, tenant));
    await expect(page.locator('main')).toContainText('Thank you for staying with us.');
    await expect(page.locator('main h2')).toHaveCount(0);
  });
});
