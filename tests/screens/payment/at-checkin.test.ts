import { expect, it } from 'vitest';
import ja from '~/i18n/ja.json';
import { DEMO_TOKEN } from '../../../kiosk/demo-hotel/cards';
import { onlyAsked } from '../../../kiosk/guest/levels';
import { CARD, MAIL, NAMES } from '../../../kiosk/guest/personas';
import { callNames, callOf } from '../../../kiosk/guest/wire';
import { answersWith } from '../support/hold';
import { openTablet } from '../support/open-tablet';
import { goesToTotal, PAYMENT_ON, PRICE } from '../support/paying';
import { scans } from '../support/qr-reader';
import { count, texts, value } from '../support/seen';

/** Successful card payments at check-in. */

/** Half-width input as saved. */
const REPRESENTATIVE = 'Smith John';

/** All shown facts by name. */
const allFacts = () =>
  Object.fromEntries(
    [...document.querySelectorAll('main [data-field]')].map((fact) => [
      fact.getAttribute('data-field'),
      fact.textContent.trim(),
    ]),
  );

it('a guest checks in, pays, and has the QR code of a stay that is paid', async () => {
  const { guest, hotel } = await openTablet({
    settings: {
      ...PAYMENT_ON,
      ...onlyAsked({ last_name: 2, first_name: 2 }, { gender: 1 }),
      receipt: { prefill_with_representative_name: true },
    },
  });
  await guest.opensForm(NAMES.toPay);
  await guest.fillsIn({ lastName: 'Smith', firstName: 'John' });
  await guest.goesOn('/checkin/input-companions');
  await guest.goesOn();
  await guest.signsAndGoesToConfirm();
  await guest.goesOn('/checkin/unsettled-qr');
  await guest.follows('smart-payment', '/checkin/check-total');
  expect(allFacts()).toEqual({
    paymentAmount: PRICE,
    usedPoint: '1,000ポイント',
    bathingTax: '¥300',
    accommodationTax: '¥400',
    grandTotal: '¥49,100',
  });

  // The card's provider is not asked before the card is entered.
  expect(count('iframe')).toBe(0);

  // The receipt names the representative with or without a visit to its form.
  await guest.givesCard('checkin', CARD, MAIL);
  expect(allFacts().receiptName).toBe(REPRESENTATIVE);
  await guest.goesBack('/checkin/receipt-mail');
  await guest.follows('change-name', '/checkin/receipt-name');
  expect(value('receiptName')).toBe(REPRESENTATIVE);
  await guest.goesOn('/checkin/check-payment');
  expect(allFacts().receiptName).toBe(REPRESENTATIVE);
  await guest.goesBack('/checkin/receipt-name');
  await guest.types('receiptName', '株式会社みどり');
  await guest.goesOn('/checkin/check-payment');
  expect(allFacts()).toEqual({
    paymentAmount: PRICE,
    card: 'VISA 下4桁 1111',
    receiptMailAddress: MAIL.receiptMailAddress,
    receiptName: '株式会社みどり',
  });
  expect(texts('[data-action="main"]')).toEqual([`${PRICE}を支払う`]);
  expect(count('iframe')).toBe(1);
  // The hotel hears nothing of card or money before the guest confirms.
  expect(callNames(hotel)).not.toContain('public_key');

  await guest.pays('checkin');
  expect(texts('main p')).toContain(ja.views.payment.complete_payment_view.text);
  expect(count('[data-action="back"]')).toBe(0);
  await guest.cannotGoBackFrom('/checkin/complete-payment');
  await guest.goesOn('/checkin/qr');
  await expect.poll(scans).toMatch(/,40$/);
  await guest.cannotGoBackFrom('/checkin/qr');
  await guest.goesOn('/');

  expect(callNames(hotel)).toEqual([
    'checkin_authtoken_request',
    'checkin_info_request',
    'checkin_code',
    'hotel_agreement',
    'upload_agreement_signature',
    'execute_checkin_request',
    'checkin_code',
    'pre_payment_info',
    'web_email_register',
    'public_key',
    'settlement',
    // The QR code is to say that the stay is paid.
    'checkin_code',
  ]);
  expect(callOf(hotel, 'web_email_register').form).toEqual({ email: MAIL.receiptMailAddress });
  expect(callOf(hotel, 'public_key').form).toEqual({ request_id: 'R1001' });
  expect(callOf(hotel, 'settlement').form).toEqual({
    request_id: 'R1001',
    point: '0',
    payment_amount: '48400',
    gmo_token: expect.stringMatching(DEMO_TOKEN),
    invoice_name: '株式会社みどり',
  });
  expect(hotel.requests().filter(({ status }) => status >= 400)).toEqual([]);
});

it.each([
  // A null was not sent either.
  ['only the amount', { bathing_tax: null }, { paymentAmount: '¥1,234,567' }],
  [
    'everything',
    { show_grand_total: true, bathing_tax: 0, accommodation_tax: '200', used_point: '0' },
    {
      paymentAmount: '¥1,234,567',
      usedPoint: '0ポイント',
      bathingTax: '¥0',
      accommodationTax: '¥200',
      grandTotal: '¥1,234,767',
    },
  ],
])(
  'the total has a line for all that the hotel sent, and none for what it did not: %s',
  async (_, also, shown) => {
    const { guest } = await openTablet({ settings: PAYMENT_ON });
    answersWith(/pre_payment_info/, () => ({
      payload: { payment_amount: '1234567', request_id: 'R1', ...also },
    }));
    await goesToTotal(guest);
    expect(allFacts()).toEqual(shown);
  },
);

it.each([
  ['that are in the grand total', { show_grand_total: true, bathing_tax: 300 }, true],
  ['of nothing', { show_grand_total: true, bathing_tax: 0 }, false],
  ['without a grand total', { bathing_tax: 300 }, false],
])('taxes %s: %o: whether the screen says where they are paid: %s', async (_, also, isSaid) => {
  const { guest } = await openTablet({ settings: PAYMENT_ON });
  answersWith(/pre_payment_info/, () => ({ payload: { payment_amount: 48_400, request_id: 'R1', ...also } }));
  await goesToTotal(guest);
  await expect.poll(() => allFacts().paymentAmount).toBe(PRICE);
  expect(texts('main p').includes(ja.views.payment.check_total_view.taxes_at_desk)).toBe(isSaid);
});
