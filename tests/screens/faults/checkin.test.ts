import { expect, it } from 'vitest';
import ja from '~/i18n/ja.json';
import { NOTHING_ASKED, onlyAsked } from '../../../e2e/support/levels';
import { NAMES } from '../../../kiosk/guest/personas';
import {
  FAILURES,
  type Failure,
  failsOnce,
  HOTELS_OWN_WORDS,
  NO_CONNECTION,
  UNREADABLE,
  WEB_PAGE,
} from '../support/failures';
import { openTablet } from '../support/open-tablet';
import { answers, loginPage } from '../support/own-answers';
import { goesToUnsettled, PAYMENT_ON } from '../support/paying';
import { canTap, complaints, count, texts, value, values, warning } from '../support/seen';
import { callNames, callOf } from '../support/sent';

/** Calls of check-in that fail: the guest loses nothing, and may try again. */

const DONE = ja.views.checkin.complete_view.title;

it('a postcode service that fails says nothing, and the guest types the address', async () => {
  const { guest, hotel, calls } = await openTablet();
  await guest.arrives(NAMES.alone);
  await guest.confirmsReservation();
  await guest.types('lastName', '佐藤');
  await guest.types('city', '南国市');
  for (const [nth, { fault, what }] of FAILURES.entries()) {
    hotel.faults.set({ ...fault, call: 'address', times: 1 });
    if (nth === 0) await guest.types('postcode', '7830060');
    else await guest.taps('postcode-search');
    await expect.poll(() => calls('address'), { message: what }).toHaveLength(nth + 1);
    await expect.poll(() => canTap('postcode-search'), { message: what }).toBe(true);
    expect(count('[role="alertdialog"]'), what).toBe(0);
    expect(complaints('postcode'), what).toEqual([]);
    expect(values('lastName', 'postcode', 'city', 'subarea'), what).toEqual([
      '佐藤',
      '7830060',
      '南国市',
      '',
    ]);
  }
  await guest.taps('postcode-search');
  await expect.poll(() => value('subarea')).toBe('蛍が丘');
});

it('an agreement that cannot be had is asked for again, and the signature stays', async () => {
  const tablet = await openTablet({ settings: NOTHING_ASKED });
  const { guest } = tablet;
  await guest.arrives(NAMES.alone);
  await guest.confirmsReservation();
  await guest.goesOn('/checkin/guests-info');
  await failsOnce(tablet, 'hotel_agreement', HOTELS_OWN_WORDS, () => guest.goesOn());
  await guest.isOn('/checkin/term');
  await guest.signs();
  for (const failure of [WEB_PAGE, UNREADABLE, NO_CONNECTION]) {
    await failsOnce(tablet, 'hotel_agreement', failure, () => guest.taps('reload'));
    expect(canTap('main'), failure.what).toBe(false);
    expect(canTap('undo'), failure.what).toBe(true);
  }
  await guest.taps('reload');
  await guest.goesOn('/checkin/confirm-checkin');
});

/** The calls of the last button, in their order, and how they fail: any success will do, unless it brings a page. */
const LAST_BUTTON: readonly (readonly [call: string, failures: readonly Failure[]])[] = [
  ['upload_agreement_signature', [HOTELS_OWN_WORDS, WEB_PAGE]],
  ['upload_passport', [WEB_PAGE, NO_CONNECTION]],
  ['execute_checkin_request', [HOTELS_OWN_WORDS, WEB_PAGE, NO_CONNECTION]],
];

it('each call of the last button is sent again until the hotel has taken it, and only until then', async () => {
  const tablet = await openTablet({ settings: onlyAsked({ last_name: 2, overseas: 2, passport: 2 }) });
  const { guest, calls } = tablet;
  await guest.arrives(NAMES.alone);
  await guest.confirmsReservation();
  await guest.fillsIn({ lastName: '佐藤', overseasFlug: 'true', countrycode: 'US', passport: true });
  await guest.goesOn('/checkin/guests-info');
  await guest.signsAndGoesToConfirm();
  for (const [at, [call, failures]] of LAST_BUTTON.entries()) {
    for (const failure of failures) {
      await failsOnce(tablet, call, failure, () => guest.goesOn());
      await guest.isOn('/checkin/confirm-checkin');
      await expect.poll(() => canTap('main'), { message: failure.what }).toBe(true);
    }
    // What comes after it waits for it.
    for (const [later] of LAST_BUTTON.slice(at + 1)) expect(calls(later), later).toEqual([]);
  }
  await guest.goesOn('/checkin/complete');
  for (const [call, failures] of LAST_BUTTON) {
    expect(calls(call), call).toHaveLength(failures.length + 1);
    expect(
      calls(call).filter(({ status }) => status >= 200 && status < 300),
      call,
    ).toHaveLength(1);
  }
  const [representative] = JSON.parse(calls('execute_checkin_request').at(-1)?.form.guest_info ?? '[]');
  expect(representative).toMatchObject({ last_name: '佐藤' });
});

