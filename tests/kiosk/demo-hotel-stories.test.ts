import { describe, expect, it } from 'vitest';
import { GUESTS } from '../../kiosk/demo-hotel/index.ts';
import { CICO, dig, enter, get, guest, hotelWithClock, JPEG, LEGACY, post } from './support/hotel.ts';

const RPA = '/api/v1/client/rpa';
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
    expect(answer).toMatchObject({ status: 400, json: { error_msg: expect.stringContaining(words) } });
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
    expect(await ask('コショウハツオ')).toMatchObject({
      status: 500,
      json: { error_msg: expect.any(String) },
    });
    expect(await ask('ホシュマモル')).toMatchObject({ status: 503, text: '' });
    expect(await ask('カケルモジオ')).toMatchObject({ status: 200, json: null });
    expect(await ask('ペイジハナエ')).toMatchObject({ status: 502, text: expect.stringContaining('<h1>') });
    expect(waits).toEqual([]);
    expect((await ask('オソイススム')).status).toBe(200);
    expect(waits).toEqual([8000]);
  });
});

it('cico spells numbers and dates its own way', async () => {
  const { hotel } = hotelWithClock();
  const headers = await enter(hotel, 'checkin', 'ヤマダタロウ', CICO);
  const answer = await get(hotel, `${RPA}/checkin_info_request`, headers);
  expect(dig(answer.json, 'payload')).toMatchObject({ number_of_person: '2', checkout_date: '20261123' });
});

describe('check-in codes', () => {
  it.each([
    ['サトウハナコ', '30'],
    ['トチュウノボル', '20'],
  ])('after check-in %s has %s, and a new lookup starts afresh', async (name, code) => {
    const { hotel } = hotelWithClock();
    const headers = await enter(hotel, 'checkin', name);
    await post(hotel, '/api/v1/client/upload_agreement_signature', headers, { base64_signature_image: JPEG });
    await post(hotel, `${RPA}/execute_checkin_request`, headers, { guest_info: JSON.stringify([guest()]) });
    const codeOf = async (token: Readonly<Record<string, string>>) =>
      dig((await get(hotel, `${RPA}/checkin_code`, token)).json, 'payload', 'checkin_code');
    expect(await codeOf(headers)).toBe(code);
    expect(await codeOf(await enter(hotel, 'checkin', name))).toBe('00');
  });

  it('one guest fails once and then succeeds', async () => {
    const { hotel } = hotelWithClock();
    const headers = await enter(hotel, 'checkin', 'ヤリナオシジュン');
    await post(hotel, '/api/v1/client/upload_agreement_signature', headers, { base64_signature_image: JPEG });
    const submit = () =>
      post(hotel, `${RPA}/execute_checkin_request`, headers, { guest_info: JSON.stringify([guest()]) });
    expect((await submit()).status).toBe(500);
    expect((await submit()).status).toBe(200);
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
  expect(dig(answer.json, 'payload', 'content')).toContain(title);
});

it('every guest has a name of their own, in katakana or capitals', () => {
  expect(new Set(GUESTS.map(({ id }) => id)).size).toBe(GUESTS.length);
  expect(new Set(GUESTS.map(({ name }) => name)).size).toBe(GUESTS.length);
  for (const { name } of GUESTS) expect(name).toMatch(/^[ァ-ヶー ]+$|^[A-Z ]+$/u);
});
