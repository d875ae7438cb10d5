import { cardFor } from '../../kiosk/demo-hotel/cards.ts';
import ja from '../../src/i18n/ja.json' with { type: 'json' };
import { CHECKED_IN_TO_PAY, CheckinPaymentPage, PAYMENT_ON } from '../pages/checkin-payment-page.ts';
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

/** The last look before the card is charged leads back to the card, with nothing charged. */
async function isRefused(guest: CheckinPaymentPage, what: string): Promise<void> {
  await guest.goesOn();
  await guest.isTold(NO_CARD, what);
  await isBackAtCard(guest, what);
  expect(settlementsAt(guest.tenant), what).toEqual([]);
}

/** Back at the card, the guest goes back over the total to the code. */
async function goesBackToCode(guest: CheckinPaymentPage): Promise<void> {
  await guest.taps('back');
  await guest.isOn('/checkin/check-total');
  await guest.taps('back');
  await guest.isOn('/checkin/unsettled-qr');
}

test.beforeEach(({ tenant }) => tenant.configure({ ...PAYMENT_ON, ...SHORT_DEADLINE }));

test('a script of the card provider that cannot be had: the card is refused, and works when the script is back', async ({
  page,
  tenant,
}) => {
  const guest = new CheckinPaymentPage(page, tenant);
  const { faults } = tenant.hotel;
  await test.step('one that never loads: the guest is told, and can go home', async () => {
    faults.set({ call: 'card_script', kind: 'hang' });
    await guest.goesToPayment();
    await isRefused(guest, 'never loads');
    await guest.entersCardAgain();
    await isRefused(guest, 'never loads at another try');
    await goesBackToCode(guest);
    await guest.taps('home');
    await guest.isOn('/');
    faults.clear();
  });
  await test.step('one that is broken off, then one that is a page of a firewall', async () => {
    faults.set({ call: 'card_script', kind: 'reset' });
    await guest.asksFor(CHECKED_IN_TO_PAY);
    await guest.isOn('/checkin/unsettled-qr');
    await guest.choosesToPay();
    await guest.goesFromCardToPayment();
    await isRefused(guest, 'is broken off');
    faults.clear();
    // The document that was opened with the form is given up as well.
    await expect(page.locator('iframe')).toHaveCount(0);
    faults.set({ call: 'card_script', kind: 'html', status: 200 });
    await guest.entersCardAgain();
    await isRefused(guest, 'is a page of a firewall');
    faults.clear();
    await expect(page.locator('iframe')).toHaveCount(0);
  });
  await guest.entersCardAgain();
  await guest.pays();
  expect(callOf(tenant, 'settlement').status).toBe(204);
});

test('a card that gives no token, for whatever reason, leads back to the card', async ({ page, tenant }) => {
  const guest = new CheckinPaymentPage(page, tenant);
  await guest.goesToCard();
  await test.step('the provider refuses it', async () => {
    await guest.goesFromCardToPayment(cardFor('102'));
    await isRefused(guest, '102');
  });
  await test.step('the provider never answers, and is given up at the deadline', async () => {
    await guest.entersCardAgain(cardFor('999'));
    await guest.goesOn();
    await expect(guest.main).toBeDisabled();
    await guest.cannotGoBackFrom('/checkin/check-payment');
    await guest.isTold(NO_CARD);
    await isBackAtCard(guest, 'no answer');
  });
  const kinds = ['status', 'malformed'] as const;
  const before = callsOf(tenant, 'public_key').length;
  for (const kind of kinds) {
    await test.step(`the shop key cannot be had: ${kind}`, async () => {
      await guest.entersCardAgain();
      tenant.hotel.faults.set({ call: 'public_key', kind, errorMsg: 'E-4711' });
      await isRefused(guest, kind);
      tenant.hotel.faults.clear();
    });
  }
  await test.step('and one step further back there is the total, however often it was tried', async () => {
    await guest.taps('back');
    await guest.isOn('/checkin/check-total');
  });
  await guest.goesOn();
  await guest.isOn('/checkin/input-card');
  await guest.goesFromCardToPayment();
  await guest.pays();
  expect(settlementsAt(tenant)).toHaveLength(1);
  expect(callsOf(tenant, 'public_key')).toHaveLength(before + kinds.length + 1);
});

/** What happens to a payment before the money moves; without network nothing would arrive that could be counted. */
const REFUSED = [
  ...FAILURES_OF_UNREAD.filter(({ fault }) => fault).map(
    (failure) => ['web_email_register', failure] as const,
  ),
  // Of a settlement without an answer of the hotel itself nobody knows whether it was refused.
  ...FAILURES_OF_UNREAD.filter(isHotelsOwn).map((failure) => ['settlement', failure] as const),
];

test('an address or a settlement that the hotel refuses is told in the right words, and may be tried again', async ({
  page,
  tenant,
}) => {
  const guest = new CheckinPaymentPage(page, tenant);
  await guest.goesToCard();
  await guest.fillsInCard();
  await guest.goesOn();
  await guest.isOn('/checkin/receipt-mail');
  await guest.givesMail('guest@example.jp');
  await guest.goesOn();
  await guest.isOn('/checkin/check-payment');
  const sent = { web_email_register: 0, settlement: 0 };
  for (const [call, failure] of REFUSED) {
    await failsOnce({ page, tenant }, call, failure, () => guest.goesOn());
    await isBackAtCard(guest, failure.what);
    // The address goes ahead of the money, which waits for it.
    sent.web_email_register += 1;
    if (call === 'settlement') sent.settlement += 1;
    expect(callsOf(tenant, 'web_email_register'), failure.what).toHaveLength(sent.web_email_register);
    expect(settlementsAt(tenant), failure.what).toHaveLength(sent.settlement);
    // The address stands where it was typed.
    await guest.entersCardAgain();
    await expect(guest.fact('receiptMailAddress')).toHaveText('guest@example.jp');
  }
  await guest.pays();
  expect(callsOf(tenant, 'web_email_register')).toHaveLength(sent.web_email_register + 1);
  const tokens = settlementsAt(tenant).map(({ form }) => form.gmo_token);
  expect(tokens).toHaveLength(sent.settlement + 1);
  expect(new Set(tokens).size, 'a token for every try').toBe(tokens.length);

  await test.step('a guest who has paid gets a QR code, whatever becomes of the newest code', async () => {
    tenant.hotel.faults.set({ call: 'checkin_code', kind: 'reset' });
    await guest.goesOn();
    await guest.isOn('/checkin/qr');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(await scans(page)).toMatch(/,30$/);
  });
});
