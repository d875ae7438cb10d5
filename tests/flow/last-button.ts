import type { Guest } from '~/domain/guest';
import { submitCheckin } from '~/flow/submit';
import { updateSession } from '~/session/store';
import { configOf } from '../support/config';
import { endOf } from '../support/end-of';
import { guestWith, reservationWith, visibilitiesAt } from '../support/guests';
import { type Script, scriptedHotel } from '../support/hotel';
import { type Answering, payload } from '../support/network';

export const SIGNATURE = 'upload_agreement_signature';
export const PASSPORT = 'upload_passport';
export const CHECKIN = 'execute_checkin_request';
export const CODE = 'checkin_code';

export const OK: Answering = () => new Response();
export const FAILS: Answering = () => new Response('', { status: 500 });
export const codeIs =
  (checkin_code: string | number): Answering =>
  () =>
    payload({ checkin_code });
const WELL: Script = { [SIGNATURE]: [OK], [PASSPORT]: [OK], [CHECKIN]: [OK] };
export const READABLE = { qr_code: { is_active_in_checkin: true } };

const titles = new Map([['FR', 'フランス']]);
export const abroad: Partial<Guest> = {
  overseasFlug: true,
  telCountrycode: 'FR',
  passport: 'passport-image',
};

export function ready(known: Partial<Guest> = {}): void {
  updateSession({
    authToken: 'guest-token',
    reservation: reservationWith(),
    visibilities: visibilitiesAt(2),
    guests: [guestWith({ lastName: '山田', firstName: '太郎', ...known }), guestWith({ isChild: true })],
    signature: 'signature-image',
  });
}

/** The last button, pressed repeatedly by one guest; tells each outcome. */
export function desk(script: Script, file: object = {}) {
  const scripted = scriptedHotel({ ...WELL, ...script });
  const submission = { hotel: scripted.hotel, config: configOf(file), countryTitles: async () => titles };
  return { ...scripted, press: () => endOf(submitCheckin(submission), 'checked in') };
}
