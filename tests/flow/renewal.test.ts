import { beforeEach, describe, expect, it } from 'vitest';
import { newCheckout } from '~/domain/checkout';
import { faultOf, HotelError, isUnanswered } from '~/errors/fault';
import { renewing } from '~/flow/renewal';
import { calls } from '~/hotel/calls';
import { session, updateSession } from '~/session/store';
import { endVisit, resetForSearch } from '~/session/visit';
import { configOf } from '../support/config';
import { endOf } from '../support/end-of';
import { reservationWith } from '../support/guests';
import { type Script, scriptedHotel } from '../support/hotel';
import { type Answering, callName, fields, never, offline, payload, type Seen } from '../support/network';
import { paymentWith } from '../support/stay';

/** What the app does when the hotel no longer takes the guest's token. On the screens: `tests/screens/session-ended.test.ts`. */

const IN = ['checkin_authtoken_request', 'checkin_info_request'];
const OUT = ['checkout_authtoken_request', 'checkout_info_request'];
const CODE = 'checkin_code';
const CHECKIN = 'execute_checkin_request';
const SIGNATURE = 'upload_agreement_signature';
const PASSPORT = 'upload_passport';
const TO_PAY = 'pre_payment_info';

const status =
  (code: number, body: string | null = null): Answering =>
  () =>
    new Response(body, { status: code });
const ENDED = status(401);
const OK: Answering = () => new Response();
const CODE_30: Answering = () => payload({ checkin_code: '30' });
const found = (over: object = {}): Answering => {
  const told = { reservation_name: 'ヤマダタロウ', number_of_person: 1, checkout_date: '20261124', ...over };
  return () => payload(told);
};
const due = (over: object = {}): Answering => {
  const told = { payment_amount: 48_400, request_id: 'R1001', ...over };
  return () => payload(told);
};

const WELL: Script = {
  checkin_authtoken_request: [() => payload({ authorization: 'new-token' })],
  checkin_info_request: [found()],
  checkout_authtoken_request: [() => payload({ authorization: 'new-token' })],
  checkout_info_request: [() => payload({ request_id: 'R7' })],
  [CODE]: [ENDED, CODE_30],
  [CHECKIN]: [ENDED, OK],
  [SIGNATURE]: [OK],
  [PASSPORT]: [OK],
  [TO_PAY]: [due()],
};

/** A tablet whose hotel answers by script, and otherwise well after one call with an old token. */
function tablet(script: Script = {}, file: object = {}) {
  const { hotelWith, seen, asked } = scriptedHotel({ ...WELL, ...script });
  const config = configOf(file);
  const hotel = renewing(hotelWith, () => config);
  return { hotel, seen, asked, code: () => hotel.ask(calls.checkinCode, undefined) };
}
const tokensOf = (seen: readonly Seen[]) => seen.map(({ headers }) => headers.auth_token);
const failureOf = async (asked: Promise<unknown>): Promise<HotelError> => {
  const error = await asked.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof HotelError) return error;
  throw new Error('It did not fail as agreed', { cause: error });
};

beforeEach(() => {
  endVisit();
  updateSession({
    authToken: 'old-token',
    typedReservationName: 'ﾔﾏﾀﾞ ﾀﾛｳ',
    typedPhoneNumber: '090-1234-5678',
    lookupLanguage: 'ko',
    reservation: reservationWith(),
  });
});

