import { z } from 'zod';
import type { Worded } from './language.ts';

export interface Bilingual {
  readonly ja: string;
  readonly en: string;
}

const count = z.int().min(0);
const yen = z.int();
/** YAML may take a room number for a number. */
const label = z.union([z.string().min(1), z.number()]).transform(String);
/** YAML takes a code for a number. */
const twoDigits = (value: unknown) => (typeof value === 'number' ? String(value).padStart(2, '0') : value);
const inAll = (text: string): Worded => ({ ja: text, en: text, 'zh-Hans': text, 'zh-Hant': text, ko: text });
const worded = z.union([
  z.string().min(1).transform(inAll),
  z
    .strictObject({
      ja: z.string(),
      en: z.string(),
      'zh-Hans': z.string().exactOptional(),
      'zh-Hant': z.string().exactOptional(),
      ko: z.string().exactOptional(),
    })
    .transform((texts): Worded => ({ ...inAll(texts.en), ...texts })),
]);

/** Taxes and points of a stay, payable at check-in, in yen. */
const prePayment = z
  .strictObject({
    amount: yen,
    bathingTax: yen.default(0),
    accommodationTax: yen.default(0),
    usedPoint: yen.default(0),
    showGrandTotal: z.boolean().default(false),
  })
  .readonly();

const checkin = z
  .strictObject({
    adults: z.int().min(1).default(1),
    children: count.default(0),
    others: count.default(0),
    nights: z.int().min(1).default(1),
    /** One name answers as `room_type`, several as `room_types`. */
    rooms: z.array(label).min(1).readonly().default(['シングル']),
    /** Code before check-in: 00 not yet, 30 checked in, 40 checked in and settled. */
    code: z.preprocess(twoDigits, z.enum(['00', '30', '40'])).default('00'),
    codeAfter: z.preprocess(twoDigits, z.enum(['20', '30', '40'])).default('30'),
    paymentTarget: z.boolean().default(false),
    multiRooms: z.boolean().default(false),
    prePayment: prePayment.exactOptional(),
    /** The first `execute_checkin_request` fails, the second works. */
    submitFailsOnce: z.literal(true).exactOptional(),
  })
  .readonly();

/** In yen, zero or negative too. */
const folioLine = z.strictObject({ name: z.string(), daysAgo: count.default(1), price: yen }).readonly();

const queue = z
  .strictObject({
    ahead: count,
    /** Seconds for each guest in front; `never` needs the staff's "next". */
    secondsEach: z.union([z.number().positive(), z.literal('never')]),
    /** Minutes after which the tablet gives up. */
    timeoutMinutes: z.number().positive().exactOptional(),
    timeoutMessage: worded.exactOptional(),
    /** An undocumented status. */
    brokenStatus: z.int().exactOptional(),
  })
  .readonly();

const checkout = z
  .strictObject({
    /** Room numbers; empty when the guest must type it. */
    rooms: z.array(label).readonly().default([]),
    folio: z.array(folioLine).readonly().default([]),
    /** Ready within six seconds: long enough to see the queue, short enough for training. */
    queue: queue.default({ ahead: 1, secondsEach: 3 }),
    /** Paid before: status 14 straight from the look-up. */
    settled: z.literal(true).exactOptional(),
    /** Only this message: neither a queue nor status 14. */
    refused: worded.exactOptional(),
  })
  .readonly();

const member = z
  .strictObject({
    membershipNumber: label,
    lastName: z.string(),
    firstName: z.string(),
    lastKana: z.string(),
    firstKana: z.string(),
    postcode: label,
    prefecture: z.string(),
    city: z.string(),
    subarea: z.string(),
    furtherSubarea: z.string(),
    tel: label,
    /** `YYYYMMDD`. */
    birthday: label,
    /** 1, 2, 3; the point service also sends 4 for "not given". */
    gender: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  })
  .readonly();

/** A guest in a file of stories, without the words for staff. */
export const GUEST = z.strictObject({
  name: z.string().trim().min(1),
  checkin: checkin.exactOptional(),
  checkout: checkout.exactOptional(),
  /** The name alone makes the look-up go wrong. */
  trouble: z.enum(['server-error', 'maintenance', 'slow', 'malformed', 'html-error']).exactOptional(),
  member: member.exactOptional(),
});

export type CheckinStory = z.output<typeof checkin>;
export type CheckoutStory = z.output<typeof checkout>;
export type FolioLine = z.output<typeof folioLine>;
export type MemberStory = z.output<typeof member>;

export interface Story extends Readonly<z.output<typeof GUEST>> {
  /** Stable handle for tests and the control page. */
  readonly id: string;
  readonly tell: Bilingual;
}

/** Named guests by id, with their differences from a usual stay. */
export const storiesOf = (
  told: Readonly<Record<string, z.input<typeof GUEST> & Pick<Story, 'tell'>>>,
): readonly Story[] =>
  Object.entries(told).map(([id, { tell, ...guest }]) => ({ id, tell, ...GUEST.parse(guest) }));