/** At the last question, in a hotel that reads codes and asks nothing but the signature. */
async function standsBeforeLastQuestion() {
  const tablet = await openTablet({
    settings: { ...NOTHING_ASKED, qr_code: { is_active_in_checkin: true } },
  });
  const { guest } = tablet;
  await guest.arrives(NAMES.alone);
  await guest.confirmsReservation();
  await guest.goesOn('/checkin/guests-info');
  await guest.signsAndGoesToConfirm();
  return tablet;
}

it("the network's page to log in is no check-in", async () => {
  const { guest, hotel } = await standsBeforeLastQuestion();
  const isLoggedIn = answers('execute_checkin_request', loginPage);
  await guest.goesOn();
  await expect.poll(warning).toContain(ja.api.base_api.error_invalid_format);
  await guest.taps('close');
  await guest.isOn('/checkin/confirm-checkin');
  isLoggedIn();
  await guest.goesOn('/checkin/qr');
  expect(callOf(hotel, 'execute_checkin_request').status).toBe(200);
});

it('a check-in whose code cannot be had is done, says so, and is not sent twice', async () => {
  const tablet = await standsBeforeLastQuestion();
  const { guest, hotel } = tablet;
  const before = callNames(hotel).length;
  const failures = [HOTELS_OWN_WORDS, WEB_PAGE, UNREADABLE];
  for (const [nth, failure] of failures.entries()) {
    const again = () => (nth === 0 ? guest.goesOn() : guest.taps('reload'));
    await failsOnce(tablet, 'checkin_code', failure, again, { done: DONE });
    await guest.isOn('/checkin/qr');
    expect(texts('h1'), failure.what).toEqual([DONE]);
    expect(texts('main').join(), failure.what).toContain(ja.views.checkin.qr_view.no_code);
    expect(count('[data-qr]'), failure.what).toBe(0);
  }
  await guest.cannotGoBackFrom('/checkin/qr');
  await guest.taps('reload');
  await expect.poll(() => count('[data-qr]')).toBe(1);
  expect(texts('h1').join()).toContain('QRコード');
  expect(callNames(hotel).slice(before)).toEqual([
    'upload_agreement_signature',
    'execute_checkin_request',
    'checkin_code',
    ...failures.map(() => 'checkin_code'),
  ]);
});

it.each([
  ['a check-in that the hotel does not know', 'execute_checkin_request', 'ただいまお手続きができません'],
  ['a code that is missing after the check-in, which it does not undo,', 'checkin_code', DONE],
])('%s sends the guest to the front desk', async (_, call, heading) => {
  const { guest, hotel } = await standsBeforeLastQuestion();
  hotel.faults.set({ call, kind: 'html', status: 404, times: 1 });
  await guest.goesOn('/common-error');
  expect(texts('main h2')).toEqual([heading]);
  await guest.goesOn('/');
});

it('what there is to pay is asked for again where it could not be had, beside the QR code', async () => {
  const tablet = await openTablet({ settings: PAYMENT_ON });
  const { guest, hotel } = tablet;
  hotel.faults.set({ call: 'pre_payment_info', kind: 'status', times: 1 });
  await goesToUnsettled(guest);
  expect(count('[role="alertdialog"]')).toBe(0);
  for (const failure of FAILURES) {
    await failsOnce(tablet, 'pre_payment_info', failure, () => guest.taps('smart-payment'));
    await guest.isOn('/checkin/unsettled-qr');
    expect(count('[data-qr]'), failure.what).toBe(1);
  }
  await guest.taps('smart-payment');
  await guest.isOn('/checkin/check-total');
});
