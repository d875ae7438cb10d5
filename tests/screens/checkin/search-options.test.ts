import { expect, it } from 'vitest';
import ja from '~/i18n/ja.json';
import { NOTHING_ASKED } from '../../../e2e/support/levels';
import { openTablet } from '../support/open-tablet';
import { canTap, count, facts, texts, value, values, warning } from '../support/seen';
import { says } from '../support/wrong-texts';

/** What a hotel may want of the search, and what it may show of a reservation; with every switch off: `switches`. */

const TWO_ROOMS = 'フタヘヤカズオ';

it('a hotel that wants the phone number gets it in plain digits, and keeps what was typed when nobody is found', async () => {
  const { guest, calls } = await openTablet({
    settings: { display: { use_phone_number_in_search: true, show_already_checked_in_message: true } },
  });
  await guest.taps('checkin');
  await guest.isOn('/checkin/search');
  await expect
    .poll(() => document.body.textContent)
    .toContain(ja.views.checkin.search_view.already_checked_in);
  await guest.types('reservationName', TWO_ROOMS);
  await expect.poll(() => canTap('main')).toBe(false);
  for (const [typed, error] of [
    ['090/1234', ja.validation.phone],
    ['', ja.validation.phone],
    ['０９０１２３４５６７８', undefined],
  ] as const) {
    await guest.types('phoneNumber', typed);
    await says('phoneNumber', error);
    await expect.poll(() => canTap('main')).toBe(error === undefined);
  }
  expect(value('phoneNumber')).toBe('09012345678');
  // The demo hotel knows nobody with a number of zeros.
  await guest.types('phoneNumber', '00000000000');
  await guest.goesOn();
  await expect.poll(warning).toContain('ご予約が見つかりません');
  await guest.taps('close');
  expect(values('reservationName', 'phoneNumber')).toEqual([TWO_ROOMS, '00000000000']);
  await guest.types('phoneNumber', '09012345678');
  await guest.goesOn('/checkin/check-reservation');
  expect(calls('checkin_authtoken_request').map(({ query }) => query)).toEqual([
    { name: TWO_ROOMS, phone_number: '00000000000' },
    { name: TWO_ROOMS, phone_number: '09012345678' },
  ]);
});

it('a hotel that says all it can of a reservation shows its details, and helps', async () => {
  const { guest } = await openTablet({
    settings: { display: { show_reservation_help: true, show_detail_reservation: true } },
  });
  await guest.arrives(TWO_ROOMS);
  await expect.poll(() => facts('lengthOfStay')).toEqual(['2泊']);
  expect(facts('roomType')).toEqual([expect.stringMatching(/^ツイン.*和室（8畳）$/)]);
  await guest.taps('help');
  const { help_title, help_text } = ja.views.checkin.check_reservation_view;
  await expect.poll(() => texts('dialog[open] :is(h1, h2)')).toEqual([help_title]);
  expect(texts('dialog[open]').join()).toContain(help_text);
  await guest.taps('close');
  await expect.poll(() => count('dialog[open]')).toBe(0);
  await guest.isOn('/checkin/check-reservation');
});

// All and none: which of the two counts is seen in `switches`, in every pair of ways.
it.each([
  { counts: true, party: 4 },
  { counts: false, party: 2 },
])(
  'a party is as large as the hotel counts it: $party where children and others count: $counts',
  async ({ counts, party }) => {
    const hidden = { first_name: 0, last_name_kana: 0, first_name_kana: 0, age: 0, gender: 0 };
    const { guest } = await openTablet({
      settings: {
        visibility: { ...NOTHING_ASKED.visibility, companion: { ...hidden, last_name: 1 } },
        display: { show_num_of_children: counts, show_num_of_others: counts },
      },
    });
    await guest.arrives('ゼンブ ノリコ');
    await expect.poll(() => facts('numOfAdults')).toEqual(['大人2名']);
    expect(facts('numOfChildren')).toEqual(counts ? ['お子様1名'] : []);
    expect(facts('numOfOthers')).toEqual(counts ? ['その他1名'] : []);
    await guest.confirmsReservation();
    await guest.goesOn('/checkin/input-companions');
    await expect.poll(() => count('[name$=".lastName"]')).toBe(party - 1);
    // Below the adults everybody is a child to the register.
    expect(document.querySelector('main')?.textContent?.match(/お子様 \d/g) ?? []).toHaveLength(party - 2);
  },
);
