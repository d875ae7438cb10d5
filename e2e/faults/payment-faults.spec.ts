import { cardFor } from '../../kiosk/demo-hotel/card-script.ts';
import type { Fault } from '../../kiosk/demo-hotel/index.ts';
import ja from '../../src/i18n/ja.json' with { type: 'json' };
import { CheckinPaymentPage, PAYMENT_ON } from '../pages/checkin-payment-page.ts';
import { settlementsAt } from '../pages/payment-page.ts';
import {
  FAILURES_OF_UNREAD,
  failsOnce,
  isHotelsOwn,
  NOTED_BY_THE_BROWSER,
  SHORT_DEADLINE,
} from '../support/failures.ts';
import { expect, test } from '../support/fixtures.ts';
import { scans } from '../support/qr-reader.ts';
import { callOf, callsOf } from '../support/wire.ts';

/** Everything around a payment that can fail: the guest is told, loses nothing but the secrets, and has a way on. */

const NO_CARD = ja.api.gmo.error_common;

// The browser has words of its own for a script that is none. One pattern: of two, Playwright takes the second for options.
test.use({ expectedErrors: [new RegExp(`${NOTED_BY_THE_BROWSER.source}|MIME type`)] });

/** Back at the card: date and holder as they were, number and security code to be typed again, nothing charged. */
async function isBackAtCard(guest: CheckinPaymentPage, what: string): Promise<void> {
  await guest.isOn('/checkin/input-card');
  await expect(guest.field('cardNumber'), what).toHaveValue('');
  await expect(guest.field('securityCode'), what).toHaveValue('');
  await expect(guest.field('expiryMonth'), what).toHaveValue('12');
  await expect(guest.field('expiryYear'), what).not.toHaveValue('');
  await expect(guest.field('holderName'), what).toHaveValue('TARO YAMADA');
}

test.describe('a script of the card provider that cannot be had', () => {
  for (const [what, fault] of [
    ['is broken off', { kind: 'reset' }],
    ['is a page of a firewall', { kind: 'html', status: 200 }],
  ] as const satisfies readonly (readonly [string, Omit<Fault, 'call'>])[]) {
    test(`${what}: the card is refused, and works when the script is back`, async ({ page, tenant }) => {
      tenant.configure(PAYMENT_ON);
      const guest = new CheckinPaymentPage(page, tenant);
      tenant.hotel.faults.set({ ...fault, call: 'card_script' });
      await guest.goesToPayment();
      await guest.goesOn();
      await guest.isTold(NO_CARD);
      await isBackAtCard(guest, what);
      expect(settlementsAt(tenant)).toEqual([]);
      tenant.hotel.faults.clear();
      // The document that was opened with the form is given up as well.
      await expect(page.locator('iframe')).toHaveCount(0);
      await guest.entersCardAgain();
      await guest.pays();
      expect(callOf(tenant, 'settlement').status).toBe(204);
    });
  }

  test('never loads: the guest is told at every try, and can go home', async ({ page, tenant }) => {
    tenant.configure({ ...PAYMENT_ON, ...SHORT_DEADLINE });
    tenant.hotel.faults.set({ call: 'card_script', kind: 'hang' });
    const guest = new CheckinPaymentPage(page, tenant);
    await guest.goesToPayment();
    for (const again of [true, false]) {
      await guest.goesOn();
      await guest.isTold(NO_CARD);
      await isBackAtCard(guest, 'never loads');
      if (again) await guest.entersCardAgain();
    }
    await guest.taps('back');
    await guest.isOn('/checkin/check-total');
    await guest.taps('back');
    await guest.isOn('/checkin/unsettled-qr');
    await guest.taps('home');
    await guest.isOn('/');
    expect(settlementsAt(tenant)).toEqual([]);
  });
});

test('a card that the provider refuses, for whatever reason, leads back to the card', async ({
  page,
  tenant,
}) => {
  tenant.configure(PAYMENT_ON);
  const guest = new CheckinPaymentPage(page, tenant);
  await guest.goesToCard();
  const codes = ['102', '180'];
  for (const [at, code] of codes.entries()) {
    if (at === 0) await guest.goesFromCardToPayment(cardFor(code));
    else await guest.entersCardAgain(cardFor(code));
    await guest.goesOn();
    await guest.isTold(NO_CARD, code);
    await isBackAtCard(guest, code);
  }
  expect(settlementsAt(tenant)).toEqual([]);

  await test.step('and one step further back there is the total, however often it was tried', async () => {
    await guest.taps('back');
    await guest.isOn('/checkin/check-total');
  });
  await guest.goesOn();
  await guest.isOn('/checkin/input-card');
  await guest.goesFromCardToPayment();
  await guest.pays();
});

