import { expect } from '@playwright/test';
import { GOOD_CARD } from '../pages/checkout-page.ts';
import type { Tenant } from '../support/tenant.ts';
import { callOf } from '../support/wire.ts';
import type { EngineGuest } from './engine-guest.ts';

/** Both journeys from home to home, as guests of any engine's tablet take them. */

/** The hotel's clock stands here at check-in, so that each engine has the same dates to write. */
export const AFTERNOON_OF_22_NOVEMBER = '2026-11-22T15:00:00+09:00';

/** A family of three, from Japan. */
export async function familyChecksIn(guest: EngineGuest, tenant: Tenant): Promise<void> {
  await guest.opensHome();
  await looksUp(guest, 'ヤマダ タロウ');
  await guest.reads('[data-field="checkoutDate"]', '2026年11月24日（火）');
  await guest.goesOn('/checkin/input-representative');
  await guest.types('lastName', '山田');
  await guest.types('firstName', '太郎');
  await guest.chooses('gender', '1');
  await guest.types('age', '42');
  await guest.types('postcode', '7830060');
  await guest.opened('[name="subarea"][value="蛍が丘"]');
  await guest.types('furtherSubarea', '１−２−３');
  await guest.types('tel', '09012345678');
  await guest.types('occupation', '会社員');
  await guest.sees('representative-filled-in');
  await guest.goesOn('/checkin/input-companions');
  for (const [index, firstKana, gender] of [
    [0, 'エミ', '2'],
    [1, 'ケンタ', '3'],
  ] as const) {
    await guest.types(`companions.${index}.lastKana`, 'ヤマダ');
    await guest.types(`companions.${index}.firstKana`, firstKana);
    await guest.chooses(`companions.${index}.gender`, gender);
  }
  await guest.sees('companions-filled-in');
  await guest.goesOn('/checkin/guests-info');
  await signsAndChecksIn(guest);
  expect(JSON.parse(callOf(tenant, 'execute_checkin_request').form.guest_info ?? '[]')).toHaveLength(3);
}

/** A guest from overseas, in English, with a passport. */
export async function overseasGuestChecksIn(guest: EngineGuest, tenant: Tenant): Promise<void> {
  await guest.opensHome();
  await guest.chooses('language', 'en');
  await guest.opened('html[lang="en"]');
  await guest.sees('home-in-english');
  await looksUp(guest, 'SMITH JOHN');
  await guest.reads('[data-field="checkoutDate"]', 'Wed, Nov 25, 2026');
  await guest.goesOn('/checkin/input-representative');
  await guest.types('lastName', 'Smith');
  await guest.types('firstName', 'John');
  await guest.chooses('gender', '1');
  await guest.types('age', '37');
  await guest.chooses('overseasFlug', 'true');
  await guest.opensList('countrycode');
  await guest.opened('dialog[open] [data-value]');
  await guest.sees('countries');
  await guest.picks('countrycode', 'US');
  await guest.types('address', '12 Elm Street, Springfield, OR 97477');
  await guest.types('tel', '5415550123');
  await guest.types('occupation', 'Teacher');
  await guest.showsPassport();
  await guest.sees('overseas-filled-in');
  await guest.goesOn('/checkin/guests-info');
  await guest.reads('[data-field="tel"]', '5415550123 (United States)');
  await signsAndChecksIn(guest);
  const passport = callOf(tenant, 'upload_passport').form.base64_passport_image ?? '';
  expect(passport).toMatch(/^\/9j\/[A-Za-z0-9+/]+={0,2}$/);
}

async function looksUp(guest: EngineGuest, name: string): Promise<void> {
  await guest.taps('checkin');
  await guest.isOn('/checkin/search');
  await guest.types('reservationName', name);
  await guest.goesOn('/checkin/check-reservation');
}

/** From the list of guests to home. */
export async function signsAndChecksIn(guest: EngineGuest): Promise<void> {
  await guest.goesOn('/checkin/term');
  await guest.signs();
  await guest.goesOn('/checkin/confirm-checkin');
  await guest.goesOn('/checkin/complete');
  await guest.goesOn('/');
}

/** A guest leaves and pays by card. */
export async function guestChecksOut(guest: EngineGuest, tenant: Tenant): Promise<void> {
  await guest.opensHome();
  await guest.taps('checkout');
  await guest.isOn('/checkout/search');
  await guest.types('reservationName', 'ヤマダ タロウ');
  await guest.goesOn('/checkout/wait');
  await staffCall(tenant);
  await guest.isOn('/checkout/room-number');
  await guest.goesOn('/checkout/payment-terms');
  await guest.tablet.taps('[name="agreeTerms"]');
  await guest.goesOn('/checkout/check-total');
  await guest.looksInto('details', 'folio', 'close');
  await guest.goesOn('/checkout/input-card');
  await guest.types('cardNumber', GOOD_CARD);
  // With the keypad a whole number leads to the list of months; a month leads to that of years.
  if (!guest.stand.hasKeypad) await guest.opensList('expiryMonth');
  await guest.opened('dialog[open] [data-value]');
  await guest.sees('months');
  await guest.picks('expiryMonth', '12');
  await guest.picks('expiryYear', String((new Date().getFullYear() + 2) % 100));
  await guest.isClosed();
  await guest.types('holderName', 'TARO YAMADA');
  await guest.types('securityCode', '123');
  await guest.sees('card-filled-in');
  await guest.goesOn('/checkout/receipt-mail');
  await guest.types('receiptMailAddress', 'taro@example.jp');
  await guest.types('receiptMailAddressConfirm', 'taro@example.jp');
  await guest.goesOn('/checkout/check-payment');
  await guest.goesOn('/checkout/complete-payment');
  await guest.goesOn('/checkout/confirm-checkout');
  await guest.tablet.taps('main [data-action="main"]:enabled');
  await guest.opened('dialog[open] [data-action="confirm"]');
  await guest.sees('checked-out');
  await guest.taps('confirm');
  await guest.isOn('/checkout/complete-checkout');
  await guest.goesOn('/');
  expect(callOf(tenant, 'settlement').status).toBe(204);
  expect(callOf(tenant, 'execute_checkout_request').status).toBeLessThan(300);
}

/** The desk has time for whoever waits. */
async function staffCall(tenant: Tenant): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) {
    await tenant.hotel.app.request('/demo/api/queue', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
  }
}
