import { cardFor, DEMO_TOKEN } from '../../kiosk/demo-hotel/cards.ts';
import ja from '../../src/i18n/ja.json' with { type: 'json' };
import { CHECKED_IN_TO_PAY, CheckinPaymentPage, PAYMENT_ON, PRICE } from '../pages/checkin-payment-page.ts';
import { expect, test } from '../support/fixtures.ts';
import { onlyAsked } from '../support/levels.ts';
import { scans } from '../support/qr-reader.ts';
import { callNames, callOf } from '../support/wire.ts';

/** Paying the stay by card at check-in, when everything goes as it should. */

/** What a guest typed in half width, as it is saved. */
const REPRESENTATIVE = 'Ｓｍｉｔｈ　Ｊｏｈｎ';

test('a guest checks in, pays, and has the QR code', async ({ page, tenant }) => {
  tenant.configure({ ...PAYMENT_ON, ...onlyAsked({ last_name: 2, first_name: 2 }) });
  tenant.configure({ receipt: { prefill_with_representative_name: true } });
  const guest = new CheckinPaymentPage(page, tenant);
  await guest.looksUp('シハライ サキコ');
  await guest.confirmsReservation();
  await guest.types('lastName', 'Smith');
  await guest.types('firstName', 'John');
  await guest.goesOn();
  await guest.isOn('/checkin/input-companions');
  await guest.goesOn();
  await guest.signsAndGoesToConfirm();
  await guest.goesOn();
  await guest.isOn('/checkin/unsettled-qr');

  await guest.taps('smart-payment');
  await guest.isOn('/checkin/check-total');
  for (const [field, amount] of Object.entries({
    paymentAmount: PRICE,
    usedPoint: '1,000ポイント',
    bathingTax: '¥300',
    accommodationTax: '¥400',
    grandTotal: '¥49,100',
  })) {
    await expect(guest.fact(field), field).toHaveText(amount);
  }
  await guest.goesOn();
  await guest.isOn('/checkin/input-card');
  await guest.fillsInCard();
  await guest.goesOn();
  await guest.isOn('/checkin/receipt-mail');
  await guest.givesMail('sakiko@example.jp');

  await test.step("the receipt is made out to the representative, also where the guest does not open the name's form", async () => {
    await guest.goesOn();
    await guest.isOn('/checkin/check-payment');
    await expect(guest.fact('receiptName')).toHaveText(REPRESENTATIVE);
    await guest.taps('back');
    await guest.isOn('/checkin/receipt-mail');
  });
  await guest.taps('change-name');
  await guest.isOn('/checkin/receipt-name');

  await test.step("the receipt's name starts as the representative's, in full width, as it was saved", async () => {
    await expect(guest.field('receiptName')).toHaveValue(REPRESENTATIVE);
    await guest.goesOn();
    await guest.isOn('/checkin/check-payment');
    await expect(guest.fact('receiptName')).toHaveText(REPRESENTATIVE);
    await guest.taps('back');
    await guest.isOn('/checkin/receipt-name');
  });
  await guest.types('receiptName', '株式会社みどり');
  await guest.goesOn();
  await guest.isOn('/checkin/check-payment');
  for (const [field, words] of Object.entries({
    paymentAmount: PRICE,
    card: 'VISA 下4桁 1111',
    receiptMailAddress: 'sakiko@example.jp',
    receiptName: '株式会社みどり',
  })) {
    await expect(guest.fact(field), field).toHaveText(words);
  }
  await expect(guest.main).toHaveText(`${PRICE}を支払う`);
  // Nobody hears of card or money before the guest says so.
  expect(callNames(tenant)).not.toContain('public_key');

  await guest.pays();
  await expect(page.locator('[data-action="back"]')).toHaveCount(0);
  await guest.cannotGoBackFrom('/checkin/complete-payment');
  await guest.goesOn();
  await guest.isOn('/checkin/qr');
  expect(await scans(page)).toMatch(/,40$/);
  await guest.cannotGoBackFrom('/checkin/qr');
  await guest.goesOn();
  await guest.isOn('/');

  expect(callNames(tenant)).toEqual([
    ...['checkin_authtoken_request', 'checkin_info_request', 'checkin_code'],
    ...['hotel_agreement', 'upload_agreement_signature', 'execute_checkin_request'],
    ...['checkin_code', 'pre_payment_info', 'card_script'],
    ...['web_email_register', 'public_key', 'settlement'],
    // The QR code is to say that the stay is paid.
    'checkin_code',
  ]);
  expect(callOf(tenant, 'web_email_register').form).toEqual({ email: 'sakiko@example.jp' });
  expect(callOf(tenant, 'public_key').form).toEqual({ request_id: 'R1001' });
  expect(callOf(tenant, 'settlement').form).toEqual({
    request_id: 'R1001',
    point: '0',
    payment_amount: '48400',
    gmo_token: expect.stringMatching(DEMO_TOKEN),
    invoice_name: '株式会社みどり',
  });
  expect(tenant.hotel.requests().filter(({ status }) => status >= 400)).toEqual([]);
});

