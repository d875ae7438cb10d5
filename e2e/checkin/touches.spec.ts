import { KEYPAD_ON } from '../../kiosk/guest/keypad-keys.ts';
import { SAMPLE_FIELDS } from '../../kiosk/guest/levels.ts';
import { CARD, EMI, KENTA, NAMES, YAMADA } from '../../kiosk/guest/personas.ts';
import { guestsSent } from '../../kiosk/guest/wire.ts';
import { BRISK_QUEUE, dialogOn, MORNING_OF_21_NOVEMBER } from '../pages/checkout-page.ts';
import { KeypadPage } from '../pages/keypad-page.ts';
import { expect, type Page, test } from '../support/fixtures.ts';
import type { Tenant } from '../support/tenant.ts';

/** Both journeys by fingers, with their number of touches. A known member: `tests/screens/checkin/members.test.ts`. */

const BUDGET = { checkin: 60, checkout: 43 } as const;

declare global {
  interface Window {
    touched?: string[];
  }
}

/** Counts fingers and keys from the next page on. */
const countTouches = (page: Page) =>
  page.addInitScript(() => {
    const touched: string[] = [];
    window.touched = touched;
    for (const type of ['pointerdown', 'keydown']) {
      window.addEventListener(
        type,
        ({ isTrusted }) => {
          if (isTrusted) touched.push(document.querySelector('main')?.dataset.screen ?? '');
        },
        { capture: true },
      );
    }
  });

async function isWithin(page: Page, most: number): Promise<void> {
  const touched = await page.evaluate(() => window.touched ?? []);
  expect(touched.length, touched.join(', ')).toBeLessThanOrEqual(most);
  expect(touched.length).toBeGreaterThan(most / 2);
}

const tap = (page: Page, action: string) => page.locator(`[data-action="${action}"]`).tap();
const tapAnswer = (page: Page, name: string, value: string) =>
  page.locator(`label:has([name="${name}"][value="${value}"])`).tap();

/** A guest with the keypad on home; the count starts here. */
async function guestOnHome(page: Page, tenant: Tenant) {
  await countTouches(page);
  const guest = new KeypadPage(page, tenant);
  const leadsOn = async (screen: string) => {
    await guest.looksAt();
    await page.locator('main [data-action="main"]').tap();
    await guest.isOn(screen);
  };
  await guest.opensHome();
  return { guest, leadsOn };
}

test.use({ today: MORNING_OF_21_NOVEMBER });

test('a family checks in', async ({ page, tenant }) => {
  tenant.configure({ ...KEYPAD_ON, ...SAMPLE_FIELDS });
  const { guest, leadsOn } = await guestOnHome(page, tenant);
  await tap(page, 'checkin');
  await guest.isOn('/checkin/search');
  // The first tap is a letter already.
  await expect(guest.field('reservationName')).toBeFocused();
  await guest.keysIn(NAMES.family);
  expect(await guest.inputModes()).toEqual(['none']);
  // The pressed button must not move away beneath the mouse.
  await page.locator('main [data-action="main"]').click({ delay: 150 });
  await guest.isOn('/checkin/check-reservation');
  await expect(guest.pad).toHaveCount(0);
  await leadsOn('/checkin/input-representative');
  // The keypad writes no kanji: the reservation's name stays.
  await expect(guest.field('lastName')).toHaveValue('ヤマダ');
  await test.step('a choice, an age and a postcode lead on by themselves', async () => {
    await tapAnswer(page, 'gender', YAMADA.gender);
    await expect(guest.field('age')).toBeFocused();
    await guest.keysIn(YAMADA.age);
    await expect(guest.field('postcode')).toBeFocused();
    await guest.keysIn(YAMADA.postcode);
    await expect(guest.field('subarea')).toHaveValue('蛍が丘');
    // The postcode's fields need no answer.
    await expect(guest.field('furtherSubarea')).toBeFocused();
  });
  await guest.presses('1', '丁目', '2', '-', '3');
  await guest.leadsTo('tel');
  await guest.presses('090');
  await guest.keysIn('12345678');
  await guest.leadsTo('occupation-choice');
  await guest.answers('occupation', '会社員');
  await leadsOn('/checkin/input-companions');
  await tap(page, 'take-family');
  for (const [place, { firstKana, gender }] of [EMI, KENTA].entries()) {
    if (place > 0) await guest.touches(`companions.${place}.firstKana`);
    await expect(guest.field(`companions.${place}.firstKana`)).toBeFocused();
    await guest.keysIn(firstKana);
    await tapAnswer(page, `companions.${place}.gender`, gender);
  }
  await leadsOn('/checkin/guests-info');
  await leadsOn('/checkin/term');
  await guest.signs();
  await leadsOn('/checkin/confirm-checkin');
  await leadsOn('/checkin/complete');
  expect(guestsSent(tenant.hotel)).toMatchObject([
    { last_name: 'ヤマダ', first_name: 'タロウ', age: 42, subarea: '蛍が丘', address: '1丁目2-3' },
    { first_name_kana: 'エミ', gender: 2 },
    { first_name_kana: 'ケンタ', gender: 3 },
  ]);
  await isWithin(page, BUDGET.checkin);
});

test('a guest pays by card and checks out', async ({ page, tenant }) => {
  tenant.configure({ ...KEYPAD_ON, ...BRISK_QUEUE });
  const { guest, leadsOn } = await guestOnHome(page, tenant);
  await tap(page, 'checkout');
  await guest.isOn('/checkout/search');
  await guest.keysIn(NAMES.family);
  await leadsOn('/checkout/wait');
  await guest.walks('/checkout/wait', '/checkout/room-number');
  await leadsOn('/checkout/payment-terms');
  await page.locator('label:has([name="agreeTerms"])').tap();
  await leadsOn('/checkout/check-total');
  await leadsOn('/checkout/input-card');
  await guest.touches('cardNumber');
  await guest.keysIn(CARD.cardNumber);
  // The last digit leads to the month, the month to the year.
  for (const value of [CARD.expiryMonth, CARD.expiryYear]) {
    await guest.looksAt();
    await dialogOn(page).locator(`[data-value="${value}"]`).tap();
  }
  await tap(page, 'usual-answer');
  await expect(guest.field('securityCode')).toBeFocused();
  await guest.keysIn(CARD.securityCode);
  await leadsOn('/checkout/receipt-mail');
  await leadsOn('/checkout/check-payment');
  await expect(page.locator('main [data-action="main"]')).toHaveCSS('pointer-events', 'auto');
  await leadsOn('/checkout/complete-payment');
  await leadsOn('/checkout/confirm-checkout');
  await expect(page.locator('main [data-action="main"]')).toHaveCSS('pointer-events', 'auto');
  await page.locator('main [data-action="main"]').tap();
  await guest.looksAt();
  await dialogOn(page).locator('[data-action="confirm"]').tap();
  await guest.isOn('/checkout/complete-checkout');
  await isWithin(page, BUDGET.checkout);
});
