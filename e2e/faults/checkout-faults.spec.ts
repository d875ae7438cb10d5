import type { Fault } from '../../kiosk/demo-hotel/index.ts';
import ja from '../../src/i18n/ja.json' with { type: 'json' };
import { BRISK_QUEUE, CheckoutPage, MORNING_OF_21_NOVEMBER } from '../pages/checkout-page.ts';
import {
  FAILURES,
  FAILURES_OF_UNREAD,
  failsOnce,
  NOTED_BY_THE_BROWSER,
  notedSearches,
} from '../support/failures.ts';
import { expect, test } from '../support/fixtures.ts';
import { callsOf } from '../support/wire.ts';

/** Calls of check-out that fail, but those of its payment: the guest is told, loses nothing, tries again. */

test.use({ today: MORNING_OF_21_NOVEMBER, expectedErrors: [NOTED_BY_THE_BROWSER] });
test.beforeEach(({ tenant }) => {
  test.slow();
  tenant.configure(BRISK_QUEUE);
});

const NAME = 'セイサン ナシコ';
/** To check-out a path that is not there is a failure like any other. */
const NOT_THERE = {
  what: 'a page in place of the path',
  fault: { kind: 'html', status: 404 } satisfies Omit<Fault, 'call'>,
  says: () => ja.api.base_api.error_invalid_format,
};

test('a check-out survives failures of every call on its way', async ({ page, tenant }) => {
  const guest = new CheckoutPage(page, tenant);
  const noted = notedSearches(page);
  await guest.opensSearch(NAME);

  await test.step('the search stays as it is, and the queue leads back to it', async () => {
    for (const call of ['checkout_authtoken_request', 'checkout_info_result']) {
      for (const failure of FAILURES) {
        // Without network it never comes to the later calls.
        if (failure.fault === undefined && call !== 'checkout_authtoken_request') continue;
        await failsOnce({ page, tenant }, call, failure, () => guest.goesOn());
        await guest.isOn('/checkout/search');
        await expect(guest.field('reservationName'), failure.what).toHaveValue(NAME);
        await expect(page.locator('[data-action="main"]'), failure.what).toBeEnabled();
      }
      // The queue is no search.
      expect(noted, call).toHaveLength(FAILURES.length);
    }
    await guest.goesOn();
    await guest.isOn('/checkout/wait');
    await guest.isCalled();
    expect(noted).toHaveLength(FAILURES.length);
  });

  await test.step('the terms are asked for again, and the tick stays', async () => {
    const [first, ...others] = FAILURES;
    if (!first) throw new Error('There is no failure');
    await failsOnce({ page, tenant }, 'payment_terms', first, () => guest.goesOn());
    await guest.isOn('/checkout/payment-terms');
    await guest.field('agreeTerms').check();
    for (const failure of others) {
      await failsOnce({ page, tenant }, 'payment_terms', failure, () => guest.taps('reload'));
      await expect(page.getByRole('region'), failure.what).toContainText(
        ja.views.checkout.payment_terms_view.failed,
      );
      await expect(page.locator('[data-action="main"]'), failure.what).toBeDisabled();
      await expect(guest.field('agreeTerms'), failure.what).toBeChecked();
    }
    await guest.taps('reload');
    await expect(page.getByRole('region')).toContainText('領収書について');
    await guest.goesOn();
    await guest.isOn('/checkout/confirm-checkout');
  });

  await test.step('the check-out itself is tried again until the hotel has taken it', async () => {
    const failures = [...FAILURES_OF_UNREAD, NOT_THERE];
    for (const failure of failures) {
      await failsOnce({ page, tenant }, 'execute_checkout_request', failure, () => guest.goesOn());
      await guest.isOn('/checkout/confirm-checkout');
      await expect(page.locator('main[aria-busy]'), failure.what).toHaveCount(0);
      await expect(page.locator('[data-action="main"]'), failure.what).toBeEnabled();
    }
    await guest.checksOut();
    const sent = callsOf(tenant, 'execute_checkout_request');
    // The attempt without network never left the tablet.
    expect(sent).toHaveLength(failures.length);
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(sent.map(({ form }) => JSON.stringify(form))).size).toBe(1);
  });
});
