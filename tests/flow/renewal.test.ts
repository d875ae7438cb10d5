import { beforeEach, describe, expect, it } from 'vitest';
import { newCheckout } from '~/domain/checkout';
import { faultOf } from '~/errors/fault';
import { renewing } from '~/flow/renewal';
import { calls } from '~/hotel/calls';
import { session, updateSession } from '~/session/store';
import { endVisit, resetForSearch } from '~/session/visit';
import { endOf } from '../support/end-of';
import { reservationWith } from '../support/guests';
import { type Script, scriptedHotel } from '../support/hotel';
import { fields, never, payload } from '../support/network';
import { paymentWith } from '../support/stay';
import {
  CODE,
  CODE_30,
  due,
  ENDED,
  failureOf,
  found,
  IN,
  isInTheForm,
  status,
  TO_PAY,
  tablet,
  tokensOf,
} from './old-token';

/** The app and a refused token. The screens: `tests/screens/session-ended.test.ts`. */

beforeEach(isInTheForm);

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

describe('a hotel that answers 401 to every call', () => {
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

it('an error that is none of the hotel is passed on', async () => {
  const { hotelWith } = scriptedHotel({ [CODE]: [ENDED] });
  const hotel = renewing(hotelWith, () => {
    throw new TypeError('no settings');
  });
  const error: unknown = await hotel.ask(calls.checkinCode, undefined).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(TypeError);
  expect(faultOf(error).kind).toBe('other');
});
