import type { Config } from '~/config/schema';
import type { CheckinCode } from '~/domain/checkin-code';

/** How a hotel uses check-in codes. */
export type CodeUse = 'payment' | 'qr' | 'none';

/** Values of the check-in code: from 30 the guest is checked in; exactly 40 means paid. */
const CHECKED_IN = 30;
const PAID = 40;

/** How the settings use check-in codes: payment takes precedence over the QR code alone. */
export function codeUse({ display, qr_code }: Config): CodeUse {
  if (display.use_checkin_payment) return 'payment';
  return qr_code.is_active_in_checkin ? 'qr' : 'none';
}

/** The screens that show a QR code. */
type QrScreen = '/checkin/qr' | '/checkin/unsettled-qr';

/** What the next screen depends on, if the hotel uses check-in codes. */
export type CodeSituation = {
  readonly use: CodeUse;
  readonly code: Pick<CheckinCode, 'checkin_code'> | undefined;
  readonly isMultiRooms: boolean;
  readonly isPaymentTarget: boolean;
};

/** True if the code means that the guest is checked in. */
export const isCheckedIn = ({ checkin_code }: Pick<CheckinCode, 'checkin_code'>): boolean =>
  Number(checkin_code) >= CHECKED_IN;

/** The screen after a successful search. A guest who is already checked in goes straight to the QR code. */
export const afterSearch = (situation: CodeSituation): '/checkin/check-reservation' | QrScreen =>
  situation.use === 'none' || numberOf(situation) < CHECKED_IN
    ? '/checkin/check-reservation'
    : qrOf(situation);

/** The screen after a successful check-in. */
export function afterCheckin(situation: CodeSituation): '/checkin/complete' | QrScreen {
  const { use } = situation;
  if (use === 'none') return '/checkin/complete';
  const isUnsettled = use === 'payment' && numberOf(situation) < CHECKED_IN;
  return isUnsettled ? '/checkin/unsettled-qr' : qrOf(situation);
}

/** The QR screen of a checked-in guest: the unsettled one for a payment target with a single room. */
function qrOf(situation: CodeSituation): QrScreen {
  const { use, isMultiRooms, isPaymentTarget } = situation;
  const mayPay = use === 'payment' && numberOf(situation) !== PAID && !isMultiRooms && isPaymentTarget;
  return mayPay ? '/checkin/unsettled-qr' : '/checkin/qr';
}

/** A code that was not loaded counts as 0. */
const numberOf = ({ code }: CodeSituation): number => Number(code?.checkin_code ?? 0);
