import ja from '../../src/i18n/ja.json' with { type: 'json' };
import { CHECKED_IN_TO_PAY, CheckinPaymentPage, PAYMENT_ON } from '../pages/checkin-payment-page.ts';
import { isSentToFrontDesk } from '../pages/front-desk.ts';
import { FAILURES, failsOnce, NOTED_BY_THE_BROWSER } from '../support/failures.ts';
import { expect, test } from '../support/fixtures.ts';
import { NOTHING_ASKED } from '../support/levels.ts';
import { callNames } from '../support/wire.ts';

/** The check-in code and what there is to pay, when they cannot be had: the guest is told, and may try again. */

test.use({ expectedErrors: [NOTED_BY_THE_BROWSER] });

const DONE = ja.views.checkin.complete_view.title;

/** Without network it never comes to the code. */
const LATER = FAILURES.filter(({ fault }) => fault);

test('a look-up survives that its code, or what there is to pay, cannot be had', async ({ page, tenant }) => {
  tenant.configure(PAYMENT_ON);
  const guest = new CheckinPaymentPage(page, tenant);
  const { faults } = tenant.hotel;
  await guest.opensHome();

  await test.step('a hotel that does not know what there is to pay sends the guest to the front desk', async () => {
    faults.set({ call: 'pre_payment_info', kind: 'html', status: 404, times: 2 });
    await guest.asksFor(CHECKED_IN_TO_PAY);
    await guest.isOn('/checkin/unsettled-qr');
    await guest.taps('smart-payment');
    await isSentToFrontDesk(guest, DONE);
  });

  await test.step('without the code the guest stays where it was asked for, and may try again', async () => {
    await guest.taps('checkin');
    await guest.isOn('/checkin/search');
    await guest.types('reservationName', CHECKED_IN_TO_PAY);
    for (const failure of LATER) {
      await failsOnce({ page, tenant }, 'checkin_code', failure, () => guest.goesOn());
      await guest.isOn('/checkin/search');
      await expect(guest.field('reservationName'), failure.what).toHaveValue(CHECKED_IN_TO_PAY);
    }
  });

  await test.step('what there is to pay is asked again where it could not be had', async () => {
    faults.set({ call: 'pre_payment_info', kind: 'status', times: 1 });
    await guest.goesOn();
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
});

test('a check-in that got no answer is looked up by its code, and one that went through is not sent twice', async ({
  page,
  tenant,
}) => {
  tenant.configure({ ...NOTHING_ASKED, qr_code: { is_active_in_checkin: true } });
  const guest = new CheckinPaymentPage(page, tenant);
  const { faults } = tenant.hotel;

  await test.step('a hotel that does not know the check-in sends the guest to the front desk', async () => {
    await guest.hurriesTo('/checkin/confirm-checkin');
    faults.set({ call: 'execute_checkin_request', kind: 'html', status: 404, times: 1 });
    await guest.goesOn();
    await isSentToFrontDesk(guest);
  });

  await guest.hurriesTo('/checkin/confirm-checkin');
  const before = callNames(tenant).length;

  await test.step("the network's page to log in is no check-in", async () => {
    // It comes from no gateway of ours, and the hotel hears of nothing.
    const loginPage = {
      contentType: 'text/html',
      body: '<!doctype html><title>Log in to the network</title>',
    };
    await page.route('**/execute_checkin_request', (route) => route.fulfill(loginPage), { times: 1 });
    await guest.goesOn();
    await guest.isTold(ja.api.base_api.error_invalid_format);
    await guest.isOn('/checkin/confirm-checkin');
  });

  await test.step('one whose code cannot be had is done, says so, and is not sent twice', async () => {
    for (const [nth, failure] of LATER.entries()) {
      const again = () => (nth === 0 ? guest.goesOn() : guest.taps('reload'));
      await failsOnce({ page, tenant }, 'checkin_code', failure, again, { done: DONE });
      await guest.isOn('/checkin/qr');
      await expect(page.getByRole('heading', { level: 1 }), failure.what).toHaveText(DONE);
      await expect(page.getByText(ja.views.checkin.qr_view.no_code)).toBeVisible();
      await expect(page.locator('[data-qr]')).toHaveCount(0);
    }
    await guest.cannotGoBackFrom('/checkin/qr');
    await guest.taps('reload');
    await expect(page.locator('[data-qr]')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('QRコード');
  });

  expect(callNames(tenant).slice(before)).toEqual([
    'upload_agreement_signature',
    // As of any check-in without an answer, the hotel is asked at once how far it got.
    'checkin_code',
    ...['execute_checkin_request', 'checkin_code'],
    ...LATER.map(() => 'checkin_code'),
  ]);

  await test.step('a service that is missing after the check-in does not undo it', async () => {
    await guest.taps('main');
    await guest.hurriesTo('/checkin/confirm-checkin');
    faults.set({ call: 'checkin_code', kind: 'html', status: 404, times: 1 });
    await guest.goesOn();
    await isSentToFrontDesk(guest, DONE);
  });
});
