import * as answers from '~/hotel/answers';
import type { z } from '~/platform/zod';

export type Payload = Readonly<Record<string, unknown>>;

/** A full answer with its variations. */
type AnswerRow = {
  readonly schema: z.core.$ZodType;
  readonly full: Payload;
  readonly read?: unknown;
  /** Without all optional parts. */
  readonly readBare: unknown;
  readonly required: readonly string[];
};

const row = ({ full, read = full, required, ...said }: AnswerRow) => {
  const names = Object.keys(full);
  const optional = names.filter((name) => !required.includes(name));
  return {
    ...said,
    full,
    read,
    required,
    optional,
    numeric: names.filter((name) => typeof full[name] === 'number'),
  };
};

/** Every answer of several fields, spelt from the specification. */
export const ROWS = {
  checkin_info_request: row({
    schema: answers.reservation,
    full: {
      reservation_name: 'ヤマダタロウ',
      number_of_person: 2,
      number_of_child_person: 1,
      number_of_other_person: 3,
      checkout_date: '2026-11-24',
      room_type: '和室',
      room_types: ['和室', '洋室'],
      facility_name: '本館',
      length_of_stay: 4,
      checkin_status: '1',
      is_payment_target: true,
      is_multi_rooms: false,
    },
    read: {
      reservationName: 'ヤマダタロウ',
      numOfAdults: 2,
      numOfChildren: 1,
      numOfOthers: 3,
      checkoutDate: { year: 2026, month: 11, day: 24 },
      checkoutDateText: '2026-11-24',
      roomTypes: ['和室', '洋室'],
      facilityName: '本館',
      lengthOfStay: 4,
      checkinStatus: '1',
      isPaymentTarget: true,
      isMultiRooms: false,
    },
    readBare: {
      reservationName: 'ヤマダタロウ',
      numOfAdults: 2,
      numOfChildren: 0,
      numOfOthers: 0,
      checkoutDate: { year: 2026, month: 11, day: 24 },
      checkoutDateText: '2026-11-24',
      roomTypes: [],
    },
    required: ['reservation_name', 'number_of_person', 'checkout_date'],
  }),
  checkin_code: row({
    schema: answers.checkinCode,
    full: {
      checkin_code: '30',
      prefix: 'C',
      reference_number: 'R-7',
      register_card_status: '1',
      membership_number: 'M-9',
      is_payment_target: true,
      is_multi_rooms: true,
      kana_name: 'ヤマダ',
    },
    readBare: { checkin_code: '00', register_card_status: '0' },
    required: [],
  }),
  checkout_info_request: row({
    schema: answers.checkoutInfo,
    full: { request_id: 'r1', status: 14, room_num: ['301', '302'], message: 'お待ちください' },
    readBare: { room_num: [] },
    required: [],
  }),
  checkout_info_result: row({
    schema: answers.queueResult,
    full: {
      status: 4,
      wait_num: 2,
      wait_time: 10,
      timeout: 7,
      timeout_message: '時間切れ',
      message: '準備中',
      room_number_list: ['301'],
      detail_payment: [{ name: '夕食', date: '2026-11-23', price: 5000 }],
      payment_amount: 5000,
    },
    readBare: {
      status: 4,
      wait_num: 0,
      wait_time: 0,
      room_number_list: [],
      detail_payment: [],
      payment_amount: 0,
    },
    required: ['status'],
  }),
  pre_payment_info: row({
    schema: answers.prePayment,
    full: {
      payment_amount: 12800,
      bathing_tax: 150,
      accommodation_tax: 200,
      used_point: 50,
      request_id: 'r1',
      show_grand_total: true,
    },
    read: {
      requestId: 'r1',
      amount: 12800,
      bathingTax: 150,
      accommodationTax: 200,
      usedPoint: 50,
      showsGrandTotal: true,
      settlement: 'open',
    },
    readBare: { requestId: 'r1', amount: 12800, showsGrandTotal: false, settlement: 'open' },
    required: ['payment_amount', 'request_id'],
  }),
};
