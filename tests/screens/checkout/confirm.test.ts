import { expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import ja from '~/i18n/ja.json';
import { NAMES } from '../../../kiosk/guest/personas';
import { openTablet } from '../support/open-tablet';
import { canTap, count, texts, warning } from '../support/seen';
import { tapsTwiceAtOnce } from '../support/touch';

/** The last question with its one call. */

const CALL = 'execute_checkout_request';
const { done_title: DONE } = ja.views.checkout.confirm_checkout_view;

async function standsBeforeLastQuestion(wait?: () => Promise<void>) {
  const tablet = await openTablet({ settings: { wait_interval: 500 }, hotel: wait ? { wait } : {} });
  await tablet.guest.goesToTerms(NAMES.nothingToPay);
  await tablet.guest.agrees('/checkout/confirm-checkout');
  return tablet;
}

it('two taps check out once: the screen is veiled, then a dialog stands that only its button leaves', async () => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const { guest, hotel, calls } = await standsBeforeLastQuestion(() => held);
  hotel.faults.set({ call: CALL, kind: 'delay' });
  await tapsTwiceAtOnce();
  await expect.poll(() => texts('main [role="status"]')).toEqual([ja.app.loading]);
  expect(canTap('main')).toBe(false);
  letGo();

  await expect.poll(warning).toContain(DONE);
  expect(texts('main [role="status"]')).toEqual(['']);
  for (const leaves of [
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.keyboard('{Escape}'),
    () => guest.cannotGoBackFrom('/checkout/confirm-checkout'),
  ]) {
    await leaves();
    expect(warning()).toContain(DONE);
    await guest.isOn('/checkout/confirm-checkout');
  }
  await guest.follows('confirm', '/checkout/complete-checkout');
  expect(count('[data-action="back"]')).toBe(0);
  await guest.cannotGoBackFrom('/checkout/complete-checkout');
  expect(calls(CALL)).toHaveLength(1);
});

it('a step in the history that leads nowhere, as after Back and a tap at once, does not load the page again', async () => {
  const { guest } = await standsBeforeLastQuestion();
  await guest.goesOn();
  await expect.poll(warning).toContain(DONE);
  // `go(0)` loads again, perhaps only after this test.
  const steps = vi.spyOn(window.history, 'go').mockImplementation(() => {});
  onTestFinished(() => steps.mockRestore());
  window.dispatchEvent(new PopStateEvent('popstate'));
  await guest.follows('confirm', '/checkout/complete-checkout');
  expect(steps).not.toHaveBeenCalled();
});
