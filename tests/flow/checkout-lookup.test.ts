import { beforeEach, describe, expect, it } from 'vitest';
import { newCheckout } from '~/domain/checkout';
import { faultOf } from '~/errors/fault';
import { lookUpStay } from '~/flow/checkout-lookup';
import ja from '~/i18n/ja.json';
import { startTextsWith } from '~/i18n/texts';
import { emptySession, session, updateSession } from '~/session/store';
import { endVisit } from '~/session/visit';
import { configOf } from '../support/config';
import { type Script, scriptedHotel } from '../support/hotel';
import { never, payload } from '../support/network';

const TOKEN = () => payload({ authorization: 'fresh-token' });
const told = (info: object): Script => ({
  checkout_authtoken_request: [TOKEN],
  checkout_info_request: [() => payload(info)],
});
const QUEUED = told({ request_id: 'R1', status: 1, room_num: null, message: null });
const search = (script: Script, name = 'ﾔﾏﾀﾞ ﾀﾛｳ', file: object = {}) => {
  const desk = scriptedHotel(script);
  return { ...desk, done: lookUpStay(name, desk.hotel, configOf(file)) };
};
const failureOf = async (done: Promise<unknown>) =>
  faultOf(await done.then(() => undefined).catch((error: unknown) => error));

beforeEach(() => {
  startTextsWith('ja', ja);
  endVisit();
});

describe('the look-up', () => {
  it('asks for a token, then with it for the stay', async () => {
    const { done, seen, asked } = search(QUEUED);
    await done;
    expect(asked()).toEqual(['checkout_authtoken_request', 'checkout_info_request']);
    expect(seen.map(({ headers }) => headers.auth_token)).toEqual([undefined, 'fresh-token']);
  });

  it.each([
    ['ﾔﾏﾀﾞ ﾀﾛｳ', 'ヤマダ タロウ'],
    [' さと- はな ', 'サトー ハナ'],
    ['SMITH JOHN', 'SMITH JOHN'],
  ])('%j is kept as typed for the form, and as it is read for the receipt: %j', async (typed, name) => {
    await search(QUEUED, typed).done;
    expect(session()).toMatchObject({ typedReservationName: typed, checkout: { reservationName: name } });
  });

  it.each([
    ['ﾔﾏﾀﾞ ﾀﾛｳ', true, 'ヤマダタロウ'],
    ['  ナガイ レツコ ', false, 'ナガイ レツコ'],
  ])('%j, spaces removed %s: asked for as %j', async (typed, search_without_spaces, name) => {
    const { done, seen } = search(QUEUED, typed, { display: { search_without_spaces } });
    await done;
    expect(seen[0]?.url.searchParams.get('name')).toBe(name);
  });

  it('starts afresh: nothing of an earlier stay is left', async () => {
    await search(told({ status: 14, room_num: ['203'] })).done;
    await search(QUEUED, 'SATO').done;
    expect(session().checkout).toEqual({ ...newCheckout('SATO'), requestId: 'R1' });
  });
});

describe('where the answer leads', () => {
  it.each([['R1'], [1001], ['0']])('request_id %j: into the queue', async (request_id) => {
    expect(await search(told({ request_id })).done).toBe('/checkout/wait');
    expect(session().checkout?.requestId).toBe(String(request_id));
    expect(session().payment).toBeUndefined();
  });

  it.each([
    ['14 and rooms beside it', { request_id: 'R1', status: 14, room_num: ['203'] }],
    ['words beside it', { request_id: 'R1', message: 'しばらくお待ちください' }],
  ])('request_id goes before %s', async (_, info) =>
    expect(await search(told(info)).done).toBe('/checkout/wait'),
  );

  it.each([
    [14, '203', ['203']],
    ['14', ['401', '402'], ['401', '402']],
  ])('status %j and room_num %j: settled already', async (status, room_num, rooms) => {
    expect(await search(told({ status, room_num })).done).toBe('/checkout/complete-payment');
    expect(session()).toMatchObject({ checkout: { rooms }, payment: { settlement: 'paid' } });
  });

  it.each([
    ['a message', { message: '満室です' }, { kind: 'message', text: '満室です' }],
    ['14 without rooms', { status: 14, message: '満室です' }, { kind: 'message', text: '満室です' }],
    ['14 with an empty list', { status: 14, room_num: [] }, { kind: 'general' }],
    ['14 with an empty room', { status: 14, room_num: '' }, { kind: 'general' }],
    ['14 with a list of empty rooms', { status: 14, room_num: [''] }, { kind: 'general' }],
    ['rooms without 14', { status: 1, room_num: ['203'] }, { kind: 'general' }],
    ['an empty request_id', { request_id: '', message: '満室です' }, { kind: 'message', text: '満室です' }],
    ['an empty message', { message: '' }, { kind: 'general' }],
    ['a message of spaces', { message: ' \u3000\n' }, { kind: 'general' }],
    ['a message that is invisible', { message: '\u200b\u2060' }, { kind: 'general' }],
    ['nulls', { request_id: null, status: null, room_num: null, message: null }, { kind: 'general' }],
    ['nothing', {}, { kind: 'general' }],
  ])('%s: the guest stays and is told', async (_, info, fault) => {
    expect(await failureOf(search(told(info)).done)).toEqual(fault);
    expect(session()).toEqual({ ...emptySession(), typedReservationName: 'ﾔﾏﾀﾞ ﾀﾛｳ' });
  });

  it('a room named twice is checked out of once', async () => {
    await search(told({ status: 14, room_num: ['401', '401', ''] })).done;
    expect(session().checkout?.rooms).toEqual(['401']);
  });
});

it("a visit that ends during the look-up leaves the next guest's session alone", async () => {
  const { done } = search({
    ...QUEUED,
    checkout_info_request: [
      (seen) => {
        endVisit();
        updateSession({ authToken: "next guest's" });
        return never(seen);
      },
    ],
  });
  expect(await failureOf(done)).toEqual({ kind: 'dropped' });
  expect(session()).toEqual({ ...emptySession(), authToken: "next guest's" });
});
