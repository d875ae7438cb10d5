import { describe, expect, it } from 'vitest';
import { qrValues } from '~/domain/qr';
import { reservationWith } from '../support/guests';
import { codeWith } from '../support/stay';

const STAY = reservationWith({
  reservationName: 'ヤマダ タロウ',
  numOfAdults: 2,
  numOfChildren: 1,
  checkoutDateText: '20261124',
  roomTypes: ['ツイン', '和室'],
  facilityName: '本館',
  lengthOfStay: 3,
  checkinStatus: '1',
  isPaymentTarget: true,
  isMultiRooms: false,
});

describe('what a QR factor can name', () => {
  it('is every key of the two answers, spelt as the hotel spells it', () => {
    const code = codeWith('30', {
      prefix: 'LB',
      reference_number: 'REF-1',
      register_card_status: '1',
      membership_number: 'M0001',
      kana_name: 'ヤマダ タロウ',
    });
    expect(qrValues(code, STAY)).toEqual({
      reservation_name: 'ヤマダ タロウ',
      number_of_person: '2',
      number_of_child_person: '1',
      number_of_other_person: '0',
      checkout_date: '20261124',
      room_type: 'ツイン',
      room_types: 'ツイン 和室',
      facility_name: '本館',
      length_of_stay: '3',
      checkin_status: '1',
      checkin_code: '30',
      prefix: 'LB',
      reference_number: 'REF-1',
      register_card_status: '1',
      membership_number: 'M0001',
      is_payment_target: 'true',
      is_multi_rooms: 'false',
      kana_name: 'ヤマダ タロウ',
    });
  });

  it('has the word of the code before that of the reservation', () => {
    const code = codeWith('30', { is_payment_target: false, is_multi_rooms: true });
    expect(qrValues(code, STAY)).toMatchObject({ is_payment_target: 'false', is_multi_rooms: 'true' });
  });

  it('is missing where the hotel did not say it', () => {
    const values = qrValues(codeWith('00'), undefined);
    const said = Object.entries(values).filter(([, value]) => value !== undefined);
    expect(Object.fromEntries(said)).toEqual({ checkin_code: '00', register_card_status: '0' });
  });
});
