import { EMI, KENTA, NAMES } from '../../kiosk/guest/personas.ts';
import { BRISK_QUEUE, CheckoutPage, dialogOn, MORNING_OF_21_NOVEMBER } from '../pages/checkout-page.ts';
import { clipped, comfortShown, makesItSo, outOfReach, reflows, seesMainAction } from '../pages/comfort.ts';
import { Guest } from '../pages/guest.ts';
import { expect, type Page, test } from '../support/fixtures.ts';
import { comesToRest, inspectHere } from '../support/inspect.ts';

/**
 * Both journeys, looked at on every screen as guests see them who cannot read small letters or reach far, and read as a
 * screen reader reads them: what is said, as what, and in which order. What is read is kept beside the tests; a change
 * that is meant is taken over by `npx playwright test -c e2e comfort-walk --update-snapshots`.
 */

const LANDSCAPE = { width: 1280, height: 800 };
const PORTRAIT = { width: 800, height: 1280 };
const PHONE = { width: 390, height: 844 };
const SMALL_TABLET = { width: 768, height: 1024 };

/** Takes choices away from the page for a while, as if the guest had not made them. */
async function without(page: Page, names: readonly string[], looks: () => Promise<void>): Promise<void> {
  const chosen = await page.evaluate((taken) => {
    const { dataset } = document.documentElement;
    const had = Object.fromEntries(taken.map((name) => [name, dataset[name] ?? '']));
    for (const name of taken) delete dataset[name];
    return had;
  }, names);
  await looks();
  await page.evaluate((all) => void Object.assign(document.documentElement.dataset, all), chosen);
}

async function lookLargest(page: Page, state: string): Promise<void> {
  expect(await comfortShown(page)).toEqual({ text: '3', contrast: 'high' });
  for (const size of [PHONE, SMALL_TABLET, LANDSCAPE]) {
    const way = `${state}, largest text, high contrast, ${size.width} wide`;
    await page.setViewportSize(size);
    expect.soft(await clipped(page), `${way}: cut off`).toEqual([]);
    await seesMainAction(page, way);
    await inspectHere(page, way, size === LANDSCAPE);
  }
}

async function lookLow(page: Page, state: string): Promise<void> {
  expect(await comfortShown(page)).toEqual({ low: '' });
  for (const size of [LANDSCAPE, PORTRAIT]) {
    await page.setViewportSize(size);
    await comesToRest(page);
    expect.soft(await outOfReach(page), `${state}, low, ${size.width} wide: out of reach`).toEqual([]);
    await seesMainAction(page, `${state}, low, ${size.width} wide`);
  }
}

/** 1280 px wide and magnified four times, as WCAG 1.4.10 has it. */
async function lookMagnified(page: Page, state: string): Promise<void> {
  expect(await comfortShown(page)).toEqual({});
  await reflows(page, state, 320, 256);
  await reflows(page, state, 320, 640);
}

/** Looks at the screen now shown in every way. The guest has come with the largest text, and goes on with it. */
async function look(page: Page, state: string): Promise<void> {
  await lookLargest(page, state);
  await makesItSo(page, { low: true });
  await without(page, ['text', 'contrast'], () => lookLow(page, state));
  await makesItSo(page, { low: false });
  await without(page, ['text', 'contrast'], () => lookMagnified(page, state));
  await page.setViewportSize(LANDSCAPE);
}

/** The whole page as it is read, the dialog alone where one stands before it. */
const isReadAs = (page: Page, screen: string) =>
  expect.soft(page.locator('body')).toMatchAriaSnapshot({ name: `${screen}.aria.yml` });

test.use({ today: MORNING_OF_21_NOVEMBER });

test.beforeEach(async ({ page, tenant }) => {
  test.setTimeout(240_000);
  await page.clock.setFixedTime(MORNING_OF_21_NOVEMBER);
  tenant.configure({ ...BRISK_QUEUE, kiosk: { attract: false } });
});

