import { z } from 'zod';
import type { Worded } from './language.ts';

/** A text for people who work with the demo hotel. */
export interface Bilingual {
  readonly ja: string;
  readonly en: string;
}

const count = z.int().min(0);
const yen = z.int();
/** Room numbers and the like, which YAML may take for numbers. */
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

/** Taxes and points of a stay that can be paid at check-in, in yen. */
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
    /** Code after a check-in that worked. */
    codeAfter: z.preprocess(twoDigits, z.enum(['20', '30', '40'])).default('30'),
    paymentTarget: z.boolean().default(false),
    multiRooms: z.boolean().default(false),
    prePayment: prePayment.exactOptional(),
    /** The first `execute_checkin_request` fails, the second works. */
    submitFailsOnce: z.literal(true).exactOptional(),
  })
  .readonly();

/** One line of the folio; the price in yen may be zero or negative. */
const folioLine = z.strictObject({ name: z.string(), daysAgo: count.default(1), price: yen }).readonly();

/** How a guest waits for check-out. */
const queue = z
  .strictObject({
    /** Guests in front. */
    ahead: count,
    /** Seconds each of them takes; `never` needs staff's "next" button. */
    secondsEach: z.union([z.number().positive(), z.literal('never')]),
    /** Minutes after which the tablet gives up. */
    timeoutMinutes: z.number().positive().exactOptional(),
    timeoutMessage: worded.exactOptional(),
    /** A status that is not documented. */
    brokenStatus: z.int().exactOptional(),
  })
  .readonly();

const checkout = z
  .strictObject({
    /** Room numbers; empty when the guest must type it. */
    rooms: z.array(label).readonly().default([]),
    folio: z.array(folioLine).readonly().default([]),
    /** Ready within about six seconds: long enough to see the queue, short enough to train on. */
    queue: queue.default({ ahead: 1, secondsEach: 3 }),
    /** Paid before: status 14 straight from the lookup. */
    settled: z.literal(true).exactOptional(),
    /** Neither a queue nor status 14: this message only. */
    refused: worded.exactOptional(),
  })
  .readonly();

/** What both member services know of a guest. */
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
    /** 1, 2, 3; the point service also says 4 for "not given". */
    gender: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  })
  .readonly();

/** A guest as a file tells of them, but for what staff are told. */
export const GUEST = z.strictObject({
  /** What to type into the search field. */
  name: z.string().trim().min(1),
  checkin: checkin.exactOptional(),
  checkout: checkout.exactOptional(),
  /** The name alone makes the lookup go wrong. */
  trouble: z.enum(['server-error', 'maintenance', 'slow', 'malformed', 'html-error']).exactOptional(),
  member: member.exactOptional(),
});

/** A reservation to check in. */
export type CheckinStory = z.output<typeof checkin>;
/** A stay to check out of. */
export type CheckoutStory = z.output<typeof checkout>;
export type FolioLine = z.output<typeof folioLine>;
export type MemberStory = z.output<typeof member>;

/** A named guest of the demo hotel and what happens to them. */
export interface Story extends Readonly<z.output<typeof GUEST>> {
  /** Stable handle for tests and the control page. */
  readonly id: string;
  readonly tell: Bilingual;
}

/** Named guests: each by the id of the story, and with what differs from a usual stay. */
export const storiesOf = (
  told: Readonly<Record<string, z.input<typeof GUEST> & Pick<Story, 'tell'>>>,
): readonly Story[] =>
  Object.entries(told).map(([id, { tell, ...guest }]) => ({ id, tell, ...GUEST.parse(guest) }));
