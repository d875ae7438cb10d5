import { describe, expect, it } from 'vitest';
import { checkoutInfo, queueResult } from '~/hotel/answers';
import { read } from './read';

/** Both answers of a check-out, in every spelling that back ends use. */

describe('where a check-out stands', () => {
  it.each([
    [{ request_id: 'R1001', status: 1, room_num: null, message: null }],
    [{ request_id: 'R1001', status: '1' }],
    [{ request_id: 'R1001', status: 1, extra: {} }],
  ])('%j: queued', (payload) =>
    expect(read(checkoutInfo, payload)).toEqual({ request_id: 'R1001', status: 1, room_num: [] }),
  );

  it.each([
    [1001, '1001'],
    ['1001', '1001'],
    [null, undefined],
  ])('request_id %j is %j', (request_id, is) =>
    expect(read(checkoutInfo, { request_id })).toMatchObject(is === undefined ? {} : { request_id: is }),
  );

  it.each([
    ['203', ['203']],
    [
      ['401', '402'],
      ['401', '402'],
    ],
    ['', []],
    [['', '401', '401', ' ', '\u200b'], ['401']],
    ['\u3000', []],
  ])('room_num %j: rooms %j', (room_num, rooms) =>
    expect(read(checkoutInfo, { status: 14, room_num })).toMatchObject({ room_num: rooms }),
  );

  it.each([{ status: 'ready' }, { status: true }, { room_num: 203 }, { room_num: [203] }, { message: 7 }])(
    '%j cannot be read',
    (payload) => expect(read(checkoutInfo, payload)).toBe('refused'),
  );
});

describe('one look at the queue', () => {
  const BARE = { status: 1, wait_num: 0, wait_time: 0, room_number_list: [], detail_payment: [] };

  it.each([
    [{ status: 1 }],
    [{ status: '1' }],
    [{ status: 1, wait_num: null, wait_time: null, timeout: null, timeout_message: null, message: null }],
    [{ status: 1, room_number_list: null, detail_payment: null, payment_amount: null }],
  ])('%j', (payload) => expect(read(queueResult, payload)).toEqual({ ...BARE, payment_amount: 0 }));

  it.each(['timeout', 'payment_amount', 'wait_num', 'wait_time'])(
    '%s as a number and as its text',
    (name) => {
      expect(read(queueResult, { status: 1, [name]: '12' })).toMatchObject({ [name]: 12 });
      expect(read(queueResult, { status: 1, [name]: 12 })).toMatchObject({ [name]: 12 });
    },
  );

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
    expect(read(queueResult, { status: 1, wait_num: sent, wait_time: sent })).toMatchObject({
      wait_num: shown,
      wait_time: shown,
    }),
  );

  it.each([[-500], ['-500'], [0], ['0']])('a line may cost %j', (price) =>
    expect(
      read(queueResult, { status: 4, detail_payment: [{ name: '値引', date: '2026-11-20', price }] }),
    ).toMatchObject({ detail_payment: [{ price: Number(price) }] }),
  );

  it.each([
    [['305'], ['305']],
    [['', '305', '305'], ['305']],
  ])('rooms %j are %j', (room_number_list, rooms) =>
    expect(read(queueResult, { status: 4, room_number_list })).toMatchObject({ room_number_list: rooms }),
  );

  it.each([
    {},
    { status: null },
    { status: 'waiting' },
    { status: 1, wait_num: 'few' },
    { status: 1, wait_time: true },
    { status: 4, room_number_list: '305' },
    { status: 4, room_number_list: [305] },
    { status: 4, payment_amount: '53,500' },
    { status: 4, detail_payment: [{ name: 'a', date: 'b', price: '¥1' }] },
  ])('%j cannot be read', (payload) => expect(read(queueResult, payload)).toBe('refused'));
});
