import { expect, it } from 'vitest';
import { onlyAsked } from '../../../kiosk/guest/levels';
import { NAMES } from '../../../kiosk/guest/personas';
import { guestsSent } from '../../../kiosk/guest/wire';
import { checksIn, typesAll } from '../support/form';
import { holds } from '../support/hold';
import { openTablet } from '../support/open-tablet';
import { asked, value, values } from '../support/seen';

/** A hotel's form of names and addresses, for the guest and on the wire. */

const ADDRESS = { overseas: 2, zip_code: 2, prefecture: 2, city: 2, subarea: 2, address: 2 } as const;

it('an address that is found after the guest has moved abroad is not taken, and may be asked for once more', async () => {
  const { guest } = await openTablet({ settings: onlyAsked(ADDRESS) });
  await guest.opensForm(NAMES.fromAbroad);
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

it('names in full width, the name first, and a postcode that does not find what the form hides', async () => {
  const order = ['lastName', 'firstName', 'lastKana', 'firstKana'];
  const names = { last_name: 2, first_name: 2, last_name_kana: 2, first_name_kana: 2 };
  const settings = onlyAsked({ ...names, zip_code: 2, city: 2 }, names);
  const { guest, hotel } = await openTablet({ settings });
  await guest.opensForm('シハライサキコ');
  expect(asked()).toEqual([...order, 'postcode', 'city']);
  // Kana are full-width katakana in every hotel.
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
