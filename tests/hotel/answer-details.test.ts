import { describe, expect, it } from 'vitest';
import * as answers from '~/hotel/answers';
import { dialectOf } from '~/hotel/dialects';
import { visibilities } from '~/hotel/levels';
import type { z } from '~/platform/zod';
import { ROWS } from './answer-rows';
import { read } from './read';

it.each(['true', 'false', 1, 0, ''])('flags: %j is neither true nor false', (value) => {
  expect(read(answers.checkinCode, { is_payment_target: value })).toBe('refused');
  expect(read(answers.reservation, { ...ROWS.checkin_info_request.full, is_multi_rooms: value })).toBe(
    'refused',
  );
});

describe('the reservation', () => {
  const full = ROWS.checkin_info_request.full;

  it.each(['20261124', '2026-11-24'])('leaves on %s', (checkout_date) =>
    expect(read(answers.reservation, { ...full, checkout_date })).toMatchObject({
      checkoutDate: { year: 2026, month: 11, day: 24 },
    }),
  );

  it.each(['2026-02-30', 'soon', '', 20261124])('does not leave on %j', (checkout_date) =>
    expect(read(answers.reservation, { ...full, checkout_date })).toBe('refused'),
  );

  it.each([
    ['a list', { room_types: ['和室', '洋室'], room_type: '和室' }, ['和室', '洋室']],
    ['one', { room_types: null, room_type: '和室' }, ['和室']],
    ['one beside an empty list', { room_types: [], room_type: '和室' }, ['和室']],
    ['none', { room_types: null, room_type: null }, []],
    ['an empty one', { room_types: null, room_type: '' }, []],
    ['blank ones', { room_types: [' ', '\u200b'], room_type: '和室' }, ['和室']],
    ['a blank one', { room_types: null, room_type: '\u3000' }, []],
  ])('room types: %s', (_, rooms, roomTypes) =>
    expect(read(answers.reservation, { ...full, ...rooms })).toMatchObject({ roomTypes }),
  );

  it.each([-1, '-1', -7])('reads %j children, others and nights as none of them', (none) =>
    expect(
      read(answers.reservation, {
        ...full,
        number_of_child_person: none,
        number_of_other_person: none,
        length_of_stay: none,
      }),
    ).toMatchObject({ numOfAdults: 2, numOfChildren: 0, numOfOthers: 0, lengthOfStay: 0 }),
  );

  it.each(['', ' ', '\u2060'])('is at no facility called %j', (facility_name) =>
    expect(read(answers.reservation, { ...full, facility_name })).toMatchObject({ facilityName: undefined }),
  );

  it.each([
    [98, 1, 1],
    [99, 1, 1],
    [1, 1_000_000, 0],
    ['1', '0', '1000000000000'],
  ])('is for at most 100 guests: %j adults, %j children, %j others', (adults, children, others) => {
    const isRead = Number(adults) + Number(children) + Number(others) <= 100;
    const answer = { ...full, number_of_person: adults, number_of_child_person: children };
    expect(read(answers.reservation, { ...answer, number_of_other_person: others }) !== 'refused').toBe(
      isRead,
    );
  });
});

describe('the queue', () => {
  it.each<[unknown, number]>([
    [2, 2],
    [2.5, 3],
    ['2.5', 3],
    ['3.0', 3],
    [0.1, 1],
    [0, 0],
    [-0.5, 0],
    [-1, 0],
    ['-3', 0],
  ])('%j ahead or minutes is shown as %i', (sent, shown) =>
    expect(read(answers.queueResult, { status: 1, wait_num: sent, wait_time: sent })).toMatchObject({
      wait_num: shown,
      wait_time: shown,
    }),
  );

  it.each(['305', [305]])('has no rooms %j', (room_number_list) =>
    expect(read(answers.queueResult, { status: 4, room_number_list })).toBe('refused'),
  );
});

describe('the rooms of a check-out', () => {
  it.each([
    ['301', ['301']],
    [
      ['301', '302'],
      ['301', '302'],
    ],
    [[], []],
    [null, []],
    ['', []],
    ['\u3000', []],
    [['', '401', '401', ' ', '\u200b'], ['401']],
  ])('%j → %j', (room_num, rooms) =>
    expect(read(answers.checkoutInfo, { room_num })).toMatchObject({ room_num: rooms }),
  );

  it.each([203, [203]])('%j is none', (room_num) =>
    expect(read(answers.checkoutInfo, { room_num })).toBe('refused'),
  );
});

