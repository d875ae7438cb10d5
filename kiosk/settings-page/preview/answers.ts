import type { Answers } from '../../guest/fill-in.ts';
import { WITH_EVERYTHING } from './guests.ts';

/** What the guest of the preview answers; the address is that of the postcode, which the demo hotel knows. */
export const ANSWERS: Answers = {
  reservationName: WITH_EVERYTHING.name,
  phoneNumber: '0888630001',
  lastName: '見本',
  firstName: '花子',
  lastKana: 'ミホン',
  firstKana: 'ハナコ',
  gender: '2',
  age: '42',
  postcode: '7830060',
  prefecture: '高知県',
  city: '南国市',
  subarea: '蛍が丘',
  furtherSubarea: '１−２−３',
  tel: '09012345678',
  occupation: '会社員',
  prevAccommodation: '東京',
  nextAccommodation: '大阪',
  countrycode: 'US',
  address: '12 Elm Street\nSpringfield, OR 97477',
  roomNumber: '305',
  // A card that the demo hotel's provider accepts.
  cardNumber: '4111111111111111',
  expiryMonth: '12',
  holderName: 'HANAKO MIHON',
  securityCode: '123',
  receiptMailAddress: 'hanako@guest.example',
  receiptMailAddressConfirm: 'hanako@guest.example',
  receiptName: '見本商事',
};