describe('a token that has ended', () => {
  it.each([
    ['401', ENDED],
    ['401 as a page', status(401, '<html>Log in</html>')],
    ['401 with words', status(401, '{"error_msg":"expired"}')],
    ['403 without words', status(403)],
    ['403 as a page', status(403, '<html>Forbidden</html>')],
  ])('%s: the same reservation is looked up, and the call made once more', async (_, answer) => {
    const { code, seen, asked } = tablet({ [CODE]: [answer, CODE_30] });
    expect(await code()).toMatchObject({ checkin_code: '30' });
    expect(asked()).toEqual([CODE, ...IN, CODE]);
    expect(tokensOf(seen)).toEqual(['old-token', undefined, 'new-token', 'new-token']);
    expect(session().authToken).toBe('new-token');
  });

  it.each([
    ["a 403 in the hotel's words", status(403, '{"error_msg":"満室です"}')],
    ['a 400', status(400)],
    ['a 404', status(404)],
    ['a 419', status(419)],
    ['a 500', status(500)],
    ['no answer', never],
    ['a 2xx with words', () => payload({ error_msg: '満室です' })],
  ])('is not what %s says', async (_, answer) => {
    const { code, asked } = tablet({ [CODE]: [answer] });
    await endOf(code());
    expect(asked()).not.toContain(IN[0]);
    expect(session().authToken).toBe('old-token');
  });

  it('is none where the call carries none, or before anything was found', async () => {
    const { hotel, code, asked } = tablet({ hotel_agreement: [ENDED], [CODE]: [ENDED] });
    expect(await endOf(hotel.ask(calls.agreement, undefined))).toBe('status');
    updateSession({ reservation: undefined });
    expect(await endOf(code())).toBe('status');
    updateSession({ checkout: newCheckout('ヤマダ') });
    expect(await endOf(code())).toBe('status');
    expect(asked()).toEqual(['hotel_agreement', CODE, CODE]);
  });

  it('is looked up as the guest has searched, in the language of that time', async () => {
    const { code, seen } = tablet({}, { display: { use_phone_number_in_search: true } });
    await code();
    const [, look, info, again] = seen;
    expect(fields(look?.url.search ?? '')).toEqual({ name: 'ヤマダタロウ', phone_number: '09012345678' });
    expect([look, info, again].map((call) => call?.headers.language)).toEqual(['ko', 'ko', 'ja']);
    expect(look?.headers.facility_id).toBe('7');
  });

  it('is looked up once for all calls that were refused with it', async () => {
    const { hotel, code, asked } = tablet({ [TO_PAY]: [ENDED, due()] });
    await Promise.all([code(), hotel.ask(calls.prePaymentInfo, undefined)]);
    expect(asked().filter((name) => name === IN[0])).toHaveLength(1);
    expect(asked()).toHaveLength(6);
  });

  it('is looked up again for a later call', async () => {
    const { code, asked } = tablet({ [CODE]: [ENDED, CODE_30, ENDED, CODE_30] });
    await code();
    await code();
    expect(asked()).toEqual([CODE, ...IN, CODE, CODE, ...IN, CODE]);
  });
});

describe('a hotel that answers 401 whatever comes', () => {
  it('is asked twice, and the guest told the way on', async () => {
    const { code, asked } = tablet({ [CODE]: [ENDED] });
    expect(await endOf(code())).toBe('session-ended');
    expect(asked()).toEqual([CODE, ...IN, CODE]);
  });

  it('has its own words shown, if it has some for a new token too', async () => {
    const { code } = tablet({ [CODE]: [status(401, '{"error_msg":"フロントへお越しください"}')] });
    expect((await failureOf(code())).fault).toEqual({ kind: 'message', text: 'フロントへお越しください' });
  });
});

