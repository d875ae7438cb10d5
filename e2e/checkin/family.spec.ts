import ja from '../../src/i18n/ja.json' with { type: 'json' };
import { Guest } from '../pages/guest.ts';
import { expect, test } from '../support/fixtures.ts';
import { callOf, guestsSent, ownHeaders } from '../support/wire.ts';

/** The other back end, with its own spelling of headers: `overseas`. */
test.describe('legacy: a couple with a child, two nights', () => {
  test.use({ system: 'legacy', today: '2026-11-22T15:00:00+09:00' });

  test('checks in from the first screen to the last', { tag: '@smoke' }, async ({ page, tenant }) => {
    test.slow();
    const guest = new Guest(page, tenant);

    await guest.opensHome();
    await guest.taps('checkin');
    await guest.isOn('/checkin/search');
    await guest.types('reservationName', 'ﾔﾏﾀﾞ たろう');
    await guest.goesOn();

    await guest.isOn('/checkin/check-reservation');
    await expect(guest.fact('reservationName')).toHaveText('ヤマダ タロウ');
    await expect(page.locator('dd', { hasText: '大人2名・お子様1名' })).toBeVisible();
    await expect(guest.fact('numOfAdults')).toHaveText('大人2名');
    await expect(guest.fact('numOfChildren')).toHaveText('お子様1名');
    // Guests do not read of whom there is none.
    await expect(guest.fact('numOfOthers')).toBeHidden();
    await expect(guest.fact('checkoutDate')).toHaveText('2026年11月24日（火）');
    await expect(guest.fact('lengthOfStay')).toHaveText('2泊');
    await expect(guest.fact('roomType')).toHaveText('和室（10畳）');
    await guest.goesOn();

    await guest.isOn('/checkin/input-representative');
    for (const name of ['prevAccommodation', 'nextAccommodation'])
      await expect(guest.chosen(`${name}-choice`)).toHaveValue('自宅');
    await guest.fillsInDomestic();
    await guest.types('firstName', 'Taro');
    await guest.types('lastKana', 'ﾔﾏﾀﾞ');
    await guest.types('firstKana', 'たろう');
    await guest.answersInOwnWords('prevAccommodation', '箱根の宿');
    await guest.goesOn();

    await guest.isOn('/checkin/input-companions');
    for (const [name, text] of Object.entries({
      lastName: '山田',
      firstName: 'Emi',
      lastKana: 'ヤマダ',
      firstKana: 'エミ',
    }))
      await guest.types(`companions.0.${name}`, text);
    await guest.chooses('companions.0.gender', '2');
    await guest.fillsInCompanion(1, 'ﾔﾏﾀﾞ', 'ケンタ', '3');
    await guest.goesOn();

    await guest.isOn('/checkin/guests-info');
    await test.step('each companion is one row, in view with all that is asked', async () => {
      const rows = page.locator('[data-guest]:not([data-guest="0"])');
      for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeLessThan(100);
      for (const fact of await rows.locator('[data-field]').all())
        await expect(fact).toBeInViewport({ ratio: 1 });
      await expect(rows.last().getByText('お名前', { exact: true })).toBeInViewport({ ratio: 1 });
    });
    const cards = ['fix-representative', 'fix-companion-1', 'fix-companion-2'].map((fix) =>
      page.locator('section', { has: page.locator(`[data-action="${fix}"]`) }),
    );
    const facts = cards.map((card) =>
      card
        .locator('[data-field]')
        .evaluateAll((found) =>
          Object.fromEntries(found.map((fact) => [fact.getAttribute('data-field'), fact.textContent])),
        ),
    );
    expect(await Promise.all(facts)).toEqual([
      {
        name: '山田 Taro',
        kana: 'ヤマダ タロウ',
        address: '〒783-0060\n高知県南国市蛍が丘１−２−３',
        tel: '09012345678',
        age: '42歳',
        gender: '男性',
        occupation: '会社員',
        prevAccommodation: '箱根の宿',
        nextAccommodation: '自宅',
      },
      { name: '山田 Emi', kana: 'ヤマダ エミ', gender: '女性' },
      { name: '（未入力）', kana: 'ヤマダ ケンタ', gender: 'その他・回答しない' },
    ]);
    await guest.goesOn();

    await guest.isOn('/checkin/term');
    await expect(page.locator('main h1', { hasText: '宿泊約款' })).toBeVisible();
    await expect(page.locator('[data-action="main"]')).toBeDisabled();
    await guest.signs();
    await guest.goesOn();

    await guest.isOn('/checkin/confirm-checkin');
    await expect(guest.fact('guest')).toHaveText('山田 Taro');
    await expect(page.locator('dd', { hasText: '大人2名・お子様1名' })).toBeVisible();
    await expect(guest.fact('checkoutDate')).toHaveText('2026年11月24日（火）');
    await guest.goesOn();

    await guest.isOn('/checkin/complete');
    await expect(page.getByText('山田 Taro様、ようこそお越しくださいました')).toBeVisible();
    await expect(page.getByText(ja.views.checkin.complete_view.key_hint)).toBeVisible();
    await expect(guest.fact('lengthOfStay')).toHaveText('2泊');
    await expect(guest.fact('checkoutDate')).toHaveText('2026年11月24日（火）');
    await expect(guest.fact('roomType')).toHaveText('和室（10畳）');
    await guest.goesOn();
    await guest.isOn('/');

    await test.step('and this is what the hotel heard', async () => {
      const said = {
        device_info: await page.evaluate(() => navigator.userAgent),
        device_type: 'web',
        language: 'ja',
        facility_id: '101',
      };
      const handedOut = callOf(tenant, 'execute_checkin_request').headers.auth_token;
      expect(handedOut).toMatch(/^[0-9a-f-]{36}$/);
      const signed = { ...said, auth_token: handedOut };

      const calls = tenant.hotel.requests();
      expect(calls.map(({ method, path, status }) => `${method} ${path} ${status}`)).toEqual([
        'GET /api/v1/client/rpa/checkin_authtoken_request 200',
        'GET /api/v1/client/rpa/checkin_info_request 200',
        'GET /address/search 200',
        'GET /api/v1/client/hotel_agreement 200',
        'POST /api/v1/client/upload_agreement_signature 204',
        'POST /api/v1/client/rpa/execute_checkin_request 200',
      ]);
      expect(calls.map(ownHeaders)).toEqual([said, signed, {}, said, signed, signed]);
      expect(calls.map(({ query }) => query)).toEqual([
        { name: 'ヤマダタロウ' },
        {},
        { zipcode: '7830060' },
        {},
        {},
        {},
      ]);

      const signature = callOf(tenant, 'upload_agreement_signature');
      expect(signature.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
      expect(Object.keys(signature.form)).toEqual(['base64_signature_image']);
      expect(signature.form.base64_signature_image).toMatch(/^\/9j\/[A-Za-z0-9+/]+={0,2}$/);

      const checkin = callOf(tenant, 'execute_checkin_request');
      expect(checkin.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
      expect(Object.keys(checkin.form)).toEqual(['guest_info']);
      const companion = {
        use_mem_add: false,
        foreign_flg: false,
        overseas_flg: false,
        zip_code: '',
        prefecture: '',
        city: '',
        subarea: '',
        address: '',
        phone: '',
        tel_country_name: '日本',
        age: null,
        prev_accommodation: '自宅',
        next_accommodation: '自宅',
        occupation: '',
      };
      expect(guestsSent(tenant)).toEqual([
        {
          id: 1,
          name: '山田　Ｔａｒｏ',
          use_mem_add: false,
          foreign_flg: false,
          overseas_flg: false,
          zip_code: '7830060',
          prefecture: '高知県',
          city: '南国市',
          subarea: '蛍が丘',
          address: '１−２−３',
          phone: '09012345678',
          tel_country_name: '日本',
          first_name: 'Ｔａｒｏ',
          last_name: '山田',
          first_name_kana: 'タロウ',
          last_name_kana: 'ヤマダ',
          age: 42,
          gender: 1,
          is_child: false,
          prev_accommodation: '箱根の宿',
          next_accommodation: '自宅',
          occupation: '会社員',
        },
        {
          ...companion,
          id: 2,
          name: '山田　Ｅｍｉ',
          first_name: 'Ｅｍｉ',
          last_name: '山田',
          first_name_kana: 'エミ',
          last_name_kana: 'ヤマダ',
          gender: 2,
          is_child: false,
        },
        {
          ...companion,
          id: 3,
          name: 'ヤマダ タロウ',
          first_name: '',
          last_name: '',
          first_name_kana: 'ケンタ',
          last_name_kana: 'ヤマダ',
          gender: 3,
          is_child: true,
        },
      ]);
    });
  });
});
