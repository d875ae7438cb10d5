import type { Config } from '~/config/schema';
import type { CheckinCode } from '~/domain/checkin-code';

/** What a hotel that reads check-in codes does with them. */
export type CodeUse = 'payment' | 'qr' | 'none';

/** How far a guest got, as the hotel's code says: from 30 on checked in, at 40 paid, 40 alone. */
const CHECKED_IN = 30;
const PAID = 40;

/** What the settings make of check-in codes: payment wins over the QR code alone. */
export function codeUse({ display, qr_code }: Config): CodeUse {
  if (display.use_checkin_payment) return 'payment';
  return qr_code.is_active_in_checkin ? 'qr' : 'none';
}

/** The screens that show a QR code. */
type QrScreen = '/checkin/qr' | '/checkin/unsettled-qr';

/** What the next screen depends on where the hotel reads check-in codes. */
export type CodeSituation = {
  readonly use: CodeUse;
  readonly code: Pick<CheckinCode, 'checkin_code'> | undefined;
  readonly isMultiRooms: boolean;
  readonly isPaymentTarget: boolean;
};

/** True where the code says that the guest is checked in. */
export const isCheckedIn = ({ checkin_code }: Pick<CheckinCode, 'checkin_code'>): boolean =>
  Number(checkin_code) >= CHECKED_IN;

/** The screen after a successful search: a guest who is checked in already goes straight to the QR code. */
export const afterSearch = (situation: CodeSituation): '/checkin/check-reservation' | QrScreen =>
  situation.use === 'none' || numberOf(situation) < CHECKED_IN
    ? '/checkin/check-reservation'
    : qrOf(situation);

/** The screen after a successful check-in. */
export function afterCheckin(situation: CodeSituation): '/checkin/complete' | QrScreen {
  const { use } = situation;
  if (use === 'none') return '/checkin/complete';
  return use === 'payment' && numberOf(situation) < CHECKED_IN ? '/checkin/unsettled-qr' : qrOf(situation);
}

/** The QR code of a guest who is checked in: the unsettled one where there is something to pay, for one room alone. */
function qrOf(situation: CodeSituation): QrScreen {
  const { use, isMultiRooms, isPaymentTarget } = situation;
  const pays = use === 'payment' && numberOf(situation) !== PAID && !isMultiRooms && isPaymentTarget;
  return pays ? '/checkin/unsettled-qr' : '/checkin/qr';
}

/** A code that was not read counts as 0. */
const numberOf = ({ code }: CodeSituation): number => Number(code?.checkin_code ?? 0);
