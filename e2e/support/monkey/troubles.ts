import type { Fault } from '../../../kiosk/demo-hotel/index.ts';

/** The calls that a screen makes when its guest goes on; on all others it is whatever comes next. */
const CALLS: Readonly<Record<string, readonly string[]>> = {
  '/checkin/search': ['checkin_authtoken_request', 'checkin_info_request', 'checkin_code', '*'],
  '/checkout/search': ['checkout_authtoken_request', 'checkout_info_request', '*'],
  '/checkin/check-reservation': ['facility_visibilities', 'members', 'users'],
  '/checkin/guests-info': ['hotel_agreement', 'upload_agreement_signature', 'execute_checkin_request'],
  '/checkin/term': ['upload_agreement_signature', 'upload_passport', 'execute_checkin_request'],
  '/checkin/confirm-checkin': ['*', 'upload_passport', 'execute_checkin_request', 'checkin_code'],
  '/checkin/unsettled-qr': ['pre_payment_info', 'settlement'],
  '/checkin/check-payment': ['settlement', 'settlement', 'public_key', '*', 'checkin_code'],
  '/checkout/wait': ['checkout_info_result'],
  '/checkout/room-number': ['payment_terms', 'settlement'],
  '/checkout/check-payment': ['settlement', 'settlement', 'public_key', '*'],
  '/checkout/complete-payment': ['execute_checkout_request'],
  '/checkout/confirm-checkout': ['execute_checkout_request'],
};
const ANY = ['*', 'settlement', 'web_email_register', 'card_script', 'address'];

/** The hotel's own words, with which it refuses. */
const WORDS = 'ただいま受付を停止しております。';
/** With this status the hotel itself says no in words; with any other of a server nobody knows what became of the call. */
const SAID_NO = 503;

/** What can happen to a call. A success that cannot be read is one: the hotel has acted. */
const KINDS: readonly Omit<Fault, 'call'>[] = [
  { kind: 'delay', ms: 400 },
  { kind: 'delay', ms: 900 },
  { kind: 'status', status: 400, errorMsg: WORDS },
  { kind: 'status', status: SAID_NO, errorMsg: WORDS },
  { kind: 'status', status: 404, errorMsg: WORDS },
  { kind: 'status', status: 500 },
  { kind: 'status', status: 500, when: 'after' },
  { kind: 'html', status: 502 },
  { kind: 'html', status: 502, when: 'after' },
  { kind: 'html', status: 200, when: 'after' },
  { kind: 'empty-status', status: 504, when: 'after' },
  { kind: 'reset' },
  { kind: 'reset', when: 'after' },
  { kind: 'reset', when: 'after' },
  { kind: 'hang' },
  { kind: 'hang', when: 'after' },
  { kind: 'malformed', when: 'after' },
  { kind: 'not-json', when: 'after' },
  { kind: 'no-payload', when: 'after' },
  { kind: 'wrong-shape', when: 'after' },
  { kind: 'empty-status', status: 200, when: 'after' },
];

/** One of the troubles, for the next call of a name that the screen may make. */
export function troubleOf(screen: string, which: number): Fault {
  const calls = CALLS[screen] ?? ANY;
  const kind = KINDS[which % KINDS.length] ?? { kind: 'reset' };
  return { ...kind, call: calls[Math.floor(which / KINDS.length) % calls.length] ?? '*', times: 1 };
}

/** The trouble in few words. */
export const wordsFor = ({ call, kind, status, errorMsg, when }: Fault): string =>
  [call, kind, status, errorMsg && 'in words', when].filter((part) => part !== undefined).join(' ');

/** Whether the hotel has plainly refused a call: no other answer says that it was not done. */
export const isRefused = (status: number): boolean => (status >= 400 && status < 500) || status === SAID_NO;
