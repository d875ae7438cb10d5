import { CheckinPaymentPage, PAYMENT_ON } from '../pages/checkin-payment-page.ts';
import { says } from '../support/field-errors.ts';
import { expect, test } from '../support/fixtures.ts';
import { onlyAsked } from '../support/levels.ts';
import { callOf } from '../support/wire.ts';

/** Where the receipt of a payment at check-in goes, and to whom it is made out. */

test('an address for the receipt is judged when the guest goes on, whichever way', async ({
  page,
  tenant,
}) => {
  tenant.configure(PAYMENT_ON);
  const guest = new CheckinPaymentPage(page, tenant);
  const [mail, again] = ['receiptMailAddress', 'receiptMailAddressConfirm'];
  await guest.goesToCard();
  await guest.fillsInCard();
  await guest.goesOn();
  await guest.isOn('/checkin/receipt-mail');
  await guest.givesMail('guest@inn');
  await says(page, mail, undefined);
  for (const way of ['main', 'change-name']) {
    await guest.taps(way);
    await says(page, mail, 'メールアドレスを確認してください');
    await guest.isOn('/checkin/receipt-mail');
  }
  await guest.types(mail, 'a@example.jp,b@example.jp');
  await guest.types(again, 'a@example.jp');
  for (const way of ['change-name', 'main']) {
    await guest.taps(way);
    await says(page, mail, undefined);
    await says(page, again, '入力されたメールアドレスが一致しません。確認してください。');
    await expect(guest.field(again)).toBeFocused();
  }
  await guest.types(again, 'a@example.jp,b@example.jp');
  await guest.goesOn();
  await guest.isOn('/checkin/check-payment');

  await test.step('and stands there still when the guest comes back', async () => {
    await guest.taps('back');
    await guest.isOn('/checkin/receipt-mail');
    await expect(guest.field(mail)).toHaveValue('a@example.jp,b@example.jp');
    await expect(guest.field(again)).toHaveValue('a@example.jp,b@example.jp');
    await guest.goesOn();
    await guest.isOn('/checkin/check-payment');
  });
  await guest.pays();
  expect(callOf(tenant, 'web_email_register').form).toEqual({ email: 'a@example.jp,b@example.jp' });
});

for (const [what, converts, name] of [
  ['full width, as it was saved', true, 'Ｓｍｉｔｈ　Ｊｏｈｎ'],
  ['as it was typed, where the hotel does not convert', false, 'Smith　John'],
] as const) {
  test(`the receipt's name starts as the representative's: ${what}`, async ({ page, tenant }) => {
    tenant.configure({ ...PAYMENT_ON, ...onlyAsked({ last_name: 2, first_name: 2 }) });
    tenant.configure({
      receipt: { prefill_with_representative_name: true },
      converter: { convert_single_name_to_mult: converts },
    });
    const guest = new CheckinPaymentPage(page, tenant);
    await guest.looksUp('トチュウ ノボル');
    await guest.confirmsReservation();
    await guest.types('lastName', 'Smith');
    await guest.types('firstName', 'John');
    await guest.goesOn();
    await guest.signsAndGoesToConfirm();
    await guest.goesOn();
    await guest.isOn('/checkin/unsettled-qr');
    await guest.choosesToPay();
    await guest.fillsInCard();
    await guest.goesOn();
    await guest.isOn('/checkin/receipt-mail');
    await guest.taps('change-name');
    await guest.isOn('/checkin/receipt-name');
    await expect(guest.field('receiptName')).toHaveValue(name);
    await guest.goesOn();
    await guest.isOn('/checkin/check-payment');
    await expect(guest.fact('receiptName')).toHaveText(name);
    await guest.pays();
    expect(callOf(tenant, 'settlement').form.invoice_name).toBe(name);
  });
}

test('a name for the receipt must be one, and is the guest’s own', async ({ page, tenant }) => {
  tenant.configure(PAYMENT_ON);
  const guest = new CheckinPaymentPage(page, tenant);
  const name = guest.field('receiptName');
  await guest.goesToCard();
  await guest.fillsInCard();
  await guest.goesOn();
  await guest.isOn('/checkin/receipt-mail');
  await guest.taps('change-name');
  await guest.isOn('/checkin/receipt-name');
  await expect(name).toHaveValue('');
  for (const nothing of ['', '　 ']) {
    await name.fill(nothing);
    await guest.goesOn();
    await says(page, 'receiptName', '必須入力です');
    await guest.isOn('/checkin/receipt-name');
  }
  await name.fill(' ㈱みどり & <b>Co.</b> ');
  await says(page, 'receiptName', undefined);
  await guest.goesOn();
  await guest.isOn('/checkin/check-payment');
  await expect(guest.fact('receiptName')).toHaveText('㈱みどり & <b>Co.</b>');
  await guest.taps('back');
  await guest.isOn('/checkin/receipt-name');
  await expect(name).toHaveValue('㈱みどり & <b>Co.</b>');
  await guest.goesOn();
  await guest.isOn('/checkin/check-payment');
  await guest.pays();
  expect(callOf(tenant, 'settlement').form.invoice_name).toBe('㈱みどり & <b>Co.</b>');
});
