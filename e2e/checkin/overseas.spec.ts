import { NAMES, SMITH_WITHOUT_PASSPORT } from '../../kiosk/guest/personas.ts';
import { callOf, guestsSent } from '../../kiosk/guest/wire.ts';
import { Guest } from '../pages/guest.ts';
import { expect, test } from '../support/fixtures.ts';

/** The sent keys: `tests/hotel/`; passports: `tests/screens/checkin/passport-files`; the other back end: `touches`. */
test.describe('cico: one guest from overseas', () => {
  test.use({ system: 'cico', today: '2026-11-22T15:00:00+09:00' });

  test('checks in with a passport, in English', async ({ page, tenant }) => {
    tenant.configure({ visibility: { representative: { passport: 2 } } });
    const guest = new Guest(page, tenant);
    await guest.opensHome();
    await guest.chooses('language', 'en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await guest.arrives(NAMES.fromAbroad);
    await expect(guest.fact('checkoutDate')).toHaveText('Wed 25 Nov');
    await guest.confirmsReservation();
    await test.step('the countries that speak English come first', async () => {
      await guest.chooses('overseasFlug', 'true');
      await page.locator('[data-field-frame]:has([name="countrycode"]) button').click();
      const offered = page.getByRole('dialog').locator('[data-value]');
      await expect
        .poll(async () =>
          (await offered.evaluateAll((rows) => rows.map((row) => row.dataset.value))).slice(0, 6),
        )
        .toEqual(['US', 'GB', 'AU', 'SG', 'CA', 'JP']);
      await page.getByRole('dialog').locator('[data-action="cancel"]').click();
    });
    await guest.fillsIn(SMITH_WITHOUT_PASSPORT);
    await guest.goesOn();
    await expect(page.getByRole('alert')).toHaveCount(1);
    await guest.showsPassport();
    const shown = await page.locator('main img[src^="data:image/jpeg;base64,"]').getAttribute('src');
    await guest.goesOn('/checkin/guests-info');
    await expect(guest.fact('tel')).toHaveText('+1 5415550123');
    await expect(guest.fact('nextAccommodation')).toHaveText('Home');
    await guest.signsAndGoesToConfirm();
    await guest.goesOn('/checkin/complete');
    await guest.goesOn('/');

    const calls = tenant.hotel.requests();
    expect(calls.map(({ call, dialect, status }) => `${call} ${dialect} ${status}`)).toEqual([
      'checkin_authtoken_request cico 200',
      'checkin_info_request cico 200',
      'hotel_agreement cico 200',
      'upload_agreement_signature cico 204',
      'upload_passport cico 200',
      'execute_checkin_request cico 200',
    ]);
    const { base64_passport_image: sent } = callOf(tenant.hotel, 'upload_passport').form;
    expect(`data:image/jpeg;base64,${sent}`).toBe(shown);
    expect(guestsSent(tenant.hotel)).toMatchObject([
      {
        name: 'Ｓｍｉｔｈ　Ｊｏｈｎ',
        overseas_flg: true,
        tel_country_name: 'アメリカ',
        next_accommodation: '自宅',
      },
    ]);
  });
});
