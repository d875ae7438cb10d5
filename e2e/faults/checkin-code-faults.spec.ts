import ja from '../../src/i18n/ja.json' with { type: 'json' };
import { CHECKED_IN_TO_PAY, CheckinPaymentPage, PAYMENT_ON } from '../pages/checkin-payment-page.ts';
import { Guest } from '../pages/guest.ts';
import { FAILURES, failsOnce, NOTED_BY_THE_BROWSER } from '../support/failures.ts';
import { expect, test } from '../support/fixtures.ts';
import { NOTHING_ASKED } from '../support/levels.ts';
import { callNames, callsOf } from '../support/wire.ts';

/** The check-in code and what there is to pay, when they cannot be had: the guest is told, and may try again. */

test.use({ expectedErrors: [NOTED_BY_THE_BROWSER] });

/** Without network it never comes to the code. */
const LATER = FAILURES.filter(({ fault }) => fault);

test('what there is to pay is asked again where it could not be had', async ({ page, tenant }) => {
  tenant.configure(PAYMENT_ON);
  const guest = new CheckinPaymentPage(page, tenant);
  await guest.opensHome();
  tenant.hotel.faults.set({ call: 'pre_payment_info', kind: 'status', times: 1 });
  await guest.asksFor(CHECKED_IN_TO_PAY);
  await guest.isOn('/checkin/unsettled-qr');
  await expect(page.locator('[data-qr]')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  for (const failure of FAILURES) {
    await failsOnce({ page, tenant }, 'pre_payment_info', failure, () => guest.taps('smart-payment'));
    await guest.isOn('/checkin/unsettled-qr');
    await expect(page.locator('[data-qr]'), failure.what).toBeVisible();
  }
  await guest.choosesToPay();
});

test('a hotel that does not know what there is to pay sends the guest to the front desk', async ({
  page,
  tenant,
}) => {
  tenant.configure(PAYMENT_ON);
  const guest = new CheckinPaymentPage(page, tenant);
  await guest.opensHome();
  tenant.hotel.faults.set({ call: 'pre_payment_info', kind: 'html', status: 404, times: 2 });
  await guest.asksFor(CHECKED_IN_TO_PAY);
  await guest.isOn('/checkin/unsettled-qr');
  await guest.taps('smart-payment');
  await guest.isOn('/common-error');
});

test('a search whose code cannot be had stays where it is, and may be tried again', async ({
  page,
  tenant,
}) => {
  tenant.configure(PAYMENT_ON);
  const guest = new CheckinPaymentPage(page, tenant);
  await guest.opensHome();
  await guest.taps('checkin');
  await guest.isOn('/checkin/search');
  await guest.types('reservationName', CHECKED_IN_TO_PAY);
  for (const failure of LATER) {
    await failsOnce({ page, tenant }, 'checkin_code', failure, () => guest.goesOn());
    await guest.isOn('/checkin/search');
    await expect(guest.field('reservationName'), failure.what).toHaveValue(CHECKED_IN_TO_PAY);
  }
  await guest.goesOn();
  await guest.isOn('/checkin/unsettled-qr');
});

test('a check-in whose code cannot be had is not sent twice', async ({ page, tenant }) => {
  tenant.configure({ ...NOTHING_ASKED, qr_code: { is_active_in_checkin: true } });
  const guest = new CheckinPaymentPage(page, tenant);
  await guest.hurriesTo('/checkin/confirm-checkin');
  for (const failure of LATER) {
    await failsOnce({ page, tenant }, 'checkin_code', failure, () => guest.goesOn());
    await guest.isOn('/checkin/confirm-checkin');
    await expect(guest.main, failure.what).toBeEnabled();
  }
  await guest.goesOn();
  await guest.isOn('/checkin/qr');
  expect(callsOf(tenant, 'execute_checkin_request')).toHaveLength(1);
});

test("the network's page to log in is no check-in: the guest is told, and tries again", async ({
  page,
  tenant,
}) => {
  tenant.configure({ ...NOTHING_ASKED, qr_code: { is_active_in_checkin: true } });
  const guest = new Guest(page, tenant);
  await guest.hurriesTo('/checkin/confirm-checkin');
  const before = callNames(tenant).length;
  tenant.hotel.faults.set({ call: 'execute_checkin_request', kind: 'html', status: 200, times: 1 });
  await guest.goesOn();
  const dialog = page.getByRole('alertdialog', { name: ja.api.base_api.error_invalid_format, exact: true });
  await expect(dialog).toBeVisible();
  await guest.taps('close');
  await guest.isOn('/checkin/confirm-checkin');
  await guest.goesOn();
  await guest.isOn('/checkin/qr');
  // As of any check-in without an answer, the hotel is asked at once how far it got.
  expect(callNames(tenant).slice(before)).toEqual([
    'upload_agreement_signature',
    ...['execute_checkin_request', 'checkin_code'],
    ...['execute_checkin_request', 'checkin_code'],
  ]);
});
