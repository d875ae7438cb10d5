import { expect, it } from 'vitest';
import { onlyAsked } from '../../../kiosk/guest/levels';
import { NAMES } from '../../../kiosk/guest/personas';
import { callOf, guestsSent } from '../../../kiosk/guest/wire';
import { standsAt } from '../support/clock';
import { checksIn, opensAnswered } from '../support/form';
import { holds } from '../support/hold';
import { openTablet } from '../support/open-tablet';
import { answers, value, values } from '../support/seen';

/** A known guest's form is filled in. A failing service: `tests/faults/`. The link: `e2e/checkin/member-link`. */

const MEMBERS = { display: { use_membership_info: true } } as const;
const LINK = { authorization: 'demo-authorization', membershipNumber: 'M0001' };
const FROM_MEMBER = '会員情報より';
const FROM_RESERVATION = 'ご予約より';

const marks = (mark: string) => document.querySelector('main')?.textContent?.split(mark).length ?? 0;
const isMarked = (mark: string, times: number) =>
  expect.poll(() => marks(mark) - 1, { message: mark }).toBe(times);

const MISAKI_FORM = {
  lastName: '会員',
  firstName: '美咲',
  lastKana: 'カイイン',
  firstKana: 'ミサキ',
  gender: '2',
  postcode: '7830060',
  prefecture: '高知県',
  city: '南国市',
  subarea: '蛍が丘',
  furtherSubarea: '1-2-3',
  tel: '0888630001',
};
it('where the back end knows its members, each guest finds what it knows of them, and where an answer is from', async () => {
  // A link is for the other system.
  const { guest, hotel } = await openTablet({ settings: MEMBERS, link: LINK });
  await guest.opensForm(NAMES.member);
  await opensAnswered(guest);
  // The legacy back end knows no birthday.
  await expect.poll(answers).toMatchObject({ ...MISAKI_FORM, age: '' });
  await isMarked(FROM_MEMBER, 11);
  await isMarked(FROM_RESERVATION, 0);
  expect(callOf(hotel, 'members').path).toBe('/api/v1/client/optima/members');
  expect(JSON.stringify(hotel.requests())).not.toContain('demo-authorization');
  await guest.walksAway();

  await guest.opensForm(NAMES.alone);
  await isMarked(FROM_RESERVATION, 2);
  await isMarked(FROM_MEMBER, 0);
  await expect.poll(() => values('lastName', 'firstName', 'tel', 'city')).toEqual(['', '', '', '']);
  expect(value('gender')).toBeUndefined();
});

it('what a member mends is what the hotel gets, and no one is asked twice', async () => {
  const { guest, hotel, calls } = await openTablet({
    settings: { ...MEMBERS, ...onlyAsked({ last_name: 2, phone: 2, city: 1 }) },
  });
  await guest.opensForm(NAMES.member);
  // A wholly known form needs one touch and stays editable.
  await expect
    .poll(() => document.body.textContent)
    .toContain('お間違いがなければ、このままお進みください。');
  // Each section is a line.
  await isMarked(FROM_MEMBER, 2);
  await guest.goesOn('/checkin/guests-info');
  await guest.goesBack('/checkin/input-representative');
  await guest.taps('change-address');
  await guest.types('tel', '09012345678');
  await isMarked(FROM_MEMBER, 2);
  await guest.goesBack('/checkin/check-reservation');
  await guest.confirmsReservation();
  await guest.taps('change-address');
  await expect.poll(() => value('tel')).toBe('09012345678');
  await checksIn(guest);
  expect(calls('members')).toHaveLength(1);
  // Unasked and unseen answers are not sent in the guest's name.
  expect(guestsSent(hotel)).toMatchObject([
    {
      name: '会員',
      last_name: '会員',
      first_name: '',
      last_name_kana: NAMES.member,
      phone: '09012345678',
      city: '南国市',
      zip_code: '',
      gender: null,
    },
  ]);
});

it.each([
  // Later than the hotel's clock. A birthday's first moment; the last before it: `tests/domain/member.test.ts`.
  {
    today: '2036-04-03T00:00:00+09:00',
    number: 'M0001',
    name: NAMES.member,
    form: { ...MISAKI_FORM, age: expect.stringMatching(/^\d{2}$/u) },
  },
])(
  'where the point service knows its members, $name finds search and form filled in, with the age of $today',
  async ({ today, number, name, form }) => {
    standsAt(today);
    const { guest, hotel } = await openTablet({
      system: 'cico',
      settings: { display: { use_membership_info: true, use_phone_number_in_search: true } },
      link: { ...LINK, membershipNumber: number },
    });
    await guest.begins('checkin');
    await expect.poll(() => values('reservationName', 'phoneNumber')).toEqual([name, form.tel]);
    await guest.goesOn('/checkin/check-reservation');
    await guest.confirmsReservation();
    await opensAnswered(guest);
    await expect.poll(answers).toMatchObject(form);
    const asked = callOf(hotel, 'users');
    expect([asked.path, asked.query]).toEqual([`/user/api/v1/users/${number}`, { lang: 'ja' }]);
    expect(asked.headers.authorization).toBe('Bearer demo-authorization');
    expect(callOf(hotel, 'checkin_authtoken_request').query.phone_number).toBe(form.tel);
  },
);

it('a name typed before the member is known stands', async () => {
  const { guest, hotel } = await openTablet({ system: 'cico', settings: MEMBERS, link: LINK });
  const answer = holds(/\/users\//);
  await guest.says(NAMES.alone, 'checkin');
  await expect.poll(answer.count).toBe(1);
  await answer.letGo();
  await guest.goesOn('/checkin/check-reservation');
  await guest.confirmsReservation();
  await opensAnswered(guest);
  await expect.poll(() => value('lastName')).toBe('会員');
  expect(callOf(hotel, 'checkin_authtoken_request').query.name).toBe('サトウハナコ');
});

it.each([
  ['a hotel that does not ask about members', {}, LINK],
  ["a link without a member's number", { settings: MEMBERS }, { ...LINK, membershipNumber: '' }],
  ['a number of which nothing can be seen', { settings: MEMBERS }, { ...LINK, membershipNumber: '\u200b' }],
])('%s: the link’s word goes with the look-up, and no member is asked for', async (_, tablet, link) => {
  const { guest, hotel, calls } = await openTablet({ system: 'cico', ...tablet, link });
  await guest.begins('checkin');
  await expect.poll(() => value('reservationName')).toBe('');
  await guest.types('reservationName', NAMES.member);
  await guest.goesOn('/checkin/check-reservation');
  await guest.confirmsReservation();
  await guest.isOn('/checkin/input-representative');
  expect(callOf(hotel, 'checkin_authtoken_request').headers['rcloud-token']).toBe('demo-authorization');
  expect(calls('users')).toEqual([]);
});
