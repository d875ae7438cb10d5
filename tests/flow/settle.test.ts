import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { faultOf } from '~/errors/fault';
import { codeSituation } from '~/flow/next';
import { fetchPrePayment, rereadCode } from '~/flow/settle';
import { emptySession, session, updateSession } from '~/session/store';
import { currentStay, endVisit } from '~/session/visit';
import { configOf } from '../support/config';
import { reservationWith } from '../support/guests';
import { scriptedHotel } from '../support/hotel';
import { type Answering, never, offline, payload } from '../support/network';
import { codeWith, paymentWith } from '../support/stay';

const CALL = 'pre_payment_info';

describe('what the way on depends on', () => {
  it.each<[boolean | undefined, boolean | undefined, boolean]>([
    [undefined, undefined, false],
    [undefined, true, true],
    [undefined, false, false],
    [true, undefined, true],
    [true, false, true],
    [false, true, false],
  ])('the code says %s, the reservation %s: %s', (code, reservation, is) => {
    const known = {
      ...emptySession(),
      checkinCode: codeWith('30', { is_payment_target: code, is_multi_rooms: code }),
      reservation: reservationWith({ isPaymentTarget: reservation, isMultiRooms: reservation }),
    };
    expect(codeSituation(known, configOf())).toMatchObject({ isPaymentTarget: is, isMultiRooms: is });
  });

  it('of a guest of whom nothing is known: nothing to pay, one room', () => {
    expect(codeSituation(emptySession(), configOf())).toEqual({
      use: 'none',
      code: undefined,
      isMultiRooms: false,
      isPaymentTarget: false,
    });
  });
});

describe('what there is to pay', () => {
  beforeEach(() => {
    endVisit();
    updateSession({ authToken: 'guest-token' });
  });

  it('stands in the session once it is known', async () => {
    const { hotel } = scriptedHotel({
      [CALL]: [() => payload({ payment_amount: '48400', bathing_tax: 300, request_id: 'R1001' })],
    });
    await fetchPrePayment(hotel);
    expect(session().payment).toEqual(paymentWith({ bathingTax: 300 }));
  });

  it.each<[string, Answering]>([
    ['the hotel refuses', () => Response.json({ error_msg: 'いいえ' }, { status: 400 })],
    ['the service is not there', () => new Response('', { status: 404 })],
    ['the answer cannot be read', () => payload({})],
    ['the network is down', offline],
    ['nobody answers', never],
  ])('may be asked for again later when %s', async (_, answer) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => warn.mockRestore());
    const { hotel } = scriptedHotel({ [CALL]: [answer] });
    await fetchPrePayment(hotel);
    expect(session().payment).toBeUndefined();
    expect(warn).toHaveBeenCalledOnce();
  });

  it('reaches nobody after the visit', async () => {
    const { hotel } = scriptedHotel({
      [CALL]: [
        () => {
          endVisit();
          return payload({ payment_amount: 1, request_id: 'R1' });
        },
      ],
    });
    const thrown = await fetchPrePayment(hotel).catch((error: unknown) => error);
    expect(faultOf(thrown)).toEqual({ kind: 'dropped' });
    expect(session()).toEqual(emptySession());
  });
});

describe('the check-in code after a payment', () => {
  const CODE = 'checkin_code';
  const known = codeWith('30');
  beforeEach(() => {
    endVisit();
    updateSession({ authToken: 'guest-token', checkinCode: known });
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => warn.mockRestore());
  });
  const paid: Answering = () => payload({ checkin_code: '40', prefix: 'P' });
  const refused: Answering = () => Response.json({ error_msg: 'いいえ' }, { status: 400 });

  it.each<[string, readonly Answering[], string, number]>([
    ['is the newest', [paid], '40', 1],
    ['is asked for once more', [offline, paid], '40', 2],
    ['stays the known one where it is refused twice', [refused], '30', 2],
    [
      'stays the known one where its service is not there',
      [() => new Response('', { status: 404 })],
      '30',
      2,
    ],
    ['stays the known one where it cannot be read', [() => payload({ checkin_code: {} })], '30', 2],
    ['stays the known one without a network', [offline], '30', 2],
  ])('%s', async (_, answers, code, times) => {
    const { hotel, asked } = scriptedHotel({ [CODE]: answers });
    await rereadCode(hotel, currentStay().signal);
    expect(session().checkinCode?.checkin_code).toBe(code);
    expect(asked()).toHaveLength(times);
  });

  it('is not waited for beyond the patience of a guest who has paid', async () => {
    const patience = new AbortController();
    const { hotel, asked } = scriptedHotel({
      [CODE]: [
        () => {
          patience.abort();
          return payload({ checkin_code: '40' });
        },
      ],
    });
    await rereadCode(hotel, currentStay().signal, patience.signal);
    expect(session().checkinCode).toEqual(known);
    expect(asked()).toHaveLength(1);
  });

  it('reaches nobody after the visit', async () => {
    const { hotel } = scriptedHotel({
      [CODE]: [
        () => {
          endVisit();
          return payload({ checkin_code: '40' });
        },
      ],
    });
    const thrown = await rereadCode(hotel, currentStay().signal).catch((error: unknown) => error);
    expect(faultOf(thrown)).toEqual({ kind: 'dropped' });
    expect(session()).toEqual(emptySession());
  });
});
