import { type Answers, CARD, SMITH, YAMADA } from '../../guest/personas.ts';
import { WITH_EVERYTHING } from './guests.ts';

/** What the guest of the preview answers; the address is that of the postcode, which the demo hotel knows. */
export const ANSWERS: Answers = {
  ...YAMADA,
  ...CARD,
  reservationName: WITH_EVERYTHING,
  phoneNumber: '0888630001',
  lastName: '見本',
  firstName: '花子',
  lastKana: 'ミホン',
  firstKana: 'ハナコ',
  gender: '2',
  prefecture: '高知県',
  city: '南国市',
  subarea: '蛍が丘',
  prevAccommodation: '東京',
  nextAccommodation: '大阪',
  countrycode: SMITH.countrycode,
  address: SMITH.address,
  roomNumber: '305',
  holderName: 'HANAKO MIHON',
  receiptMailAddress: 'hanako@guest.example',
  receiptMailAddressConfirm: 'hanako@guest.example',
  receiptName: '見本商事',
};
