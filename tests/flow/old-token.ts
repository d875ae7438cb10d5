import { HotelError } from '~/errors/fault';
import { renewing } from '~/flow/renewal';
import { calls } from '~/hotel/calls';
import { updateSession } from '~/session/store';
import { endVisit } from '~/session/visit';
import { configOf } from '../support/config';
import { reservationWith } from '../support/guests';
import { type Script, scriptedHotel } from '../support/hotel';
import { type Answering, type NetworkRequest, payload } from '../support/network';

/** A guest with a refused token. */

export const IN = ['checkin_authtoken_request', 'checkin_info_request'];
export const OUT = ['checkout_authtoken_request', 'checkout_info_request'];
export const CODE = 'checkin_code';
export const CHECKIN = 'execute_checkin_request';
export const SIGNATURE = 'upload_agreement_signature';
export const PASSPORT = 'upload_passport';
export const TO_PAY = 'pre_payment_info';

export const status =
  (code: number, body: string | null = null): Answering =>
  () =>
    new Response(body, { status: code });
export const ENDED = status(401);
export const OK: Answering = () => new Response();
export const CODE_30: Answering = () => payload({ checkin_code: '30' });
export const found = (over: object = {}): Answering => {
  const told = { reservation_name: 'ヤマダタロウ', number_of_person: 1, checkout_date: '20261124', ...over };
  return () => payload(told);
};
export const due = (over: object = {}): Answering => {
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

/** A tablet whose scripted hotel first refuses an old token. */
export function tablet(script: Script = {}, file: object = {}) {
  const { hotelWith, seen, asked } = scriptedHotel({ ...WELL, ...script });
  const config = configOf(file);
  const hotel = renewing(hotelWith, () => config);
  return { hotel, seen, asked, code: () => hotel.ask(calls.checkinCode, undefined) };
}
export const tokensOf = (seen: readonly NetworkRequest[]) => seen.map(({ headers }) => headers.auth_token);
export const failureOf = async (asked: Promise<unknown>): Promise<HotelError> => {
  const error = await asked.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof HotelError) return error;
  throw new Error('It did not fail as agreed', { cause: error });
};

export function isInTheForm(): void {
  endVisit();
  updateSession({
    authToken: 'old-token',
    typedReservationName: 'ﾔﾏﾀﾞ ﾀﾛｳ',
    typedPhoneNumber: '090-1234-5678',
    lookupLanguage: 'ko',
    reservation: reservationWith(),
  });
}
