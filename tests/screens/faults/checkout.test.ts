import { expect, it } from 'vitest';
import ja from '~/i18n/ja.json';
import { NAMES } from '../../../kiosk/guest/personas';
import {
  type Failure,
  failsOnce,
  HOTELS_OWN_WORDS,
  NO_CONNECTION,
  UNREADABLE,
  WEB_PAGE,
} from '../support/failures';
import { openTablet } from '../support/open-tablet';
import { canTap, count, texts } from '../support/seen';
import { ticked } from '../support/touch';

/** Calls of check-out that fail: the guest loses nothing, and may try again. The queue: `tests/screens/checkout/queue.test.ts`. */

const CALL = 'execute_checkout_request';
/** To check-out a path that is not there is a failure like any other. */
const NOT_THERE: Failure = {
  ...WEB_PAGE,
  what: 'a page in place of the path',
  fault: { kind: 'html', status: 404 },
};

it('terms that cannot be had are asked for again, and the tick stays', async () => {
  const tablet = await openTablet({ settings: { wait_interval: 500 } });
  const { guest } = tablet;
  await guest.goesToRooms(NAMES.nothingToPay);
  await failsOnce(tablet, 'payment_terms', HOTELS_OWN_WORDS, () => guest.goesOn());
  await guest.isOn('/checkout/payment-terms');
  await guest.ticks('agreeTerms');
  for (const failure of [WEB_PAGE, UNREADABLE, NO_CONNECTION]) {
    await failsOnce(tablet, 'payment_terms', failure, () => guest.taps('reload'));
    expect(texts('main section').join(), failure.what).toContain(ja.views.checkout.payment_terms_view.failed);
    expect(canTap('main'), failure.what).toBe(false);
    expect(ticked('agreeTerms'), failure.what).toHaveLength(1);
  }
  await guest.taps('reload');
  await guest.goesOn('/checkout/confirm-checkout');
});

it('the check-out itself is sent again, the same each time, until the hotel has taken it', async () => {
  const tablet = await openTablet({ settings: { wait_interval: 500 } });
  const { guest, calls } = tablet;
  await guest.goesToTerms(NAMES.nothingToPay);
  await guest.agrees('/checkout/confirm-checkout');
  const failures = [HOTELS_OWN_WORDS, WEB_PAGE, NO_CONNECTION, NOT_THERE];
  for (const failure of failures) {
    await failsOnce(tablet, CALL, failure, () => guest.goesOn());
    await guest.isOn('/checkout/confirm-checkout');
    expect(count('main[aria-busy]'), failure.what).toBe(0);
    await expect.poll(() => canTap('main'), { message: failure.what }).toBe(true);
  }
  await guest.checksOut();
  expect(calls(CALL)).toHaveLength(failures.length + 1);
  expect(calls(CALL).filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(calls(CALL).map(({ form }) => JSON.stringify(form))).size).toBe(1);
});
