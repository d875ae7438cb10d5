import { CheckinPaymentPage, PAYMENT_ON } from '../pages/checkin-payment-page.ts';
import { says } from '../support/field-errors.ts';
import { expect, test } from '../support/fixtures.ts';
import { callOf } from '../support/wire.ts';

/** Where the receipt of a payment at check-in goes, and to whom it is made out; a name that stands there already: `at-checkin.spec.ts`. */

const NAME = '㈱みどり & <b>Co.</b>';

test('address and name of the receipt are judged before the payment, and stand there still afterwards', async ({
  page,
  tenant,
}) => {
  tenant.configure(PAYMENT_ON);
  const guest = new CheckinPaymentPage(page, tenant);
  const [mail, again] = ['receiptMailAddress', 'receiptMailAddressConfirm'];
  const name = guest.field('receiptName');
  await guest.goesToCard();
  await guest.fillsInCard();
  await guest.goesOn();
  await guest.isOn('/checkin/receipt-mail');

  await test.step('an address is judged', async () => {
    await guest.givesMail('guest@inn');
    await says(page, mail, undefined);
    await guest.goesOn();
    await says(page, mail, 'メールアドレスを確認してください');
    await guest.isOn('/checkin/receipt-mail');
    await guest.types(mail, 'a@example.jp,b@example.jp');
    await guest.types(again, 'a@example.jp');
    await guest.goesOn();
    await says(page, mail, undefined);
    await says(page, again, '入力されたメールアドレスが一致しません。確認してください。');
    await expect(guest.field(again)).toBeFocused();
  });

  await test.step('the way to the name is open before, and nothing typed is lost by it', async () => {
    await guest.types(mail, ' a@exam');
    await guest.types(again, 'a@');
    await guest.taps('change-name');
    await guest.isOn('/checkin/receipt-name');
    await guest.taps('back');
    await guest.isOn('/checkin/receipt-mail');
    await expect(guest.field(mail)).toHaveValue('a@exam');
    await expect(guest.field(again)).toHaveValue('a@');
    await says(page, mail, undefined);
    await guest.taps('change-name');
    await guest.isOn('/checkin/receipt-name');
  });

  await test.step('half an address leads from there back to it, and is never sent', async () => {
    await guest.types('receiptName', '宛名');
    await guest.goesOn();
    await guest.isOn('/checkin/receipt-mail');
    await says(page, mail, 'メールアドレスを確認してください');
    await expect(guest.field(mail)).toHaveValue('a@exam');
    await guest.types(mail, 'a@example.jp,b@example.jp');
    await guest.types(again, 'a@example.jp,b@example.jp');
    await guest.goesOn();
    await guest.isOn('/checkin/check-payment');
    await expect(guest.fact('receiptName')).toHaveText('宛名');
  });

  await test.step('and stands there still when the guest comes back', async () => {
    await guest.taps('back');
    await guest.isOn('/checkin/receipt-mail');
    await expect(guest.field(mail)).toHaveValue('a@example.jp,b@example.jp');
    await expect(guest.field(again)).toHaveValue('a@example.jp,b@example.jp');
  });

  await test.step('a name must be one, and is the guest’s own', async () => {
    await guest.taps('change-name');
    await guest.isOn('/checkin/receipt-name');
    await expect(name).toHaveValue('宛名');
    for (const nothing of ['', '　 ']) {
      await name.fill(nothing);
      await guest.goesOn();
      await says(page, 'receiptName', '必須入力です');
      await guest.isOn('/checkin/receipt-name');
    }
    await name.fill(` ${NAME} `);
    await says(page, 'receiptName', undefined);
    await guest.goesOn();
    await guest.isOn('/checkin/check-payment');
    await expect(guest.fact('receiptName')).toHaveText(NAME);
  });

  await test.step('and stands there still when the guest comes back', async () => {
    await guest.taps('back');
    await guest.isOn('/checkin/receipt-name');
    await expect(name).toHaveValue(NAME);
    await guest.goesOn();
    await guest.isOn('/checkin/check-payment');
  });
  await guest.pays();
  expect(callOf(tenant, 'web_email_register').form).toEqual({ email: 'a@example.jp,b@example.jp' });
  expect(callOf(tenant, 'settlement').form.invoice_name).toBe(NAME);
});
