import { expect, it } from 'vitest';
import { callNames } from '../../../e2e/support/wire';
import { NAMES } from '../../../kiosk/guest/personas';
import { openTablet } from '../support/open-tablet';

/** Where a guest is led by the code the hotel has for them, by what the hotel makes of codes. */

const PAYMENT = { display: { use_checkin_payment: true } };
const QR_ONLY = { qr_code: { is_active_in_checkin: true } };

const RESERVATION = '/checkin/check-reservation';
const QR = '/checkin/qr';
const UNSETTLED = '/checkin/unsettled-qr';

// Every code in every kind of hotel: `tests/flow/checkin-code.test.ts`. Here each screen is reached in each kind.
it.each([
  {
    what: 'takes payment, whatever it says of QR codes',
    settings: { ...PAYMENT, ...QR_ONLY },
    led: {
      [NAMES.alone]: RESERVATION,
      'タナカ イチロウ': QR,
      'スズキ ジロウ': QR,
      [NAMES.checkedInToPay]: UNSETTLED,
      'フタヘヤ スミオ': QR,
    },
  },
  {
    what: 'shows QR codes',
    settings: QR_ONLY,
    led: { [NAMES.alone]: RESERVATION, [NAMES.checkedInToPay]: QR },
  },
  { what: 'does neither', settings: {}, led: { [NAMES.checkedInToPay]: RESERVATION } },
])('after the search, in a hotel that $what', async ({ what, settings, led }) => {
  const { guest, hotel } = await openTablet({ settings });
  for (const [name, screen] of Object.entries(led)) {
    hotel.reset();
    await guest.says(name, 'checkin');
    await guest.goesOn(screen);
    if (screen !== RESERVATION) await guest.cannotGoBackFrom(screen);
    expect(callNames(hotel), name).toEqual([
      'checkin_authtoken_request',
      'checkin_info_request',
      ...(what === 'does neither' ? [] : ['checkin_code']),
      ...(screen === UNSETTLED ? ['pre_payment_info'] : []),
    ]);
    await guest.walksAway();
  }
});