describe('the lines of a folio', () => {
  it.each([
    [{ name: '夕食', date: '2026-11-23', price: '5000' }, 5000],
    [{ name: '値引', date: '2026-11-23', price: -500 }, -500],
  ])('%j', (line, price) =>
    expect(read(answers.queueResult, { status: 4, detail_payment: [line] })).toMatchObject({
      detail_payment: [{ price }],
    }),
  );

  it.each([
    { date: '2026-11-23', price: 1 },
    { name: 'a', price: 1 },
    { name: 'a', date: 'b' },
    { name: 'a', date: 'b', price: '¥1' },
  ])('%j is no line', (line) =>
    expect(read(answers.queueResult, { status: 4, detail_payment: [line] })).toBe('refused'),
  );
});

describe('the token of a look-up', () => {
  it.each([
    ['abc', 'abc'],
    ['eyJhbGciOi.J9-_~+/==', 'eyJhbGciOi.J9-_~+/=='],
    ['clé 7', 'clé 7'],
    // As HTTP does with a header's value.
    ['abc\n', 'abc'],
    [' abc ', 'abc'],
  ])('%j', (token, sent) => {
    expect(read(answers.authorization, { authorization: token })).toBe(sent);
    expect(new Headers({ AUTH_TOKEN: sent }).get('AUTH_TOKEN')).toBe(sent);
  });

  it.each(['鍵', 'a\nb', 'a\u0000b', 'a\u007fb', 'abc–def', '\u200b', 'abc\u200b', '🔑', ' ', '\u3000'])(
    '%j, which no header can carry, is none',
    (token) => expect(read(answers.authorization, { authorization: token })).toBe('refused'),
  );
});

describe('a text that would freeze the screen', () => {
  const member = { last_name: 'a', postcode: '1', tel: '1' };
  const person = { user: { last_name: 'a' } };
  const line = { name: '夕食', date: '2026-11-23', price: 1 };
  const { facilities } = dialectOf({ system: 'cico' });

  it.each<[string, number, z.core.$ZodType, (text: string) => object]>([
    [
      'a name',
      500,
      answers.reservation,
      (text) => ({ ...ROWS.checkin_info_request.full, reservation_name: text }),
    ],
    [
      'a type of room',
      500,
      answers.reservation,
      (text) => ({ ...ROWS.checkin_info_request.full, room_types: [text] }),
    ],
    ['a room', 500, answers.checkoutInfo, (text) => ({ room_num: text })],
    ['an id', 500, answers.checkoutInfo, (text) => ({ request_id: text })],
    ['a shop', 500, answers.shopId, (text) => ({ shop_id: text })],
    [
      'a line of a folio',
      500,
      answers.queueResult,
      (text) => ({ status: 4, detail_payment: [{ ...line, name: text }] }),
    ],
    ['a reading', 500, answers.checkinCode, (text) => ({ kana_name: text })],
    ['a telephone number of a member', 500, answers.legacyMember, (text) => ({ ...member, tel: text })],
    [
      'a birthday of a member',
      500,
      answers.pointsMember,
      (text) => ({ user: { ...person.user, birthday: text } }),
    ],
    ['a facility', 500, facilities, (text) => ({ facilities: [{ code: '1', name: text }] })],
    ['a token', 4096, answers.authorization, (text) => ({ authorization: text })],
    ['a field of the form', 100, visibilities, (text) => ({ representative: { [text]: 1 } })],
  ])('%s: up to %i characters', (_, most, schema, payloadOf) => {
    expect(read(schema, payloadOf('1'.repeat(most)))).not.toBe('refused');
    expect(read(schema, payloadOf('1'.repeat(most + 1)))).toBe('refused');
  });

  it('but a message is cut', () =>
    expect(read(answers.queueResult, { status: 9, message: 'あ'.repeat(900_000) })).toMatchObject({
      message: 'あ'.repeat(500),
    }));
});

describe('a list that would freeze the screen', () => {
  const line = { name: '夕食', date: '2026-11-23', price: 1 };
  const bare = { reservation_name: 'ヤマダ', number_of_person: 1, checkout_date: '20261127' };
  const { facilities } = dialectOf({ system: 'legacy' });

  it.each<[string, number, z.core.$ZodType, (list: unknown[]) => object, unknown]>([
    ['rooms', 200, answers.queueResult, (list) => ({ status: 4, room_number_list: list }), '301'],
    ['rooms of a stay that is paid', 200, answers.checkoutInfo, (list) => ({ room_num: list }), '301'],
    ['lines of a folio', 1000, answers.queueResult, (list) => ({ status: 4, detail_payment: list }), line],
    ['types of rooms', 100, answers.reservation, (list) => ({ ...bare, room_types: list }), 'ツイン'],
    ['facilities', 2000, facilities, (list) => ({ facilities: list }), { id: '1', name: '本館' }],
  ])('%s: up to %i', (_, most, schema, payloadOf, entry) => {
    const readOf = (length: number) => read(schema, payloadOf(Array.from({ length }, () => entry)));
    expect(readOf(most)).not.toBe('refused');
    expect(readOf(most + 1)).toBe('refused');
  });
});
