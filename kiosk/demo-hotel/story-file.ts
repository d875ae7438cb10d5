import { parse } from 'yaml';
import { z } from 'zod';
import en from 'zod/v4/locales/en.js';
import { readFault } from './control/fault-input.ts';
import type { Fault } from './faults.ts';
import { GUESTS } from './guests.ts';
import type { Worded } from './language.ts';
import { PLAIN } from './stories/arrivals.ts';
import { quickQueue } from './stories/folio.ts';
import type { Story } from './story.ts';

/** What a file of stories says. */
export interface StoryFile {
  /** The named guests and the file's, or the file's alone. */
  readonly guests: readonly Story[];
  readonly faults: readonly Fault[];
  /** The moment at which the hotel's clock starts; undefined for now. */
  readonly now: Date | undefined;
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

const checkin = z.strictObject({
  adults: z.int().min(1).default(PLAIN.adults),
  children: count.default(PLAIN.children),
  others: count.default(PLAIN.others),
  nights: z.int().min(1).default(PLAIN.nights),
  rooms: z
    .array(label)
    .min(1)
    .default([...PLAIN.rooms]),
  code: z.preprocess(twoDigits, z.enum(['00', '30', '40'])).default(PLAIN.code),
  codeAfter: z.preprocess(twoDigits, z.enum(['20', '30', '40'])).default(PLAIN.codeAfter),
  paymentTarget: z.boolean().default(PLAIN.paymentTarget),
  multiRooms: z.boolean().default(PLAIN.multiRooms),
  prePayment: z
    .strictObject({
      amount: yen,
      bathingTax: yen.default(0),
      accommodationTax: yen.default(0),
      usedPoint: yen.default(0),
      showGrandTotal: z.boolean().default(false),
    })
    .exactOptional(),
  submitFailsOnce: z.literal(true).exactOptional(),
});

const queue = z.strictObject({
  ahead: count,
  secondsEach: z.union([z.number().positive(), z.literal('never')]),
  timeoutMinutes: z.number().positive().exactOptional(),
  timeoutMessage: worded.exactOptional(),
  brokenStatus: z.int().exactOptional(),
});

const checkout = z.strictObject({
  rooms: z.array(label).default([]),
  folio: z.array(z.strictObject({ name: z.string(), daysAgo: count.default(1), price: yen })).default([]),
  queue: queue.default(quickQueue),
  settled: z.literal(true).exactOptional(),
  refused: worded.exactOptional(),
});

const member = z.strictObject({
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
  birthday: label,
  gender: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
});

const guest = z
  .strictObject({
    name: z.string().trim().min(1),
    tell: z.string().default(''),
    checkin: checkin.exactOptional(),
    checkout: checkout.exactOptional(),
    trouble: z.enum(['server-error', 'maintenance', 'slow', 'malformed', 'html-error']).exactOptional(),
    member: member.exactOptional(),
  })
  .refine(({ checkin, checkout, trouble }) => checkin ?? checkout ?? trouble, {
    error: 'needs checkin, checkout or trouble',
  });

/** What a file of stories may hold. */
export const STORY_FILE = z.strictObject({
  /** Without the named guests. */
  only: z.boolean().default(false),
  now: z.iso.datetime({ offset: true }).exactOptional(),
  guests: z.array(guest).min(1),
  faults: z.array(z.unknown()).default([]),
});

/**
 * Reads a file of stories.
 * @param text YAML or JSON
 * @throws {Error} with one sentence that names the place and what it takes
 */
export function readStories(text: string): StoryFile {
  z.config(en());
  const read = STORY_FILE.safeParse(parse(text));
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new Error(`${issue?.path.join('.') || 'file'}: ${issue?.message ?? 'not understood'}`);
  }
  const { only, now, guests, faults } = read.data;
  const told = guests.map(
    ({ tell, ...story }, at): Story => ({ ...story, id: `file-${at + 1}`, tell: { ja: tell, en: tell } }),
  );
  return {
    guests: only ? told : [...GUESTS, ...told],
    faults: faults.map(readFault),
    now: now === undefined ? undefined : new Date(now),
  };
}
