import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createDemoHotel, GUESTS } from '../../kiosk/demo-hotel/index.ts';
import { readStories, STORY_FILE } from '../../kiosk/demo-hotel/story-file.ts';
import {
  CICO,
  CLIENT,
  dig,
  enter,
  failWrongAnswer,
  get,
  hotelWithClock,
  LEGACY,
  RPA,
  refusal,
  visit,
} from './support/hotel.ts';

const lookup = (name: string, journey = 'checkin') =>
  `${RPA}/${journey}_authtoken_request?name=${encodeURIComponent(name)}`;

describe('the lookup', () => {
  it.each([
    ['as listed', lookup('ヤマダ タロウ'), 200],
    ['without a space', lookup('ヤマダタロウ'), 200],
    ['with a full-width space', lookup('ヤマダ　タロウ'), 200],
    ['in half-width kana, dakuten apart', lookup('ﾔﾏﾀﾞﾀﾛｳ'), 200],
    ['in hiragana', lookup('やまだ たろう'), 200],
    ['in small letters', lookup('smith john'), 200],
    ['in full-width letters', lookup('ＳＭＩＴＨ　ＪＯＨＮ'), 200],
    ['by a telephone number too', `${lookup('ヤマダタロウ')}&phone_number=09012345678`, 200],
    ['by a telephone number of zeros', `${lookup('ヤマダタロウ')}&phone_number=00000000000`, 400],
    ['who only checks out', lookup('セイサン ナシコ'), 400],
    ['who only checks in', lookup('サトウ ハナコ', 'checkout'), 400],
  ])('finds a guest or does not: %s', async (_, path, status) => {
    expect((await get(hotelWithClock().hotel, path)).status).toBe(status);
  });

  it.each(['checkin', 'checkout'])('goes wrong as the story says (%s)', async (journey) => {
    const { hotel, waits } = hotelWithClock();
    const ask = (name: string) => get(hotel, lookup(name, journey));
    expect(await ask('コショウハツオ')).toMatchObject(refusal('', 500));
    expect(await ask('ホシュマモル')).toMatchObject({ status: 503, text: '' });
    expect(await ask('カケルモジオ')).toMatchObject({ status: 200, json: null });
    expect(await ask('ペイジハナエ')).toMatchObject({ status: 502, text: expect.stringContaining('<h1>') });
    expect(waits).toEqual([]);
    expect((await ask('オソイススム')).status).toBe(200);
    expect(waits).toEqual([8000]);
  });
});

it('one guest’s check-in fails once and then succeeds', async () => {
  const { sign, checkIn } = await visit('checkin', 'ヤリナオシジュン');
  await sign();
  expect([(await checkIn()).status, (await checkIn()).status]).toEqual([500, 200]);
});

it.each([
  ['ja-JP', '宿泊約款'],
  ['zh-Hant-TW', '住宿條款'],
  ['fr', 'Terms and conditions for accommodation'],
])('the agreement in %s', async (language, title) => {
  const { hotel } = hotelWithClock();
  const answer = await get(hotel, '/api/v1/client/hotel_agreement', { ...LEGACY, LANGUAGE: language });
  expect(answer.payload).toHaveProperty('content', expect.stringContaining(title));
});

it('every guest has a name of their own, in katakana or capitals', () => {
  expect(new Set(GUESTS.map(({ id }) => id)).size).toBe(GUESTS.length);
  expect(new Set(GUESTS.map(({ name }) => name)).size).toBe(GUESTS.length);
  for (const { name } of GUESTS) expect(name).toMatch(/^[ァ-ヶー ]+$|^[A-Z ]+$/u);
});

const EXAMPLE = readFileSync('kiosk/demo-hotel/stories.example.yaml', 'utf8');
const open = (text: string) => {
  const { guests, now } = readStories(text);
  return createDemoHotel({
    guests,
    onExchange: failWrongAnswer,
    ...(now === undefined ? {} : { now: () => now }),
  });
};

describe('a file of stories', () => {
  it('as in the example is played, from its own moment on, by its guests alone', async () => {
    const hotel = open(EXAMPLE);
    const headers = await enter(hotel, 'checkin', 'テスト タロウ');
    expect((await get(hotel, `${RPA}/checkin_info_request`, headers)).payload).toMatchObject({
      reservation_name: 'テスト タロウ',
      number_of_person: 2,
      number_of_child_person: 1,
      checkout_date: '2026-11-23',
      room_type: '和室（10畳）',
    });
    const paying = await enter(hotel, 'checkin', 'テスト シハライ', CICO);
    const amount = await get(hotel, `${CLIENT}/payment/pre_payment_info`, paying);
    expect(amount.payload).toHaveProperty('payment_amount', '48400');
    const inHouse = await enter(hotel, 'checkin', 'テスト ズミ');
    const code = await get(hotel, `${RPA}/checkin_code`, inHouse);
    expect(code.payload).toHaveProperty('checkin_code', '30');
    const refused = await enter(hotel, 'checkout', 'テスト コトワリ', { ...LEGACY, LANGUAGE: 'ko' });
    const told = await get(hotel, `${RPA}/checkout_info_request`, refused);
    expect(told.payload).toHaveProperty('message', 'Please come to the front desk.');
    await expect(enter(hotel, 'checkin', 'ヤマダ タロウ')).rejects.toThrow('no token');
    expect(readStories(EXAMPLE).faults).toEqual([
      { call: 'upload_passport', kind: 'delay', ms: 2_000, times: 1 },
    ]);
  });

  it('has every key in the example', () => {
    const keys = keysOf(z.toJSONSchema(STORY_FILE, { io: 'input' }));
    expect(keys).toContain('timeoutMinutes');
    const missing = keys.filter((key) => !new RegExp(`\\b${key}:`, 'u').test(EXAMPLE));
    // Missing on purpose: English takes its place.
    expect(new Set(missing)).toEqual(new Set(['ko']));
  });

  it('joins the named guests, and goes before one of the same name', async () => {
    const hotel = open('{"guests": [{"name": "ヤマダ　タロウ", "checkin": {"adults": 4}}]}');
    const adults = async (name: string) => {
      const headers = await enter(hotel, 'checkin', name);
      return dig((await get(hotel, `${RPA}/checkin_info_request`, headers)).payload, 'number_of_person');
    };
    expect([await adults('ヤマダ タロウ'), await adults('サトウ ハナコ')]).toEqual([4, 1]);
    const list = dig((await get(hotel, '/demo/api/guests')).json, 'guests');
    expect(JSON.stringify(list).match(/ヤマダ/gu)).toHaveLength(1);
  });

  it.each([
    ['guests: []', 'guests: '],
    ['guests: [{ name: A }]', 'guests.0: needs checkin, checkout or trouble'],
    ['guests: [{ name: A, checkin: { adult: 2 } }]', 'guests.0.checkin: Unrecognized key: "adult"'],
    ['guests: [{ name: A, checkin: { adults: two } }]', 'guests.0.checkin.adults: Invalid input: expected'],
    ['guests: [{ name: A, checkin: { code: 7 } }]', 'guests.0.checkin.code: Invalid option'],
    ['guests: [{ name: A, checkin: {} }]\nfaults: [{ kind: none }]', 'kind: must be one of'],
    ['guests: [', 'at line 1, column 10'],
    ['', 'file: '],
  ])('%j is refused in a sentence that names the place', (text, message) => {
    expect(() => readStories(text)).toThrow(message);
  });
});

function keysOf(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'properties' in schema ? Object.keys(schema.properties ?? {}) : [];
  return [...own, ...Object.values(schema).flatMap(keysOf)];
}
