import { SAMPLE_ANSWERS } from '../../../src/domain/guest-fields.ts';
import type { Answers } from '../../guest/fields.ts';
import { CARD } from '../../guest/personas.ts';
import { WITH_EVERYTHING } from './guests.ts';

/** The preview guest's answers; the address is the postcode's, which the demo hotel knows. */
export const ANSWERS: Answers = {
  ...SAMPLE_ANSWERS,
  ...CARD,
  reservationName: WITH_EVERYTHING,
  phoneNumber: '0888630001',
  lastName: '見本',
  firstName: '花子',
  lastKana: 'ミホン',
  firstKana: 'ハナコ',
  gender: '2',
  roomNumber: '305',
  holderName: 'HANAKO MIHON',
  receiptMailAddress: 'hanako@guest.example',
  receiptMailAddressConfirm: 'hanako@guest.example',
  receiptName: '見本商事',
};