describe('nothing goes on', () => {
  it.each<[string, Script]>([
    ['that is another guest', { checkin_info_request: [found({ reservation_name: 'サトウハナコ' })] }],
    ['of other days', { checkin_info_request: [found({ checkout_date: '2026-11-25' })] }],
    ['for another party', { checkin_info_request: [found({ number_of_person: 2 })] }],
    ['in another room', { checkin_info_request: [found({ room_type: 'スイート' })] }],
    ['that cannot be found', { checkin_authtoken_request: [status(400, '{"error_msg":"ありません"}')] }],
    ['of a token that is refused at once', { checkin_info_request: [ENDED] }],
    ['that cannot be read', { checkin_info_request: [() => payload({})] }],
  ])('with a reservation %s', async (_, script) => {
    const { code, asked } = tablet(script);
    expect(await endOf(code())).toBe('session-ended');
    expect(asked().filter((name) => name === CODE)).toHaveLength(1);
    expect(session()).toMatchObject({ authToken: 'old-token', typedReservationName: 'ﾔﾏﾀﾞ ﾀﾛｳ' });
  });

  it.each<[string, object]>([
    ['another payment', { request_id: 'R1002' }],
    ['another amount', { payment_amount: 48_401 }],
  ])('with %s than the guest has seen', async (_, over) => {
    updateSession({ payment: paymentWith() });
    const { hotel, asked } = tablet({ public_key: [ENDED], [TO_PAY]: [due(over)] });
    expect(await endOf(hotel.ask(calls.publicKey, { requestId: 'R1001' }))).toBe('session-ended');
    expect(asked()).toEqual(['public_key', ...IN, TO_PAY]);
  });

  it('with a visit that has ended meanwhile, or another look-up', async () => {
    for (const end of [endVisit, resetForSearch]) {
      updateSession({ authToken: 'old-token', reservation: reservationWith() });
      const { code, asked } = tablet({
        checkin_info_request: [
          (seen) => {
            end();
            updateSession({ authToken: 'next-token', reservation: reservationWith() });
            return found()(seen);
          },
        ],
      });
      expect(await endOf(code())).toBe('dropped');
      expect(asked().filter((name) => name === CODE)).toHaveLength(1);
      expect(session().authToken).toBe('next-token');
    }
  });
});

describe('a settlement or check-in that was refused for its token', () => {
  const settlement = { requestId: 'R1001', amount: 48_400, cardToken: 'token-1', invoiceName: 'ヤマダ' };

  it('is made once more, the same in all but the token', async () => {
    updateSession({ payment: paymentWith() });
    const { hotel, seen, asked } = tablet({ settlement: [ENDED, OK] });
    await hotel.ask(calls.settlement, settlement);
    expect(asked()).toEqual(['settlement', ...IN, TO_PAY, 'settlement']);
    const [first, second] = seen.filter((one) => callName(one) === 'settlement');
    expect(second?.body).toBe(first?.body);
    expect(second?.headers.auth_token).toBe('new-token');
  });

  it.each<[string, Script]>([
    ['no connection', { checkin_authtoken_request: [offline] }],
    ['no answer', { checkin_info_request: [never] }],
    ['a page of a proxy', { checkin_info_request: [status(502, '<html>')] }],
    ['a reservation of somebody else', { checkin_info_request: [found({ number_of_person: 3 })] }],
  ])('leaves nothing open where the look-up meets %s', async (_, script) => {
    for (const asks of [
      (hotel: ReturnType<typeof renewing>) => hotel.ask(calls.settlement, settlement),
      (hotel: ReturnType<typeof renewing>) => hotel.ask(calls.executeCheckin, { guestInfo: [] }),
    ]) {
      const { hotel } = tablet({ settlement: [ENDED], ...script });
      const error = await failureOf(asks(hotel));
      expect(isUnanswered(error)).toBe(false);
      expect(['network', 'timeout', 'invalid-format', 'session-ended']).toContain(error.fault.kind);
    }
  });

  it('leaves open what the second one leaves open', async () => {
    const { hotel, asked } = tablet({ settlement: [ENDED, offline] });
    expect(isUnanswered(await failureOf(hotel.ask(calls.settlement, settlement)))).toBe(true);
    expect(asked().filter((name) => name === 'settlement')).toHaveLength(2);
  });
});