test.describe('with the other back end', () => {
  test.use({ system: 'cico' });

  test('without an e-mail address none is sent, and the receipt is made out to the reservation', async ({
    page,
    tenant,
  }) => {
    tenant.configure(PAYMENT_ON);
    const guest = new CheckinPaymentPage(page, tenant);
    await guest.goesToUnsettled();
    await guest.taps('smart-payment');
    await guest.isOn('/checkin/check-total');
    await expect(guest.fact('paymentAmount')).toHaveText(PRICE);
    await expect(guest.fact('bathingTax')).toHaveText('¥300');
    // This guest's hotel does not want it shown.
    await expect(guest.fact('grandTotal')).toHaveCount(0);
    await guest.goesOn();
    await guest.isOn('/checkin/input-card');
    // A card whose token comes as a list; it pays as well.
    await guest.goesFromCardToPayment(cardFor('998'));
    await expect(guest.fact('receiptMailAddress')).toHaveText(ja.views.payment.check_payment_view.none);
    await expect(guest.fact('receiptName')).toHaveText(CHECKED_IN_TO_PAY);
    await guest.pays();
    await guest.goesOn();
    await guest.isOn('/checkin/qr');
    expect(await scans(page)).toMatch(/,40$/);

    expect(callNames(tenant)).toEqual([
      ...['checkin_authtoken_request', 'checkin_info_request', 'checkin_code', 'pre_payment_info'],
      ...['card_script', 'public_key', 'settlement', 'checkin_code'],
    ]);
    expect(callOf(tenant, 'public_key').form).toEqual({ request_id: 'R1001' });
    expect(callOf(tenant, 'settlement').form).toEqual({
      request_id: 'R1001',
      point: '0',
      payment_amount: '48400',
      gmo_token: expect.stringMatching(DEMO_TOKEN),
      invoice_name: CHECKED_IN_TO_PAY,
    });
    expect(tenant.hotel.requests().filter(({ status }) => status >= 400)).toEqual([]);
  });
});

test('the total has a line for all that the hotel sent, and none for what it did not', async ({
  page,
  tenant,
}) => {
  tenant.configure(PAYMENT_ON);
  const guest = new CheckinPaymentPage(page, tenant);
  let sent = {};
  await page.route('**/payment/pre_payment_info', (route) =>
    route.fulfill({ json: { payload: { payment_amount: '1234567', request_id: 'R1', ...sent } } }),
  );
  await guest.opensHome();
  for (const [also, lines] of [
    // What is null was not sent either.
    [{ bathing_tax: null }, { paymentAmount: '¥1,234,567' }],
    [
      { show_grand_total: true, bathing_tax: 0, accommodation_tax: '200', used_point: '0' },
      {
        paymentAmount: '¥1,234,567',
        usedPoint: '0ポイント',
        bathingTax: '¥0',
        accommodationTax: '¥200',
        grandTotal: '¥1,234,767',
      },
    ],
  ] as const) {
    sent = also;
    await guest.asksFor(CHECKED_IN_TO_PAY);
    await guest.isOn('/checkin/unsettled-qr');
    await guest.taps('smart-payment');
    await guest.isOn('/checkin/check-total');
    const shown = await page
      .locator('main [data-field]')
      .evaluateAll((facts) =>
        facts.map((fact) => [fact.getAttribute('data-field'), fact.textContent?.trim()]),
      );
    expect(Object.fromEntries(shown)).toEqual(lines);
    await guest.turnsTo('/');
    await guest.isOn('/');
  }
});