test('check-in', async ({ page, tenant }) => {
  const guest = new Guest(page, tenant);
  await guest.opensHome();
  await isReadAs(page, 'home');
  await makesItSo(page, { text: 3, contrast: true });
  await look(page, 'home');
  await guest.taps('checkin');
  await guest.isOn('/checkin/search');
  await look(page, 'search');
  await guest.types('reservationName', '山田');
  await expect(page.getByRole('alert')).toBeVisible();
  await isReadAs(page, 'checkin-search-wrong');
  await guest.types('reservationName', NAMES.family);
  await guest.goesOn('/checkin/check-reservation');
  await isReadAs(page, 'checkin-reservation');
  await look(page, 'reservation');
  await guest.confirmsReservation();
  await guest.goesOn();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await isReadAs(page, 'checkin-representative-wrong');
  await look(page, 'representative with errors');
  await guest.fillsInDomestic();
  await guest.goesOn('/checkin/input-companions');
  await isReadAs(page, 'checkin-companions');
  await guest.fillsInCompanions([EMI, KENTA]);
  await guest.goesOn('/checkin/guests-info');
  await isReadAs(page, 'checkin-guests');
  await look(page, 'summary');
  await guest.goesOn('/checkin/term');
  await guest.taps('sign-by-name');
  await expect(guest.field('signedName')).toBeVisible();
  await isReadAs(page, 'checkin-sign-by-name');
  await guest.field('agreeSignature').check();
  await guest.taps('sign');
  await expect(dialogOn(page)).toHaveCount(0);
  await isReadAs(page, 'checkin-term');
  await look(page, 'agreement');
  await guest.goesOn('/checkin/confirm-checkin');
  await isReadAs(page, 'checkin-confirm');
  await look(page, 'last question');
  await guest.goesOn('/checkin/complete');
  await isReadAs(page, 'checkin-complete');
  await look(page, 'complete');
});

test('check-out', async ({ page, tenant }) => {
  const guest = new CheckoutPage(page, tenant);
  await guest.opensHome();
  await makesItSo(page, { text: 3, contrast: true });
  await guest.says(NAMES.family, 'checkout');
  await isReadAs(page, 'checkout-search');
  await guest.goesOn('/checkout/wait');
  await expect(guest.fact('waitNum')).toBeVisible();
  await isReadAs(page, 'checkout-wait');
  await look(page, 'queue');
  await guest.isCalled();
  await isReadAs(page, 'checkout-rooms');
  await look(page, 'rooms');
  await guest.goesOn('/checkout/payment-terms');
  await look(page, 'terms');
  await guest.goesOn();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await isReadAs(page, 'checkout-terms-wrong');
  await guest.agrees('/checkout/check-total');
  await isReadAs(page, 'checkout-total');
  await look(page, 'total');
  await guest.goesOn('/checkout/input-card');
  await guest.goesOn();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await isReadAs(page, 'checkout-card-wrong');
  await guest.fillsInCard();
  await look(page, 'card');
  await guest.goesOn('/checkout/receipt-mail');
  await isReadAs(page, 'checkout-mail');
  await look(page, 'receipt');
  await guest.goesOn('/checkout/check-payment');
  await isReadAs(page, 'checkout-payment');
  await look(page, 'payment');
  await guest.goesOn('/checkout/complete-payment');
  await isReadAs(page, 'checkout-paid');
  await look(page, 'paid');
  await guest.goesOn('/checkout/confirm-checkout');
  await isReadAs(page, 'checkout-confirm');
  await look(page, 'last question');
  await guest.goesOn();
  await expect(dialogOn(page)).toBeVisible();
  await isReadAs(page, 'checkout-done-dialog');
  await guest.taps('confirm');
  await guest.isOn('/checkout/complete-checkout');
  await isReadAs(page, 'checkout-complete');
  await look(page, 'checked out');
});
