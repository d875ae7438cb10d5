import { expect } from '@playwright/test';
import { CHECKIN, CHECKOUT, checkinOf, take } from '../../kiosk/guest/journeys.ts';
import { NAMES, SMITH } from '../../kiosk/guest/personas.ts';
import { callOf } from '../../kiosk/guest/wire.ts';
import type { Tenant } from '../support/tenant.ts';
import type { EngineGuest } from './engine-guest.ts';

/** Both journeys from home to home in any engine. */

export const AFTERNOON_OF_22_NOVEMBER = '2026-11-22T15:00:00+09:00';

export async function familyChecksIn(guest: EngineGuest, tenant: Tenant): Promise<void> {
  await guest.opensHome();
  await take(guest, CHECKIN, {
    '/checkin/check-reservation': () => guest.reads('[data-field="checkoutDate"]', '2026年11月24日（火）'),
    '/checkin/input-representative': () => guest.sees('representative-filled-in'),
    '/checkin/input-companions': () => guest.sees('companions-filled-in'),
  });
  await guest.isOn('/');
  expect(JSON.parse(callOf(tenant.hotel, 'execute_checkin_request').form.guest_info ?? '[]')).toHaveLength(3);
}

export async function overseasGuestChecksIn(guest: EngineGuest, tenant: Tenant): Promise<void> {
  await guest.opensHome();
  await guest.chooses('language', 'en');
  await guest.opened('html[lang="en"]');
  await take(guest, checkinOf(NAMES.fromAbroad, [SMITH]), {
    '/checkin/check-reservation': () => guest.reads('[data-field="checkoutDate"]', 'Wed 25 Nov'),
    '/checkin/input-representative': () => guest.sees('overseas-filled-in'),
    '/checkin/guests-info': () => guest.reads('[data-field="tel"]', '+1 5415550123'),
  });
  await guest.isOn('/');
  const passport = callOf(tenant.hotel, 'upload_passport').form.base64_passport_image ?? '';
  expect(passport).toMatch(/^\/9j\/[A-Za-z0-9+/]+={0,2}$/);
}

export async function guestChecksOut(guest: EngineGuest, tenant: Tenant): Promise<void> {
  await guest.opensHome();
  await take(guest, CHECKOUT, {
    '/checkout/check-total': () => guest.sees('folio'),
    '/checkout/input-card': () => guest.sees('card-filled-in'),
    '/checkout/confirm-checkout': async () => {
      await guest.opened('dialog[open] [data-action="confirm"]');
      await guest.sees('checked-out');
    },
  });
  await guest.isOn('/');
  expect(callOf(tenant.hotel, 'settlement').status).toBe(204);
  expect(callOf(tenant.hotel, 'execute_checkout_request').status).toBeLessThan(300);
}
