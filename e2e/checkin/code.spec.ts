import { CHECKED_IN_TO_PAY, CheckinPaymentPage } from '../pages/checkin-payment-page.ts';
import { expect, test } from '../support/fixtures.ts';
import { NOTHING_ASKED } from '../support/levels.ts';
import { callNames, callsOf } from '../support/wire.ts';

/** Where a guest is led by the code the hotel has for them, by what the hotel makes of codes. */

const PAYMENT = { display: { use_checkin_payment: true } };
const QR_ONLY = { qr_code: { is_active_in_checkin: true } };

const NOT_YET = 'サトウ ハナコ';
const CHECKED_IN = 'タナカ イチロウ';
const CHECKED_IN_AND_PAID = 'スズキ ジロウ';
const CHECKED_IN_WITH_ROOMS = 'フタヘヤ スミオ';

const RESERVATION = '/checkin/check-reservation';
const QR = '/checkin/qr';
const UNSETTLED = '/checkin/unsettled-qr';

for (const [what, settings, led] of [
  [
    'takes payment',
    PAYMENT,
    {
      [NOT_YET]: RESERVATION,
      [CHECKED_IN]: QR,
      [CHECKED_IN_AND_PAID]: QR,
      [CHECKED_IN_TO_PAY]: UNSETTLED,
      [CHECKED_IN_WITH_ROOMS]: QR,
    },
  ],
  [
    'takes payment, whatever it says of QR codes',
    { ...PAYMENT, ...QR_ONLY },
    { [NOT_YET]: RESERVATION, [CHECKED_IN_TO_PAY]: UNSETTLED },
  ],
  [
    'shows QR codes',
    QR_ONLY,
    { [NOT_YET]: RESERVATION, [CHECKED_IN]: QR, [CHECKED_IN_AND_PAID]: QR, [CHECKED_IN_TO_PAY]: QR },
  ],
  [
    'does neither',
    {},
    {
      [NOT_YET]: RESERVATION,
      [CHECKED_IN]: RESERVATION,
      [CHECKED_IN_AND_PAID]: RESERVATION,
      [CHECKED_IN_TO_PAY]: RESERVATION,
    },
  ],
] as const) {
  test(`after the search, in a hotel that ${what}`, async ({ page, tenant }) => {
    tenant.configure(settings);
    const guest = new CheckinPaymentPage(page, tenant);
    await guest.opensHome();
    for (const [name, screen] of Object.entries(led)) {
      await test.step(name, async () => {
        tenant.hotel.reset();
        await guest.asksFor(name);
        await guest.isOn(screen);
        if (screen !== RESERVATION) await guest.cannotGoBackFrom(screen);
        expect(callNames(tenant)).toEqual([
          ...['checkin_authtoken_request', 'checkin_info_request'],
          ...(what === 'does neither' ? [] : ['checkin_code']),
          ...(screen === UNSETTLED ? ['pre_payment_info'] : []),
        ]);
        await guest.turnsTo('/');
        await guest.isOn('/');
      });
    }
  });
}

for (const [what, settings, name, screen, asked] of [
  ['takes payment', PAYMENT, NOT_YET, QR, ['checkin_code']],
  [
    'takes payment, of a guest whose code stays low',
    PAYMENT,
    'トチュウ ノボル',
    UNSETTLED,
    ['checkin_code', 'pre_payment_info'],
  ],
  ['shows QR codes', QR_ONLY, 'トチュウ ノボル', QR, ['checkin_code']],
  ['does neither', {}, 'トチュウ ノボル', '/checkin/complete', []],
] as const) {
  test(`after checking in, in a hotel that ${what}: ${screen}`, async ({ page, tenant }) => {
    tenant.configure({ ...NOTHING_ASKED, ...settings });
    const guest = new CheckinPaymentPage(page, tenant);
    await guest.hurriesTo('/checkin/confirm-checkin', name);
    await guest.goesOn();
    await guest.isOn(screen);
    await expect(page.locator('[data-action="back"]')).toHaveCount(0);
    await guest.cannotGoBackFrom(screen);
    const names = callNames(tenant);
    expect(names.slice(names.indexOf('execute_checkin_request') + 1)).toEqual(asked);
  });
}

test('after checking in with two rooms, the front desk takes the money', async ({ page, tenant }) => {
  tenant.configure({ ...NOTHING_ASKED, ...PAYMENT });
  const guest = new CheckinPaymentPage(page, tenant);
  await guest.looksUp('フタヘヤ カズオ');
  await guest.bringsParty();
  await guest.goesOn();
  await guest.isOn(QR);
  expect(callsOf(tenant, 'pre_payment_info')).toEqual([]);
});
