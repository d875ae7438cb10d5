import { expect, it } from 'vitest';
import ja from '~/i18n/ja.json';
import { everyFieldAt, onlyAsked } from '../../../e2e/support/levels';
import { guestsSent } from '../../../e2e/support/wire';
import { NAMES } from '../../../kiosk/guest/personas';
import { checksIn, opensForm, typesAll } from '../support/form';
import { holds } from '../support/hold';
import { openTablet } from '../support/open-tablet';
import { asked, complaints, count, description, facts, texts, value, values } from '../support/seen';

/** How a hotel wants names and addresses: what the guest sees, and what the hotel gets. */

const words = ja.views.checkin.input_representative_view;

const ADDRESS = { overseas: 2, zip_code: 2, prefecture: 2, city: 2, subarea: 2, address: 2 } as const;

it('a hotel that wants the country code as prefecture gets that of the country a guest lives in', async () => {
  const { guest, hotel } = await openTablet({
    settings: { ...onlyAsked({ ...ADDRESS, phone: 2 }), display: { country_code_as_prefecture: true } },
  });
  await opensForm(guest, NAMES.fromAbroad);
  // The address found before the guest thought better of it does not stand in the way, nor does their telephone.
  await guest.fillsIn({ postcode: '7830060', overseasFlug: 'true', countrycode: 'FR' });
  await guest.picks('telCountrycode', 'GB');
  expect(description('address')).toBe(words.address_hint);
  await guest.fillsIn({ address: '1 Rue de Rivoli', tel: '2079460000' });
  await checksIn(guest);
  expect(guestsSent(hotel)).toMatchObject([
    { overseas_flg: true, prefecture: 'FR', tel_country_name: 'イギリス', zip_code: '', city: '' },
  ]);
});

it('an address that is found after the guest has moved abroad is not taken, and may be asked for once more', async () => {
  const { guest } = await openTablet({ settings: onlyAsked(ADDRESS) });
  await opensForm(guest, NAMES.fromAbroad);
  const answer = holds(/^\/address\//);
  await guest.types('postcode', '7830060');
  await expect.poll(answer.count).toBe(1);
  await guest.chooses('overseasFlug', 'true');
  await answer.letGo();
  await guest.chooses('overseasFlug', 'false');
  await expect
    .poll(() => values('postcode', 'prefecture', 'city', 'subarea'))
    .toEqual(['7830060', '', '', '']);
  await guest.taps('postcode-search');
  await expect.poll(() => values('subarea', 'prefecture')).toEqual(['蛍が丘', '高知県']);
});

it('city and area in one field are found, corrected, shown and sent as one, with the prefecture of Japan', async () => {
  const { guest, hotel } = await openTablet({
    system: 'cico',
    settings: {
      ...onlyAsked(ADDRESS),
      display: { separate_city_and_area: false, country_code_as_prefecture: true },
    },
  });
  await opensForm(guest, NAMES.alone);
  // Who travels alone represents nobody.
  await expect.poll(() => texts('#root h1')).toEqual([words.title_alone]);
  await expect.poll(asked).toEqual(['overseasFlug', 'postcode', 'prefecture', 'city', 'furtherSubarea']);
  const city = await guest.field('city');
  expect([...(city.labels ?? [])].map(({ textContent }) => textContent)).toEqual(['市区町村・町名']);
  await guest.goesOn();
  await expect.poll(() => count('[role="alert"]')).toBe(4);
  await guest.types('postcode', '7830060');
  await expect.poll(() => value('city')).toBe('南国市蛍が丘');
  expect(complaints('city')).toEqual([]);
  await guest.types('furtherSubarea', '1-2-3');
  await guest.goesOn('/checkin/guests-info');
  expect(facts('address')).toEqual(['〒783-0060 高知県南国市蛍が丘1-2-3']);
  await guest.taps('fix-representative');
  await guest.isOn('/checkin/input-representative');
  await expect.poll(() => value('city')).toBe('南国市蛍が丘');
  await guest.types('city', '南国市　物部');
  await checksIn(guest);
  expect(guestsSent(hotel)).toMatchObject([
    {
      overseas_flg: false,
      zip_code: '7830060',
      prefecture: '高知県',
      city: '南国市　物部',
      subarea: '',
      address: '1-2-3',
      tel_country_name: '日本',
    },
  ]);
});

it('names in full width, the name first, and a postcode that does not find what the form hides', async () => {
  const order = ['lastName', 'firstName', 'lastKana', 'firstKana'];
  const { representative, companion } = everyFieldAt(0).visibility;
  const names = { last_name: 2, first_name: 2, last_name_kana: 2, first_name_kana: 2 };
  const { guest, hotel } = await openTablet({
    settings: {
      visibility: {
        representative: { ...representative, ...names, zip_code: 2, city: 2 },
        companion: { ...companion, ...names },
      },
    },
  });
  await opensForm(guest, 'シハライサキコ');
  expect(asked()).toEqual([...order, 'postcode', 'city']);
  // Kana are full width and katakana in every hotel.
  const typed = {
    lastName: 'Smith',
    firstName: '次郎',
    lastKana: 'ｶﾞﾙｼｱ',
    firstKana: 'JOHN',
    postcode: '7830060',
  };
  await typesAll(guest, typed);
  // Full width is for the hotel.
  await expect.poll(() => values('lastName', 'lastKana')).toEqual(['Smith', 'ガルシア']);
  await expect.poll(() => value('city')).toBe('南国市');
  await guest.goesOn('/checkin/input-companions');
  expect(asked()).toEqual(order.map((field) => `companions.0.${field}`));
  await guest.fillsIn({ lastName: '高橋', firstName: '花', lastKana: 'ONEILL', firstKana: 'はな' }, 0);
  await checksIn(guest);
  expect(guestsSent(hotel)).toMatchObject([
    {
      name: 'Ｓｍｉｔｈ　次郎',
      last_name_kana: 'ガルシア',
      first_name_kana: 'ＪＯＨＮ',
      zip_code: '7830060',
      prefecture: '',
      city: '南国市',
      subarea: '',
    },
    { name: '高橋　花', last_name_kana: 'ＯＮＥＩＬＬ', first_name_kana: 'ハナ' },
  ]);
});