describe('what the hotel may have kept with the old token', () => {
  const delivered = { signature: 'signature-image', passport: 'passport-image', checkin: false };
  const checkIn = (hotel: ReturnType<typeof renewing>) => hotel.ask(calls.executeCheckin, { guestInfo: [] });

  it('is sent again before the check-in', async () => {
    updateSession({ delivered });
    const { hotel, seen, asked } = tablet();
    await checkIn(hotel);
    expect(asked()).toEqual([CHECKIN, ...IN, SIGNATURE, PASSPORT, CHECKIN]);
    expect(fields(seen[3]?.body ?? '')).toEqual({ base64_signature_image: 'signature-image' });
    expect(tokensOf(seen).slice(3)).toEqual(['new-token', 'new-token', 'new-token']);
    expect(session().delivered).toEqual(delivered);
  });

  it('is sent with the next try where it could not be sent', async () => {
    updateSession({ delivered });
    const { hotel, asked } = tablet({ [PASSPORT]: [offline] });
    expect(await endOf(checkIn(hotel))).toBe('network');
    expect(asked()).toEqual([CHECKIN, ...IN, SIGNATURE, PASSPORT]);
    expect(session().delivered).toEqual({ ...delivered, passport: undefined });
  });

  it('is left alone where the guest is checked in, and waits where that is not known', async () => {
    updateSession({ delivered: { ...delivered, checkin: true } });
    const after = tablet();
    await after.code();
    updateSession({ authToken: 'old-token', delivered, isCheckinUnanswered: true });
    const open = tablet();
    await open.code();
    for (const { asked } of [after, open]) expect(asked()).toEqual([CODE, ...IN, CODE]);
    expect(session().delivered).toEqual({ signature: undefined, passport: undefined, checkin: false });
  });
});

describe('at check-out', () => {
  const waiting = { ...newCheckout('ヤマダ'), requestId: 'R7' };
  const rooms = ['401', '402'];
  const settled = (room_num: readonly string[]): Script => ({
    checkout_info_request: [() => payload({ status: 14, room_num })],
  });
  const checkOut = async (script: Script = {}) => {
    const { hotel, asked } = tablet({ execute_checkout_request: [ENDED, OK], ...script });
    const end = await endOf(hotel.ask(calls.executeCheckout, { invoiceName: 'ヤマダ', rooms: ['401'] }));
    return [end, asked().length];
  };

  it('a guest keeps the place in the queue', async () => {
    updateSession({ reservation: undefined, checkout: waiting });
    const { hotel, asked } = tablet({ checkout_info_result: [ENDED, () => payload({ status: 2 })] });
    await hotel.ask(calls.queueResult, { requestId: 'R7' });
    expect(asked()).toEqual(['checkout_info_result', ...OUT, 'checkout_info_result']);
  });

  it.each<[string, object, Script, 'done' | 'session-ended']>([
    ['the same request', { checkout: { ...waiting, rooms } }, {}, 'done'],
    [
      'another request',
      { checkout: { ...waiting, rooms } },
      { checkout_info_request: [() => payload({ request_id: 'R8' })] },
      'session-ended',
    ],
    [
      'no request, only words',
      { checkout: { ...waiting, rooms } },
      { checkout_info_request: [() => payload({ message: 'フロントへ' })] },
      'session-ended',
    ],
    [
      'that it is paid, as it was here',
      { checkout: { ...waiting, rooms: ['402'] }, payment: paymentWith({ settlement: 'paid' }) },
      settled(rooms),
      'done',
    ],
    [
      'that it is paid, and the guest has not',
      { checkout: { ...waiting, rooms }, payment: paymentWith() },
      settled(rooms),
      'session-ended',
    ],
    [
      'other rooms that are paid',
      { checkout: { ...waiting, rooms }, payment: paymentWith({ settlement: 'paid' }) },
      settled(['401']),
      'session-ended',
    ],
  ])('the hotel finds %s', async (_, known, script, end) => {
    updateSession({ reservation: undefined, ...known });
    expect(await checkOut(script)).toEqual([end, end === 'done' ? 4 : 3]);
  });
});

it('an error that is none of the hotel is passed on', async () => {
  const { hotelWith } = scriptedHotel(WELL);
  const hotel = renewing(hotelWith, () => {
    throw new TypeError('no settings');
  });
  const error: unknown = await hotel.ask(calls.checkinCode, undefined).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(TypeError);
  expect(faultOf(error).kind).toBe('other');
});
