import type { Config } from '~/config/schema';
import type { CheckinCode } from '~/domain/checkin-code';

/** A hotel's use of check-in codes. */
export type CodeUse = 'payment' | 'qr' | 'none';

/** From 30 the guest is checked in; 40 means paid. */
const CHECKED_IN = 30;
const PAID = 40;

/** Payment takes precedence over the QR code alone. */
export function codeUse({ display, qr_code }: Config): CodeUse {
  if (display.use_checkin_payment) return 'payment';
  return qr_code.is_active_in_checkin ? 'qr' : 'none';
}

type QrScreen = '/checkin/qr' | '/checkin/unsettled-qr';

/** The facts that decide the next screen of a hotel with check-in codes. */
export type CodeSituation = {
  readonly use: CodeUse;
  readonly code: Pick<CheckinCode, 'checkin_code'> | undefined;
  readonly isMultiRooms: boolean;
  readonly isPaymentTarget: boolean;
};

export const isCheckedIn = ({ checkin_code }: Pick<CheckinCode, 'checkin_code'>): boolean =>
  Number(checkin_code) >= CHECKED_IN;

/** The screen after a successful search. A checked-in guest goes straight to the QR code. */
export const afterSearch = (situation: CodeSituation): '/checkin/check-reservation' | QrScreen =>
  situation.use === 'none' || numberOf(situation) < CHECKED_IN
    ? '/checkin/check-reservation'
    : qrOf(situation);

export function afterCheckin(situation: CodeSituation): '/checkin/complete' | QrScreen {
  const { use } = situation;
  if (use === 'none') return '/checkin/complete';
  const isUnsettled = use === 'payment' && numberOf(situation) < CHECKED_IN;
  return isUnsettled ? '/checkin/unsettled-qr' : qrOf(situation);
}

const qrOf = (situation: CodeSituation): QrScreen =>
  mayPayByCode(situation) ? '/checkin/unsettled-qr' : '/checkin/qr';

/** The unsettled QR code is for a payment target with a single room. */
export function mayPayByCode(situation: CodeSituation): boolean {
  const { use, isMultiRooms, isPaymentTarget } = situation;
  return use === 'payment' && numberOf(situation) !== PAID && !isMultiRooms && isPaymentTarget;
}

/** A code that was not loaded counts as 0. */
const numberOf = ({ code }: CodeSituation): number => Number(code?.checkin_code ?? 0);
