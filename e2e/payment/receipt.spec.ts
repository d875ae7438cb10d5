import { CheckinPaymentPage, PAYMENT_ON } from '../pages/checkin-payment-page.ts';
import { says } from '../support/field-errors.ts';
import { expect, test } from '../support/fixtures.ts';
import { callOf } from '../support/wire.ts';

/** Where the receipt of a payment at check-in goes, and to whom it is made out; a name that stands there already: `at-checkin.spec.ts`. */

const NAME = '㈱みどり & <b>Co.</b>';

test('address and name of the receipt are judged when the guest goes on, and stand there still afterwards', async ({
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

  await test.step('an address is judged, whichever way the guest goes on', async () => {
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
    await expect(name).toHaveValue('');
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
