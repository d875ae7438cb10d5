import type { Config } from '~/config/schema';
import type { CheckinCode } from '~/domain/checkin-code';
import type { ScreenPath } from './screens';

/** What a hotel that reads check-in codes does with them. */
export type CodeUse = 'payment' | 'qr' | 'none';

/** How far a guest got, as the hotel's code says: from 30 on checked in, at 40 paid. */
const CHECKED_IN = 30;
const PAID = 40;

/** What the settings make of check-in codes: payment wins over the QR code alone. */
export function codeUse({ display, qr_code }: Config): CodeUse {
  if (display.use_checkin_payment) return 'payment';
  return qr_code.is_active_in_checkin ? 'qr' : 'none';
}

/** What the way on hangs on. */
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
export function afterSearch({ use, code, isMultiRooms, isPaymentTarget }: CodeSituation): ScreenPath {
  const number = Number(code?.checkin_code ?? 0);
  if (use === 'none' || (number !== CHECKED_IN && number !== PAID)) return '/checkin/check-reservation';
  if (use === 'qr' || number === PAID || isMultiRooms) return '/checkin/qr';
  return isPaymentTarget ? '/checkin/unsettled-qr' : '/checkin/qr';
}

/** The screen after a successful check-in. */
export function afterCheckin({ use, code, isMultiRooms, isPaymentTarget }: CodeSituation): ScreenPath {
  if (use === 'none') return '/checkin/complete';
  if (use === 'qr') return '/checkin/qr';
  const number = Number(code?.checkin_code ?? 0);
  if (number < CHECKED_IN) return '/checkin/unsettled-qr';
  if (number === PAID || isMultiRooms) return '/checkin/qr';
  return isPaymentTarget ? '/checkin/unsettled-qr' : '/checkin/qr';
}
