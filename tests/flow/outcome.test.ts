import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { faultOf } from '~/errors/fault';
import { readOutcome } from '~/flow/submit';
import { session, updateSession } from '~/session/store';
import { endVisit } from '~/session/visit';
import { configOf } from '../support/config';
import { reservationWith } from '../support/guests';
import { type Script, scriptedHotel } from '../support/hotel';
import { offline, payload } from '../support/network';
import { codeWith } from '../support/stay';

/** What follows a check-in that went through. */

const PAYMENT = { display: { use_checkin_payment: true } };
const QR_ONLY = { qr_code: { is_active_in_checkin: true } };
const codeIs = (checkin_code: string) => () => payload({ checkin_code, is_payment_target: true });
const TO_PAY = () => payload({ payment_amount: 1000, request_id: 'R1' });

/** Reads the outcome of a check-in; says where the guest goes and what was asked on the way. */
async function outcome(script: Script, file: object) {
  const { hotel, asked } = scriptedHotel(script);
  const to = await readOutcome({ hotel, config: configOf(file) }).catch(
    (error: unknown) => faultOf(error).kind,
  );
  return { to, asked: asked() };
}

beforeEach(() => {
  endVisit();
  updateSession({ authToken: 'guest-token', reservation: reservationWith({ isPaymentTarget: false }) });
});

describe('after a check-in', () => {
  it('nothing is asked where no code is used', async () => {
    expect(await outcome({}, {})).toEqual({ to: '/checkin/complete', asked: [] });
  });

  it('only the code is asked for where only the QR code is shown', async () => {
    const found = await outcome({ checkin_code: [codeIs('30')], pre_payment_info: [TO_PAY] }, QR_ONLY);
    expect(found).toEqual({ to: '/checkin/qr', asked: ['checkin_code'] });
    expect(session().checkinCode?.checkin_code).toBe('30');
  });

  it('the code comes first, then what there is to pay', async () => {
    const found = await outcome({ checkin_code: [codeIs('30')], pre_payment_info: [TO_PAY] }, PAYMENT);
    expect(found).toEqual({ to: '/checkin/unsettled-qr', asked: ['checkin_code', 'pre_payment_info'] });
    expect(session().payment).toMatchObject({ requestId: 'R1', amount: 1000, settlement: 'open' });
  });

  it('a guest who has paid is not asked to pay', async () => {
    const found = await outcome({ checkin_code: [codeIs('40')], pre_payment_info: [TO_PAY] }, PAYMENT);
    expect(found).toEqual({ to: '/checkin/qr', asked: ['checkin_code'] });
  });

  it('the QR code is shown although nobody knows yet what there is to pay', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => warn.mockRestore());
    const found = await outcome({ checkin_code: [codeIs('30')], pre_payment_info: [offline] }, PAYMENT);
    expect(found.to).toBe('/checkin/unsettled-qr');
    expect(session().payment).toBeUndefined();
  });

  it('a code that cannot be read stops the guest where they are, and may be asked for again', async () => {
    const script = { checkin_code: [offline, codeIs('40')] };
    const { hotel } = scriptedHotel(script);
    const config = configOf(PAYMENT);
    updateSession({ checkinCode: codeWith('00') });
    const thrown = await readOutcome({ hotel, config }).catch((error: unknown) => error);
    expect(faultOf(thrown)).toEqual({ kind: 'network' });
    // What the look-up read says that the guest is not checked in.
    expect(session().checkinCode).toBeUndefined();
    expect(await readOutcome({ hotel, config })).toBe('/checkin/qr');
  });
});
