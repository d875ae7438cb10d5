import { expect, it, vi } from 'vitest';
import en from '~/i18n/en.json';
import ja from '~/i18n/ja.json';
import { NAMES } from '../../../kiosk/guest/personas';
import { leapsInTime } from '../support/clock';
import { FAILURES, failsOnce, HOTELS_OWN_WORDS, NO_CONNECTION } from '../support/failures';
import { holds } from '../support/hold';
import { openTablet } from '../support/open-tablet';
import { chooses } from '../support/own-words';
import { goesToUnsettled, PAYMENT_ON } from '../support/paying';
import { canTap, count, texts, value } from '../support/seen';

/** The message of a failed call. */

it.each([
  ['checkin', 'checkin_authtoken_request', '/checkin/check-reservation'],
  ['checkout', 'checkout_authtoken_request', '/checkout/wait'],
] as const)(
  'a look-up for %s that fails is told in the right words, costs nothing that was typed, and may be tried again',
  async (visit, call, next) => {
    const tablet = await openTablet();
    const { guest } = tablet;
    const noted = vi.spyOn(console, 'warn');
    await guest.says(NAMES.family, visit);
    for (const failure of FAILURES) {
      await failsOnce(tablet, call, failure, () => guest.goesOn());
      await guest.isOn(`/${visit}/search`);
      expect(value('reservationName'), failure.what).toBe(NAMES.family);
      await expect.poll(() => canTap('main'), { message: failure.what }).toBe(true);
    }
    await guest.goesOn(next);
    // For the operator, without guest data.
    const note = new RegExp(`^The search failed: ${call}: [a-z-]+( \\(\\d+\\))?$`);
    const notes = noted.mock.calls.map(([text]) => String(text));
    noted.mockRestore();
    expect(notes.filter((text) => note.test(text))).toHaveLength(FAILURES.length);
  },
);

it("in English it is told in English, the hotel's own words as they are", async () => {
  const tablet = await openTablet();
  const { guest } = tablet;
  await chooses(guest, 'en');
  await guest.says(NAMES.alone, 'checkin');
  for (const failure of [HOTELS_OWN_WORDS, NO_CONNECTION])
    await failsOnce(tablet, 'checkin_authtoken_request', failure, () => guest.goesOn(), {
      sentences: en.api.base_api,
    });
});

// Words beside a 404 change nothing: the service is missing.
it('a look-up that the hotel does not know sends the guest to the front desk', async () => {
  const { guest, hotel } = await openTablet();
  const errorMsg = 'No such path';
  hotel.faults.set({ kind: 'status', errorMsg, call: 'checkin_authtoken_request', status: 404, times: 1 });
  await guest.says(NAMES.alone, 'checkin');
  await guest.goesOn('/common-error');
  expect(count('[role="alertdialog"]')).toBe(0);
  expect(document.title).toContain('ようこそお越しくださいました');
  expect(texts('main h2')).toEqual(['ただいまお手続きができません']);
  await guest.goesOn('/');
});

it('where the hotel does not know what there is to pay, the page says that the check-in is done', async () => {
  const { guest, hotel } = await openTablet({ settings: PAYMENT_ON });
  hotel.faults.set({ call: 'pre_payment_info', kind: 'html', status: 404, times: 2 });
  await goesToUnsettled(guest);
  await guest.follows('smart-payment', '/common-error');
  expect(texts('main h2')).toEqual([ja.views.checkin.complete_view.title]);
  await guest.goesOn('/');
});

it('a guest who waits is told so after a second, and once more after ten', async () => {
  const leaps = leapsInTime();
  const { guest } = await openTablet();
  const answer = holds(/checkin_authtoken_request$/);
  const said = () => texts('main [role="status"]').join();
  await guest.says(NAMES.alone, 'checkin');
  await guest.goesOn();
  await leaps(2_000);
  await expect.poll(said).toContain(ja.app.loading);
  expect(said()).not.toContain(ja.app.still_working);
  await leaps(8_500);
  await expect.poll(said).toContain(ja.app.still_working);
  await answer.letGo();
  await guest.isOn('/checkin/check-reservation');
});
