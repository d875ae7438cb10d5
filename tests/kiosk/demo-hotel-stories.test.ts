import { describe, expect, it } from 'vitest';
import { GUESTS } from '../../kiosk/demo-hotel/index.ts';
import { CICO, get, hotelWithClock, LEGACY, RPA, refusal, visit } from './support/hotel.ts';

const lookup = (name: string, journey = 'checkin') =>
  `${RPA}/${journey}_authtoken_request?name=${encodeURIComponent(name)}`;

describe('the lookup', () => {
  it.each([
    ['as listed', 'ヤマダ タロウ'],
    ['without a space', 'ヤマダタロウ'],
    ['with a full-width space', 'ヤマダ　タロウ'],
    ['in half-width kana, dakuten apart', 'ﾔﾏﾀﾞﾀﾛｳ'],
    ['in hiragana', 'やまだ たろう'],
    ['in small letters', 'smith john'],
    ['in full-width letters', 'ＳＭＩＴＨ　ＪＯＨＮ'],
  ])('finds a guest %s', async (_, name) => {
    const { hotel } = hotelWithClock();
    expect((await get(hotel, lookup(name))).status).toBe(200);
  });

  it.each([
    ['ja', 'ご予約が見つかりません。'],
    ['en', 'We could not find your reservation.'],
    ['zh-Hans', '未找到您的预订。'],
    ['zh-Hant', '找不到您的訂房。'],
    ['ko', '예약을 찾을 수 없습니다.'],
  ])('says in %s that there is no such reservation, and not with a 404', async (language, words) => {
    const { hotel } = hotelWithClock();
    const answer = await get(hotel, lookup('ダレモ イナイ'), { ...LEGACY, LANGUAGE: language });
    expect(answer).toMatchObject(refusal(words));
  });

  it.each([
    ['a guest who only checks out', 'セイサン ナシコ', 'checkin'],
    ['a guest who only checks in', 'サトウ ハナコ', 'checkout'],
  ])('does not find %s', async (_, name, journey) => {
    const { hotel } = hotelWithClock();
    expect((await get(hotel, lookup(name, journey))).status).toBe(400);
  });

  it('does not find a guest by a telephone number of zeros', async () => {
    const { hotel } = hotelWithClock();
    expect((await get(hotel, `${lookup('ヤマダタロウ')}&phone_number=09012345678`)).status).toBe(200);
    expect((await get(hotel, `${lookup('ヤマダタロウ')}&phone_number=00000000000`)).status).toBe(400);
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

it('cico spells numbers and dates its own way', async () => {
  const answer = await (await visit('checkin', 'ヤマダタロウ', CICO)).get(`${RPA}/checkin_info_request`);
  expect(answer.payload).toMatchObject({ number_of_person: '2', checkout_date: '20261123' });
});

describe('check-in codes', () => {
  it.each([
    ['サトウハナコ', '30'],
    ['トチュウノボル', '20'],
  ])('after check-in %s has %s, and a new lookup starts afresh', async (name, code) => {
    const guest = await visit('checkin', name);
    await guest.sign();
    await guest.checkIn();
    const codeOf = async ({ get }: typeof guest) => (await get(`${RPA}/checkin_code`)).payload;
    expect(await codeOf(guest)).toHaveProperty('checkin_code', code);
    const again = await visit('checkin', name, LEGACY, guest);
    expect(await codeOf(again)).toHaveProperty('checkin_code', '00');
  });

  it('one guest fails once and then succeeds', async () => {
    const { sign, checkIn } = await visit('checkin', 'ヤリナオシジュン');
    await sign();
    expect((await checkIn()).status).toBe(500);
    expect((await checkIn()).status).toBe(200);
  });
});

it.each([
  ['ja', '宿泊約款'],
  ['ja-JP', '宿泊約款'],
  ['en', 'Terms and conditions for accommodation'],
  ['zh-Hans', '住宿条款'],
  ['zh-Hant-TW', '住宿條款'],
  ['ko', '숙박 약관'],
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
