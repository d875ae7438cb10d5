import { expect, it } from 'vitest';
import { checkGuestInfo } from '../../kiosk/demo-hotel/guest-info.ts';
import type { CheckinStory } from '../../kiosk/demo-hotel/story.ts';
import { createParty, type Guest } from '../../src/domain/guest.ts';
import { guestInfo } from '../../src/hotel/guest-info.ts';

const STORY: CheckinStory = {
  adults: 2,
  children: 1,
  others: 0,
  nights: 1,
  rooms: [],
  code: '00',
  codeAfter: '30',
  paymentTarget: false,
  multiRooms: false,
};
const IN_JAPAN = { lastName: '山田', firstName: '太郎', postcode: '7830060', tel: '0881234567' };
const OVERSEAS = {
  overseasFlug: true,
  lastName: 'Dupont',
  firstName: 'Anne',
  countrycode: 'FR',
  address: 'Paris',
};

/** Both write the register's keys out by themselves: a key that only one of them knows shows here. */
it.each<[string, Partial<Guest>]>([
  ['in Japan', IN_JAPAN],
  ['overseas', OVERSEAS],
])('the demo hotel takes the guest list of the app: the representative lives %s', (_, representative) => {
  const [first, ...others] = createParty(STORY);
  if (!first) throw new Error('a party has a representative');
  const list = guestInfo([{ ...first, ...representative }, ...others], {
    reservationName: 'ヤマダタロウ',
    reservationReading: 'ヤマダタロウ',
    countryCodeAsPrefecture: false,
    countryTitle: (code) => (code === 'JP' ? '日本' : 'フランス'),
  });
  expect(() => checkGuestInfo(JSON.stringify(list), STORY)).not.toThrow();
});
