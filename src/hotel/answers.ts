import type { Payment } from '~/domain/payment';
import { parseDate, type Reservation } from '~/domain/reservation';
import { isBlank } from '~/domain/visible';
import { HEADER_TEXT, LONGEST_HEADER_TEXT } from '~/platform/header-text';
import { z } from '~/platform/zod';
import {
  code,
  count,
  label,
  line,
  maybe,
  number,
  optionalCount,
  orElse,
  roundedUp,
  sentence,
  upTo,
  words,
  yen,
} from './wire';

/** Schemas of the hotel's answers, which convert them to the app's types. */

/** The token for calls about one reservation or stay; sent in a header. */
export const authorization = z.pipe(
  z.object({
    authorization: z.string().check(z.maxLength(LONGEST_HEADER_TEXT), z.trim(), z.regex(HEADER_TEXT)),
  }),
  z.transform(({ authorization }) => authorization),
);

const date = z.pipe(
  z.string(),
  z.transform((text, context) => {
    const day = parseDate(text);
    if (day) return { day, text };
    context.issues.push({ code: 'custom', message: 'is no date', input: text });
    return z.NEVER;
  }),
);

/** The texts that are not blank. */
const readable = (most: number) =>
  z.pipe(
    upTo(most, line),
    z.transform((texts: string[]) => texts.filter((text) => !isBlank(text))),
  );

/** More forms would freeze the tablet. */
const LARGEST_PARTY = 100;

export const reservation = z.pipe(
  z
    .object({
      reservation_name: line,
      number_of_person: count,
      number_of_child_person: orElse(optionalCount, 0),
      number_of_other_person: orElse(optionalCount, 0),
      checkout_date: date,
      room_type: maybe(words),
      room_types: orElse(readable(100), []),
      facility_name: maybe(words),
      length_of_stay: maybe(optionalCount),
      checkin_status: maybe(label),
      is_payment_target: maybe(z.boolean()),
      is_multi_rooms: maybe(z.boolean()),
    })
    .check(
      z.refine(
        (answer) =>
          answer.number_of_person + answer.number_of_child_person + answer.number_of_other_person <=
          LARGEST_PARTY,
      ),
    ),
  z.transform(
    (answer): Reservation => ({
      reservationName: answer.reservation_name,
      numOfAdults: answer.number_of_person,
      numOfChildren: answer.number_of_child_person,
      numOfOthers: answer.number_of_other_person,
      checkoutDate: answer.checkout_date.day,
      checkoutDateText: answer.checkout_date.text,
      roomTypes:
        answer.room_types.length > 0 ? answer.room_types : answer.room_type ? [answer.room_type] : [],
      facilityName: answer.facility_name,
      lengthOfStay: answer.length_of_stay,
      checkinStatus: answer.checkin_status,
      isPaymentTarget: answer.is_payment_target,
      isMultiRooms: answer.is_multi_rooms,
    }),
  ),
);

/** State of a check-in and values of its QR code; keys as in `qr_code.factors`. */
export const checkinCode = z.object({
  checkin_code: orElse(code, '00'),
  prefix: maybe(label),
  reference_number: maybe(label),
  register_card_status: orElse(label, '0'),
  membership_number: maybe(label),
  is_payment_target: maybe(z.boolean()),
  is_multi_rooms: maybe(z.boolean()),
  kana_name: maybe(line),
});

/** Room numbers without duplicates and blanks. */
const rooms = z.pipe(
  readable(200),
  z.transform((numbers: string[]) => [...new Set(numbers)]),
);
const roomAlone = z.pipe(
  line,
  z.transform((number) => (isBlank(number) ? [] : [number])),
);

/** The stay to check out of: its id in the queue, or its rooms if it is paid. */
export const checkoutInfo = z.object({
  request_id: maybe(label),
  status: maybe(number),
  room_num: orElse(z.union([rooms, roomAlone]), []),
  message: sentence,
});

/** The answer of the check-out queue: the wait, then rooms, folio and amount. */
export const queueResult = z.object({
  status: number,
  /** Number of parties ahead. */
  wait_num: orElse(roundedUp, 0),
  /** In minutes. */
  wait_time: orElse(roundedUp, 0),
  /** In minutes. */
  timeout: maybe(number),
  timeout_message: sentence,
  message: sentence,
  room_number_list: orElse(rooms, []),
  detail_payment: orElse(upTo(1000, z.object({ name: line, date: line, price: yen })), []),
  payment_amount: orElse(yen, 0),
});

export type QueueResult = z.infer<typeof queueResult>;

/** The amount to pay at check-in. Values that the hotel did not send are undefined. */
export const prePayment = z.pipe(
  z.object({
    payment_amount: yen,
    bathing_tax: maybe(yen),
    accommodation_tax: maybe(yen),
    used_point: maybe(number),
    request_id: label,
    show_grand_total: orElse(z.boolean(), false),
  }),
  z.transform(
    (answer): Payment => ({
      requestId: answer.request_id,
      amount: answer.payment_amount,
      bathingTax: answer.bathing_tax,
      accommodationTax: answer.accommodation_tax,
      usedPoint: answer.used_point,
      showsGrandTotal: answer.show_grand_total,
      settlement: 'open',
    }),
  ),
);

/** The hotel's shop id at the card provider. */
export const shopId = z.pipe(
  z.object({ shop_id: label }),
  z.transform(({ shop_id }) => shop_id),
);

export const html = z.pipe(
  z.object({ content: z.string() }),
  z.transform(({ content }) => content),
);

const text = orElse(line, '');

export const legacyMember = z.object({
  last_name: text,
  first_name: text,
  postcode: text,
  prefecture: text,
  city: text,
  subarea: text,
  further_subarea: text,
  tel: text,
  first_name_kana: text,
  last_name_kana: text,
  sex: maybe(number),
});

export const pointsMember = z.pipe(
  z.object({
    user: z.object({
      last_name: text,
      first_name: text,
      postal_code: text,
      address_prefecture_name: text,
      address_city_name: text,
      address_line_1: text,
      address_line_2: text,
      phone_number: text,
      first_name_kana: text,
      last_name_kana: text,
      /** `YYYYMMDD` or `YYYY-MM-DD`. */
      birthday: text,
      gender: maybe(number),
    }),
  }),
  z.transform(({ user }) => user),
);
