import { BRISK_QUEUE, CheckoutPage, MORNING_OF_21_NOVEMBER } from '../pages/checkout-page.ts';
import { clipped, makesItSo, outOfReach, reflows, seesMainAction } from '../pages/comfort.ts';
import { Guest } from '../pages/guest.ts';
import { expect, type Page, test } from '../support/fixtures.ts';
import { comesToRest, inspect } from '../support/inspect.ts';

/** Both journeys, looked at on every screen as guests see them who cannot read small letters or reach far. */

const LANDSCAPE = { width: 1280, height: 800 };
const PORTRAIT = { width: 800, height: 1280 };
/** Where the largest text is looked at; the first is a small tablet. */
const SIZES = [{ width: 768, height: 1024 }, LANDSCAPE, { width: 390, height: 844 }];

/** Looks at the screen now shown in every way, and leaves it as usual. */
async function look(page: Page, state: string): Promise<void> {
  await makesItSo(page, { low: true });
  for (const size of [PORTRAIT, LANDSCAPE]) {
    await page.setViewportSize(size);
    await comesToRest(page);
    expect.soft(await outOfReach(page), `${state}, low, ${size.width} wide: out of reach`).toEqual([]);
    await seesMainAction(page, `${state}, low, ${size.width} wide`);
  }
  await makesItSo(page, { low: false, text: 3, contrast: true });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect.soft(await clipped(page), `${state}, largest text, ${size.width} wide: cut off`).toEqual([]);
    await seesMainAction(page, `${state}, largest text, ${size.width} wide`);
  }
  await inspect(page, `${state}, largest text, high contrast`, ['landscape']);
  await makesItSo(page, { text: 1, contrast: false });
  // 1280 px wide and magnified four times, as WCAG 1.4.10 has it.
  await reflows(page, state, 320, 256);
  await reflows(page, state, 320, 640);
  await page.setViewportSize(LANDSCAPE);
}

test.beforeEach(() => test.setTimeout(240_000));

test('check-in', async ({ page, tenant }) => {
  const guest = new Guest(page, tenant);
  await guest.opensHome();
  await look(page, 'home');
  await guest.taps('checkin');
  await guest.isOn('/checkin/search');
  await look(page, 'search');
  await guest.types('reservationName', 'サトウ ハナコ');
  await guest.goesOn();
  await guest.isOn('/checkin/check-reservation');
  await look(page, 'reservation');
  await guest.confirmsReservation();
  await guest.goesOn();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await look(page, 'representative with errors');
  await guest.fillsInDomestic();
  await guest.goesOn();
  await guest.isOn('/checkin/guests-info');
  await look(page, 'summary');
  await guest.goesOn();
  await guest.isOn('/checkin/term');
  await guest.signs();
  await look(page, 'agreement');
  await guest.goesOn();
  await guest.isOn('/checkin/confirm-checkin');
  await look(page, 'last question');
  await guest.goesOn();
  await guest.isOn('/checkin/complete');
  await look(page, 'complete');
});

test.describe('check-out', () => {
  test.use({ today: MORNING_OF_21_NOVEMBER });

  test('to its end', async ({ page, tenant }) => {
    tenant.configure(BRISK_QUEUE);
    const guest = new CheckoutPage(page, tenant);
    await guest.queues('ヤマダ タロウ');
    await look(page, 'queue');
    await guest.isCalled();
    await look(page, 'rooms');
    await guest.goesOn();
    await guest.isOn('/checkout/payment-terms');
    await look(page, 'terms');
    await guest.agrees('/checkout/check-total');
    await look(page, 'total');
    await guest.goesOn();
    await guest.isOn('/checkout/input-card');
    await guest.fillsInCard();
    await look(page, 'card');
    await guest.goesOn();
    await guest.isOn('/checkout/receipt-mail');
    await look(page, 'receipt');
    await guest.goesOn();
    await guest.isOn('/checkout/check-payment');
    await look(page, 'payment');
    await guest.goesOn();
    await guest.isOn('/checkout/complete-payment');
    await look(page, 'paid');
    await guest.goesOn();
    await guest.isOn('/checkout/confirm-checkout');
    await look(page, 'last question');
    await guest.checksOut();
    await look(page, 'checked out');
  });
});
