import { expect, it } from 'vitest';
import { NOTHING_ASKED } from '../../../e2e/support/levels';
import { NAMES } from '../../../kiosk/guest/personas';
import { opensForm } from '../support/form';
import { openTablet } from '../support/open-tablet';
import { canTap } from '../support/seen';
import { callNames } from '../support/sent';

/** Where a guest is led by the code the hotel has for them, by what the hotel makes of codes. */

const PAYMENT = { display: { use_checkin_payment: true } };
const QR_ONLY = { qr_code: { is_active_in_checkin: true } };
const TWO_ROOMS = 'フタヘヤ カズオ';

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

it.each([
  ['a guest whose code is raised', NAMES.alone, QR, ['checkin_code']],
  ['a guest whose code stays low', 'トチュウ ノボル', UNSETTLED, ['checkin_code', 'pre_payment_info']],
  ['a guest of two rooms, whose money the front desk takes', TWO_ROOMS, QR, ['checkin_code']],
] as const)('after checking in, in a hotel that takes payment: %s', async (_, name, screen, calls) => {
  const { guest, hotel } = await openTablet({ settings: { ...NOTHING_ASKED, ...PAYMENT } });
  await opensForm(guest, name);
  if (name === TWO_ROOMS) await guest.goesOn('/checkin/input-companions');
  await guest.goesOn('/checkin/guests-info');
  await guest.signsAndGoesToConfirm();
  await guest.goesOn(screen);
  expect(canTap('back')).toBeUndefined();
  await guest.cannotGoBackFrom(screen);
  const names = callNames(hotel);
  expect(names.slice(names.indexOf('execute_checkin_request') + 1)).toEqual(calls);
});
