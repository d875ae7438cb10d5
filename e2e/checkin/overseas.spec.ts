import { Guest } from '../pages/guest.ts';
import { expect, type Page, test } from '../support/fixtures.ts';
import { callOf, guestsSent, ownHeaders } from '../support/wire.ts';

/** The other back end, with its own spelling of headers: `family`; what it hears of a passport: `passport-files`. */
test.describe('cico, a hotel that wants the country in place of a prefecture: one guest from overseas', () => {
  test.use({ system: 'cico', today: '2026-11-22T15:00:00+09:00' });

  test('checks in with a passport, in English', { tag: '@smoke' }, async ({ page, tenant }) => {
    tenant.configure({
      visibility: { representative: { passport: 2 } },
      display: { country_code_as_prefecture: true },
    });
    const guest = new Guest(page, tenant);

    await guest.opensHome();
    await guest.chooses('language', 'en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await guest.taps('checkin');
    await guest.isOn('/checkin/search');
    await guest.types('reservationName', 'SMITH JOHN');
    await guest.goesOn();

    await guest.isOn('/checkin/check-reservation');
    await expect(guest.fact('checkoutDate')).toHaveText('Wed, Nov 25, 2026');
    await guest.goesOn();

    await guest.isOn('/checkin/input-representative');
    await test.step('home is a word that the guest reads', async () => {
      await expect(guest.chosen('prevAccommodation-choice').locator('..')).toHaveText('Home');
      await guest.answersInOwnWords('nextAccommodation', 'Kyoto');
      await guest.answersInOwnWords('nextAccommodation', 'Home');
    });
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
    await guest.fillsInOverseas();
    await guest.goesOn();
    await expect(page.getByRole('alert')).toHaveCount(1);
    const passport = await guest.showsPassport();
    await guest.goesOn();

    await guest.isOn('/checkin/guests-info');
    await expect(guest.fact('address')).toHaveText('12 Elm Street\nSpringfield, OR 97477 (United States)');
    await expect(guest.fact('tel')).toHaveText('+1 5415550123');
    await expect(guest.fact('passport')).toBeVisible();
    await expect(guest.fact('nextAccommodation')).toHaveText('Home');
    await guest.signsAndGoesToConfirm();
    await guest.goesOn();
    await guest.isOn('/checkin/complete');
    await guest.goesOn();
    await guest.isOn('/');

    const said = {
      'device-info': await page.evaluate(() => navigator.userAgent),
      'device-type': 'web',
      language: 'en',
      'facility-code': 'HONKAN',
      'authorization-client': 'demo-client',
    };
    const handedOut = callOf(tenant, 'execute_checkin_request').headers['auth-token'];
    expect(handedOut).toMatch(/^[0-9a-f-]{36}$/);
    const signed = { ...said, 'auth-token': handedOut };
    const calls = tenant.hotel.requests();
    expect(calls.map(({ method, path, status }) => `${method} ${path} ${status}`)).toEqual([
      'GET /api/v1/client/rpa/checkin_authtoken_request 200',
      'GET /api/v1/client/rpa/checkin_info_request 200',
      'GET /api/v1/client/hotel_agreement 200',
      'POST /api/v1/client/upload_agreement_signature 204',
      'POST /api/v1/client/upload_passport 200',
      'POST /api/v1/client/rpa/execute_checkin_request 200',
    ]);
    expect(calls.map(ownHeaders)).toEqual([said, signed, said, signed, signed, signed]);
    expect(callOf(tenant, 'checkin_authtoken_request').query).toEqual({ name: 'SMITHJOHN' });
    const { form } = callOf(tenant, 'upload_passport');
    expect(Object.keys(form)).toEqual(['base64_passport_image']);
    expect(form.base64_passport_image).toMatch(/^\/9j\/[A-Za-z0-9+/]+={0,2}$/);
    expect(await look(page, form.base64_passport_image)).toEqual(await look(page, passport));
    expect(guestsSent(tenant)).toEqual([
      {
        id: 1,
        name: 'Ｓｍｉｔｈ　Ｊｏｈｎ',
        use_mem_add: false,
        foreign_flg: true,
        overseas_flg: true,
        zip_code: '',
        prefecture: 'US',
        city: '',
        subarea: '',
        address: '12 Elm Street\nSpringfield, OR 97477',
        phone: '5415550123',
        tel_country_name: 'アメリカ',
        first_name: 'Ｊｏｈｎ',
        last_name: 'Ｓｍｉｔｈ',
        first_name_kana: 'Ｊｏｈｎ',
        last_name_kana: 'Ｓｍｉｔｈ',
        age: 37,
        gender: 1,
        is_child: false,
        prev_accommodation: '自宅',
        next_accommodation: '自宅',
        occupation: 'Teacher',
      },
    ]);
  });
});

/** What stands on a picture: its size, and its colours in broad strokes at a few places. */
function look(page: Page, base64: string | undefined): Promise<unknown> {
  return page.evaluate(async (text) => {
    const picture = new Image();
    picture.src = `data:image/jpeg;base64,${text}`;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = picture.width;
    canvas.height = picture.height;
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0);
    const broadly = (x: number, y: number) =>
      [...(context?.getImageData(x, y, 1, 1).data ?? [])].map((value) => Math.round(value / 64));
    return { size: [picture.width, picture.height], page: broadly(200, 200), face: broadly(60, 80) };
  }, base64);
}
