import { beforeEach, describe, expect, it } from 'vitest';
import type { Payment } from '~/domain/payment';
import { codeSituation, nextScreenWithPayment } from '~/flow/next';
import { adoptPayment, noteSettlementAnswered, noteSettlementSent } from '~/flow/pay';
import { emptySession, session, updateSession } from '~/session/store';
import { endVisit } from '~/session/visit';
import { configOf } from '../support/config';
import { reservationWith } from '../support/guests';
import { scriptedHotel } from '../support/hotel';
import { type Answering, payload } from '../support/network';
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

  it('of an unknown guest: nothing to pay, one room', () =>
    expect(codeSituation(emptySession(), configOf())).toEqual({
      use: 'none',
      code: undefined,
      isMultiRooms: false,
      isPaymentTarget: false,
    }));
});

describe('what there is to pay', () => {
  beforeEach(() => {
    endVisit();
    updateSession({ authToken: 'guest-token' });
  });

  it.each<[string, Answering]>([
    ['something', () => payload({ payment_amount: 1, request_id: 'R1' })],
    ['nothing', () => payload({ payment_amount: 0, request_id: 'R1' })],
    ['nothing, written in other ways', () => payload({ payment_amount: '0.00', request_id: 'R1' })],
    ['less than nothing', () => payload({ payment_amount: -500, request_id: 'R1' })],
  ])('%s: the screen is the code of a payment target', async (_, answer) => {
    const { hotel } = scriptedHotel({ [CALL]: [answer] });
    const config = configOf({ display: { use_checkin_payment: true } });
    for (const path of ['/checkin/search', '/checkin/confirm-checkin'] as const) {
      updateSession({
        payment: undefined,
        checkinCode: codeWith('30', { is_payment_target: true, is_multi_rooms: false }),
      });
      expect(await nextScreenWithPayment(path, hotel, config)).toBe('/checkin/unsettled-qr');
    }
  });

  it('is not settled again, in no later visit either, while the settlement has no answer', () => {
    const [sent, other] = [paymentWith({ requestId: 'sent' }), paymentWith({ requestId: 'other' })];
    const isOff = (payment: Payment) => {
      endVisit();
      adoptPayment(payment);
      return session().isPaymentUnanswered;
    };
    noteSettlementSent(sent);
    expect([isOff(sent), isOff(sent), isOff(other)]).toEqual([true, true, false]);
    adoptPayment(sent);
    adoptPayment(other);
    expect(session().isPaymentUnanswered).toBe(true);
    noteSettlementAnswered(sent);
    expect(isOff(sent)).toBe(false);
  });
});
