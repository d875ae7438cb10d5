import { EMI, KENTA, YAMADA } from '../../kiosk/guest/personas.ts';
import { Guest } from '../pages/guest.ts';
import { expect, test } from '../support/fixtures.ts';
import { guestsSent } from '../support/wire.ts';

/** What the hotel is sent, to the last key: `tests/hotel/`. The other back end: `overseas`. */
test.describe('legacy: a couple with a child, two nights', () => {
  test.use({ system: 'legacy', today: '2026-11-22T15:00:00+09:00' });

  test('checks in from the first screen to the last', async ({ page, tenant }) => {
    test.slow();
    const guest = new Guest(page, tenant);
    await guest.looksUp('ﾔﾏﾀﾞ たろう');
    await expect(guest.fact('reservationName')).toHaveText('ヤマダ タロウ');
    await expect(page.locator('dd', { hasText: '大人2名・お子様1名' })).toBeVisible();
    // Guests do not read of whom there is none.
    await expect(guest.fact('numOfOthers')).toBeHidden();
    await expect(guest.fact('checkoutDate')).toHaveText('2026年11月24日（火）');
    await guest.confirmsReservation();
    await guest.fillsIn(YAMADA);
    await guest.types('firstKana', 'たろう');
    await guest.goesOn('/checkin/input-companions');
    await guest.fillsInCompanions([EMI, KENTA]);
    await guest.goesOn('/checkin/guests-info');
    await test.step('each companion is one row, in view with all that is asked', async () => {
      const rows = page.locator('[data-guest]:not([data-guest="0"])');
      for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeLessThan(100);
      for (const fact of await rows.locator('[data-field]').all())
        await expect(fact).toBeInViewport({ ratio: 1 });
    });
    await guest.signsAndGoesToConfirm();
    await expect(guest.fact('guest')).toHaveText('山田 太郎');
    await guest.goesOn('/checkin/complete');
    await expect(page.getByText('山田 太郎様、ようこそお越しくださいました')).toBeVisible();
    await expect(guest.fact('roomType')).toHaveText('和室（10畳）');
    await guest.goesOn('/');

    const calls = tenant.hotel.requests();
    expect(calls.map(({ method, path, status }) => `${method} ${path} ${status}`)).toEqual([
      'GET /api/v1/client/rpa/checkin_authtoken_request 200',
      'GET /api/v1/client/rpa/checkin_info_request 200',
      'GET /address/search 200',
      'GET /api/v1/client/hotel_agreement 200',
      'POST /api/v1/client/upload_agreement_signature 204',
      'POST /api/v1/client/rpa/execute_checkin_request 200',
    ]);
    expect(guestsSent(tenant.hotel)).toMatchObject([
      { name: '山田　太郎', first_name_kana: 'タロウ', city: '南国市', address: '１−２−３', is_child: false },
      { first_name_kana: 'エミ', gender: 2, is_child: false },
      { first_name_kana: 'ケンタ', gender: 3, is_child: true },
    ]);
  });
});
