import { describe, expect, it } from 'vitest';
import { jpegFacts } from '../../kiosk/demo-hotel/jpeg.ts';
import { encodingOf } from '../../kiosk/hotel-api/check-hotel/encoding.ts';
import { pictureOf } from '../../kiosk/hotel-api/check-hotel/picture.ts';
import { inWords } from '../../kiosk/hotel-api/check-hotel/words.ts';
import { found, openDemoHotel, openProxy, rowOf, tried } from './support/check-hotel.ts';

it('a token that has expired has to be refused', async () => {
  const { hotel } = await openDemoHotel();
  const good = await tried(await openProxy(hotel, {}), { expiredToken: 'old' });
  expect(rowOf(good, 'checkin_info_request (an expired token)')).toMatchObject({
    status: 401,
    verdict: 'refused',
  });
  expect(good.notSeen.filter((one) => one.includes('expired'))).toEqual([]);
  const reservation = {
    payload: { reservation_name: 'a', number_of_person: 1, checkout_date: '2026-11-24' },
  };
  const url = await openProxy(hotel, {
    instead: ({ token }) => (token === 'old' ? Response.json(reservation) : undefined),
  });
  const bad = await tried(url, { expiredToken: 'old' });
  expect(rowOf(bad, 'checkin_info_request (an expired token)').verdict).toBe('wrong');
});

describe('a hotel that knows names in one spelling', () => {
  const knowing = async (name: string, more: Parameters<typeof tried>[1]) => {
    const { hotel } = await openDemoHotel();
    const url = await openProxy(hotel, {
      instead: (asked) =>
        asked.name === undefined || asked.name === name
          ? undefined
          : Response.json({ error_msg: 'x' }, { status: 400 }),
    });
    const report = await tried(url, more);
    return { isGood: report.good, said: found(report).join() };
  };

  it.each([
    ['ヤマダタロウ', {}, true, 'not found with its space'],
    ['ヤマダ タロウ', {}, false, 'found only with its space, not as tablets send it (without spaces)'],
    ['ヤマダ タロウ', { keepsSpaces: true }, true, 'not found without spaces'],
    ['ヤマダタロウ', { keepsSpaces: true }, false, 'found only without spaces'],
    ['SMITHJOHN', { name: 'Smith John' }, false, 'found only in capitals'],
    [
      'SMITHJOHN',
      { name: 'SMITH JOHN' },
      true,
      'not found with its space, in small letters, in full-width letters',
    ],
    ['ﾔﾏﾀﾞ ﾀﾛｳ', { name: 'ﾔﾏﾀﾞ ﾀﾛｳ' }, false, 'found only exactly as in --name'],
  ])('%s, with %j', async (name, more, isGood, sentence) => {
    const { isGood: isSo, said } = await knowing(name, more);
    expect([isSo, said]).toEqual([isGood, expect.stringContaining(sentence)]);
  });
});

describe('a value that does not fit is shown', () => {
  const answer = { body: '', encoding: 'UTF-8' };
  const said = (place: string, value: string) =>
    inWords({ call: 'x', side: 'answer', place, problem: 'must be y', value }, answer);

  it.each([
    ['header Content-Type', 'text/html; charset=Shift_JIS', 'text/html; charset=Shift_JIS'],
    ['status', '302', '302'],
    ['payload.checkout_date', '"2026/11/24"', '2026/11/24'],
    ['payload.checkout_date', '"11月24日"', '11月24日'],
    ['payload.detail_payment[3].date', '"11/24"', '11/24'],
    ['payload.status', '"ready"', 'ready'],
    ['header Content-Type', '', 'nothing'],
  ])('where it is nobody’s: %s', (place, value, shown) =>
    expect(said(place, value)).toBe(`${place} must be y, not ${shown}`),
  );

  it.each([
    ['payload.reservation_name', '"Smith 太郎 ヤマダ ひめ 12"', 'a text like “aaaaa 字字 アアア ああ 99”'],
    ['payload.payment_amount', '"22,300"', 'a text like “99,999”'],
    ['payload.user.birthday', '"1990-01-02"', 'a text like “9999-99-99”'],
    ['payload.checkout_date', '"Yamada"', 'a text like “aaaaaa”'],
    ['payload.checkout_date', '"山田花子"', 'a text like “字字字字”'],
    [
      'payload.authorization',
      '"abcdefghijklmnopqrstuvwxyz"',
      'a text like aaaaaaaaaaaaaaaaaaaaaaaa… (26 characters)',
    ],
    ['payload.reservation_name', '["Smith"]', 'a list'],
    ['payload.reservation_name', '{"a":"Smith"}', 'an object'],
    ['payload.reservation_name', '7', 'a number'],
    ['payload.request_id', '9007199254740993', 'a number beyond 2^53: programs alter it'],
  ])('by its shape alone where it may be a guest’s: %s', (place, value, shown) =>
    expect(said(place, value)).toBe(`${place} must be y, not ${shown}`),
  );
});

it('a picture is a whole JPEG, about as large as it was asked for', () => {
  for (const kilobytes of [20, 1500]) {
    const picture = pictureOf(kilobytes);
    const { bytes, width, height } = jpegFacts(picture) ?? { bytes: 0, width: 0, height: 0 };
    expect([width, height]).toEqual([2000, 1400]);
    expect(bytes).toBeGreaterThan(kilobytes * 500);
    expect(bytes).toBeLessThan(kilobytes * 1100);
  }
});

it.each([
  ['UTF-8', 'お名前', undefined],
  ['Shift_JIS', '', [0x82, 0xa8, 0x96, 0xbc, 0x91, 0x4f]],
  ['EUC-JP', '', [0xa4, 0xaa, 0xcc, 0xbe, 0xc1, 0xb0]],
  ['UTF-16', '', [0xff, 0xfe, 0x41, 0x00]],
  ['UTF-16', '', [0x7b, 0x00, 0x22, 0x00]],
  ['gzip', '', [0x1f, 0x8b, 0x08]],
  ['unknown', '', [0x41, 0xff, 0xfe]],
])('bytes are recognised as %s', (name, text, bytes) =>
  expect(encodingOf(bytes === undefined ? new TextEncoder().encode(text) : Uint8Array.from(bytes))).toBe(
    name,
  ),
);
