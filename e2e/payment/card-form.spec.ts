import ja from '../../src/i18n/ja.json' with { type: 'json' };
import { CheckinPaymentPage, PAYMENT_ON } from '../pages/checkin-payment-page.ts';
import { isInView, says } from '../support/field-errors.ts';
import { test } from '../support/fixtures.ts';

test('an empty card form shows its first field, with what is wrong', async ({ page, tenant }) => {
  tenant.configure(PAYMENT_ON);
  const guest = new CheckinPaymentPage(page, tenant);
  await guest.goesToCard();
  await guest.goesOn();
  await says(page, 'securityCode', ja.validation.security_code);
  await isInView(page, 'cardNumber');
});
