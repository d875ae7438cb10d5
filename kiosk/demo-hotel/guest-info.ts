import { PREFECTURES } from './prefectures.ts';
import { Refusal } from './refusal.ts';
import type { CheckinStory } from './story.ts';

/** Every key of a guest, and how its value is typed. */
const KEYS: Readonly<Record<string, 'string' | 'boolean' | 'number' | 'number or null'>> = {
  id: 'number',
  name: 'string',
  use_mem_add: 'boolean',
  foreign_flg: 'boolean',
  overseas_flg: 'boolean',
  zip_code: 'string',
  prefecture: 'string',
  city: 'string',
  subarea: 'string',
  address: 'string',
  phone: 'string',
  tel_country_name: 'string',
  first_name: 'string',
  last_name: 'string',
  first_name_kana: 'string',
  last_name_kana: 'string',
  age: 'number or null',
  gender: 'number or null',
  is_child: 'boolean',
  prev_accommodation: 'string',
  next_accommodation: 'string',
  occupation: 'string',
};

type SentGuest = Readonly<Record<string, unknown>>;

/**
 * Checks the guest list of a check-in. Messages name the place, as in `guest_info[1].age`, never the value.
 * @throws {Refusal} at the first thing that is wrong.
 */
export function checkGuestInfo(text: string, story: CheckinStory): void {
  const guests = parseList(text);
  checkPartySize(guests.length, story);
  guests.forEach((guest, at) => {
    const where = `guest_info[${at}]`;
    checkKeys(guest, where);
    checkValues(guest, where, at);
    checkIsChild(guest, where, at >= story.adults);
    if (at === 0) checkRepresentative(guest, where);
    else checkCompanion(guest, where);
  });
}

function parseList(text: string): readonly SentGuest[] {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    throw new Refusal(400, 'guest_info is not JSON');
  }
  if (!Array.isArray(list) || !list.every(isRecord))
    throw new Refusal(400, 'guest_info must be a list of objects');
  return list;
}

function isRecord(value: unknown): value is SentGuest {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Children and others count only where the tablet shows them, so four sizes are right. */
function checkPartySize(sent: number, { adults, children, others }: CheckinStory): void {
  const right = [adults, adults + children, adults + others, adults + children + others];
  if (!right.includes(sent)) {
    throw new Refusal(
      400,
      `guest_info has ${sent} guests, the reservation ${[...new Set(right)].join(' or ')}`,
    );
  }
}

function checkKeys(guest: SentGuest, where: string): void {
  for (const key of Object.keys(guest)) {
    if (!(key in KEYS)) throw new Refusal(400, `${where}.${key} is not known`);
  }
  for (const [key, type] of Object.entries(KEYS)) {
    const value = guest[key];
    if (value === undefined) throw new Refusal(400, `${where}.${key} is missing`);
    if (type === 'number or null' && value === null) continue;
    const expected = type === 'number or null' ? 'number' : type;
    if (typeof value !== expected)
      throw new Refusal(400, `${where}.${key} must be a ${type}, not ${kindOf(value)}`);
  }
}

function kindOf(value: unknown): string {
  return value === null ? 'null' : typeof value;
}

function checkValues(guest: SentGuest, where: string, at: number): void {
  expect(guest.id === at + 1, `${where}.id must be ${at + 1}: ids count from 1`);
  expect(guest.use_mem_add === false, `${where}.use_mem_add must be false`);
  expect(guest.name !== '', `${where}.name must not be empty`);
  expect(matches(guest.zip_code, /^(\d{7})?$/u), `${where}.zip_code must be seven digits or empty`);
  expect(matches(guest.phone, /^\d*$/u), `${where}.phone must be half-width digits`);
  expect(guest.foreign_flg === guest.overseas_flg, `${where}.foreign_flg and overseas_flg must agree`);
  expect(
    guest.gender === null || [1, 2, 3].some((known) => known === guest.gender),
    `${where}.gender must be 1, 2, 3 or null`,
  );
  expect(
    guest.age === null || isAge(guest.age),
    `${where}.age must be a whole number from 0 to 999, or null`,
  );
}

function isAge(age: unknown): boolean {
  return Number.isInteger(age) && typeof age === 'number' && age >= 0 && age <= 999;
}

function matches(value: unknown, pattern: RegExp): boolean {
  return typeof value === 'string' && pattern.test(value);
}

function checkIsChild(guest: SentGuest, where: string, isChild: boolean): void {
  expect(
    guest.is_child === isChild,
    `${where}.is_child must be ${isChild}: adults come first, then children and others`,
  );
}

function checkRepresentative(guest: SentGuest, where: string): void {
  if (guest.overseas_flg === true) {
    for (const part of ['zip_code', 'city', 'subarea']) {
      expect(guest[part] === '', `${where}.${part} must be empty for a guest from overseas`);
    }
    expect(
      matches(guest.prefecture, /^([A-Z]{2})?$/u),
      `${where}.prefecture must be a country code or empty for a guest from overseas`,
    );
    return;
  }
  const { prefecture } = guest;
  expect(
    prefecture === '' || PREFECTURES.some((known) => known === prefecture),
    `${where}.prefecture is not a prefecture's name`,
  );
}

function checkCompanion(guest: SentGuest, where: string): void {
  expect(guest.overseas_flg === false, `${where}.overseas_flg must be false for a companion`);
  for (const part of ['zip_code', 'prefecture', 'city', 'subarea', 'address']) {
    expect(guest[part] === '', `${where}.${part} must be empty for a companion`);
  }
}

function expect(right: boolean, message: string): void {
  if (!right) throw new Refusal(400, message);
}