test('a provider that never answers is given up at the deadline', async ({ page, tenant }) => {
  tenant.configure({ ...PAYMENT_ON, ...SHORT_DEADLINE });
  const guest = new CheckinPaymentPage(page, tenant);
  await guest.goesToCard();
  await guest.goesFromCardToPayment(cardFor('999'));
  await guest.goesOn();
  await expect(guest.main).toBeDisabled();
  await guest.cannotGoBackFrom('/checkin/check-payment');
  await guest.isTold(NO_CARD);
  await isBackAtCard(guest, 'no answer');
  await guest.entersCardAgain();
  await guest.pays();
  expect(settlementsAt(tenant)).toHaveLength(1);
});

test('a shop key that cannot be had, for whatever reason, leads back to the card', async ({
  page,
  tenant,
}) => {
  tenant.configure({ ...PAYMENT_ON, ...SHORT_DEADLINE });
  const guest = new CheckinPaymentPage(page, tenant);
  await guest.goesToPayment();
  const kinds = ['status', 'malformed'] as const;
  for (const kind of kinds) {
    tenant.hotel.faults.set({ call: 'public_key', kind, errorMsg: 'E-4711' });
    await guest.goesOn();
    await guest.isTold(NO_CARD, kind);
    tenant.hotel.faults.clear();
    await isBackAtCard(guest, kind);
    await guest.entersCardAgain();
  }
  expect(settlementsAt(tenant)).toEqual([]);
  await guest.pays();
  expect(callsOf(tenant, 'public_key')).toHaveLength(kinds.length + 1);
});

/** Without network nothing would arrive that could be counted. */
const LATER = FAILURES_OF_UNREAD.filter(({ fault }) => fault);

for (const [call, what] of [
  ['web_email_register', 'an e-mail address that cannot be registered'],
  ['settlement', 'a settlement that the hotel refuses'],
] as const) {
  test(`${what} is told in the right words, and may be tried again`, async ({ page, tenant }) => {
    tenant.configure({ ...PAYMENT_ON, ...SHORT_DEADLINE });
    const guest = new CheckinPaymentPage(page, tenant);
    await guest.goesToCard();
    await guest.fillsInCard();
    await guest.goesOn();
    await guest.isOn('/checkin/receipt-mail');
    await guest.givesMail('guest@example.jp');
    await guest.goesOn();
    await guest.isOn('/checkin/check-payment');
    // Of a settlement without an answer of the hotel itself nobody knows whether it was refused.
    const failures = call === 'settlement' ? FAILURES_OF_UNREAD.filter(isHotelsOwn) : LATER;
    for (const failure of failures) {
      await failsOnce({ page, tenant }, call, failure, () => guest.goesOn());
      await isBackAtCard(guest, failure.what);
      // The address stands where it was typed.
      await guest.entersCardAgain();
      await expect(guest.fact('receiptMailAddress')).toHaveText('guest@example.jp');
    }
    expect(settlementsAt(tenant)).toHaveLength(call === 'settlement' ? failures.length : 0);
    await guest.pays();
    expect(callsOf(tenant, call)).toHaveLength(failures.length + 1);
    const tokens = settlementsAt(tenant).map(({ form }) => form.gmo_token);
    expect(new Set(tokens).size, 'a token for every try').toBe(tokens.length);
  });
}

test('a guest who has paid gets a QR code, whatever becomes of the newest code', async ({ page, tenant }) => {
  tenant.configure(PAYMENT_ON);
  const guest = new CheckinPaymentPage(page, tenant);
  await guest.goesToPayment();
  await guest.pays();
  tenant.hotel.faults.set({ call: 'checkin_code', kind: 'reset' });
  await guest.goesOn();
  await guest.isOn('/checkin/qr');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(await scans(page)).toMatch(/,30$/);
});
