import { CHECKED_IN_TO_PAY, CheckinPaymentPage } from '../pages/checkin-payment-page.ts';
import { expect, test } from '../support/fixtures.ts';
import { NOTHING_ASKED } from '../support/levels.ts';
import { callNames } from '../support/wire.ts';

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

// Every code in every kind of hotel: `tests/flow/checkin-code.test.ts`. Here each screen is reached in each kind.
for (const [what, settings, led] of [
  [
    'takes payment, whatever it says of QR codes',
    { ...PAYMENT, ...QR_ONLY },
    {
      [NOT_YET]: RESERVATION,
      [CHECKED_IN]: QR,
      [CHECKED_IN_AND_PAID]: QR,
      [CHECKED_IN_TO_PAY]: UNSETTLED,
      [CHECKED_IN_WITH_ROOMS]: QR,
    },
  ],
  ['shows QR codes', QR_ONLY, { [NOT_YET]: RESERVATION, [CHECKED_IN_TO_PAY]: QR }],
  ['does neither', {}, { [CHECKED_IN_TO_PAY]: RESERVATION }],
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
        await guest.walksAway();
      });
    }
  });
}

test('after checking in, in a hotel that takes payment', async ({ page, tenant }) => {
  tenant.configure({ ...NOTHING_ASKED, ...PAYMENT });
  const guest = new CheckinPaymentPage(page, tenant);
  await guest.opensHome();
  for (const [what, name, screen, asked] of [
    ['a guest whose code is raised', NOT_YET, QR, ['checkin_code']],
    ['a guest whose code stays low', 'トチュウ ノボル', UNSETTLED, ['checkin_code', 'pre_payment_info']],
    ['a guest of two rooms, whose money the front desk takes', 'フタヘヤ カズオ', QR, ['checkin_code']],
  ] as const) {
    await test.step(what, async () => {
      tenant.hotel.reset();
      await guest.arrives(name);
      if (name === 'フタヘヤ カズオ') await guest.bringsParty();
      else await guest.hurriesOn('/checkin/confirm-checkin');
      await guest.goesOn();
      await guest.isOn(screen);
      await expect(page.locator('[data-action="back"]')).toHaveCount(0);
      await guest.cannotGoBackFrom(screen);
      const names = callNames(tenant);
      expect(names.slice(names.indexOf('execute_checkin_request') + 1)).toEqual(asked);
      await guest.walksAway();
    });
  }
});
