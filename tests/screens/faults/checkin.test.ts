import { expect, it } from 'vitest';
import ja from '~/i18n/ja.json';
import { NOTHING_REQUIRED } from '../../../kiosk/guest/levels';
import { NAMES } from '../../../kiosk/guest/personas';
import { callNames } from '../../../kiosk/guest/wire';
import { failsOnce, HOTELS_OWN_WORDS, NO_CONNECTION, UNREADABLE, WEB_PAGE } from '../support/failures';
import { openTablet } from '../support/open-tablet';
import { canTap, count, texts } from '../support/seen';

/** Failed calls of check-in lose nothing and can be repeated. */

const DONE = ja.views.checkin.complete_view.title;

it('an agreement that cannot be had is asked for again, and the signature stays', async () => {
  const tablet = await openTablet({ settings: NOTHING_REQUIRED });
  const { guest } = tablet;
  await guest.opensForm(NAMES.alone);
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

/** At the last question, in a hotel with codes and only a signature. */
async function standsBeforeLastQuestion() {
  const tablet = await openTablet({
    settings: { ...NOTHING_REQUIRED, qr_code: { is_active_in_checkin: true } },
  });
  await tablet.guest.goesToConfirm(NAMES.alone, [{}]);
  return tablet;
}

it('a check-in without a readable code is done, says so, and is not sent twice', async () => {
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
