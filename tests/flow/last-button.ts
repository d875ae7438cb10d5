import type { Guest } from '~/domain/guest';
import { submitCheckin } from '~/flow/submit';
import { updateSession } from '~/session/store';
import { configOf } from '../support/config';
import { endOf } from '../support/end-of';
import { guestWith, reservationWith, visibilitiesAt } from '../support/guests';
import { type Script, scriptedHotel } from '../support/hotel';
import { type Answering, payload } from '../support/network';

/** The calls of a submission. */
export const SIGNATURE = 'upload_agreement_signature';
export const PASSPORT = 'upload_passport';
export const CHECKIN = 'execute_checkin_request';
export const CODE = 'checkin_code';

/** What the hotel may answer. */
export const OK: Answering = () => new Response();
export const FAILS: Answering = () => new Response('', { status: 500 });
export const codeIs =
  (checkin_code: string | number): Answering =>
  () =>
    payload({ checkin_code });
const WELL: Script = { [SIGNATURE]: [OK], [PASSPORT]: [OK], [CHECKIN]: [OK] };
/** Settings with which the hotel can be asked how far a check-in got. */
export const READABLE = { qr_code: { is_active_in_checkin: true } };

const titles = new Map([['FR', 'フランス']]);
/** A representative from overseas. */
export const abroad: Partial<Guest> = {
  overseasFlug: true,
  telCountrycode: 'FR',
  passport: 'passport-image',
};

/** The guest stands before the last button. */
export function ready(known: Partial<Guest> = {}): void {
  updateSession({
    authToken: 'guest-token',
    reservation: reservationWith(),
    visibilities: visibilitiesAt(2),
    guests: [guestWith({ lastName: '山田', firstName: '太郎', ...known }), guestWith({ isChild: true })],
    signature: 'signature-image',
  });
}

/** A desk at which the same guest can press the button again and again; says how each press ended. */
export function desk(script: Script, file: object = {}) {
  const scripted = scriptedHotel({ ...WELL, ...script });
  const submission = { hotel: scripted.hotel, config: configOf(file), countryTitles: async () => titles };
  return { ...scripted, press: () => endOf(submitCheckin(submission), 'checked in') };
}
