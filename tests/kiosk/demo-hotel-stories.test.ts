import { describe, expect, it } from 'vitest';
import { GUESTS } from '../../kiosk/demo-hotel/index.ts';
import { get, hotelWithClock, LEGACY, RPA, refusal, visit } from './support/hotel.ts';

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
