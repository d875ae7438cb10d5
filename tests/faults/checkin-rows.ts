import type { Row } from './row';

const CODE = 'checkin_code';
const TO_PAY = 'pre_payment_info';
const SIGNATURE = 'upload_agreement_signature';
const PASSPORT = 'upload_passport';
const CHECKIN = 'execute_checkin_request';

const FOUND = ['token', 'reservation'] as const;
const RENEWS = ['checkin_authtoken_request', 'checkin_info_request'] as const;

/** A guest from abroad, in a house with codes and payments. */
const SIGNED = [...FOUND, 'party', 'signature'] as const;
const UPLOADED = [...SIGNED, 'signature sent', 'passport sent'] as const;
const CHECKED_IN = [...UPLOADED, 'checked in'] as const;
const lastButton = {
  at: 'last button',
  notFound: 'front-desk',
  sends: ['countries', SIGNATURE, PASSPORT, CHECKIN, CODE, TO_PAY],
  done: [...CHECKED_IN, 'check-in code', 'amount'],
} as const;

/** Its code says that the check-in failed and may be sent again. */
const askedInVain = { sends: ['countries', SIGNATURE, PASSPORT, CHECKIN, CODE] } as const;
/** Its code says that the check-in succeeded. */
const askedAndFound = {
  sees: 'on',
  sends: ['countries', SIGNATURE, PASSPORT, CHECKIN, CODE, CODE, TO_PAY],
  again: [],
  left: lastButton.done,
} as const;

/** The calls of check-in's last button and after it. */
export const CHECKIN_ROWS: readonly Row[] = [
  {
    ...lastButton,
    call: 'countries',
    notFound: undefined,
    when: 'last button, a guest from abroad; a file of the app itself',
    again: lastButton.sends,
    left: SIGNED,
  },
  {
    ...lastButton,
    call: SIGNATURE,
    renews: RENEWS,
    when: 'last button',
    changes: true,
    again: lastButton.sends.slice(1),
    left: SIGNED,
  },
  {
    ...lastButton,
    call: PASSPORT,
    renews: [...RENEWS, SIGNATURE],
    when: 'last button, a guest from abroad',
    changes: true,
    again: [PASSPORT, CHECKIN, CODE, TO_PAY],
    left: [...SIGNED, 'signature sent'],
  },
  {
    ...lastButton,
    call: CHECKIN,
    renews: [...RENEWS, SIGNATURE, PASSPORT],
    when: 'last button, where payment or the QR code is on',
    changes: true,
    again: [CHECKIN, CODE, TO_PAY],
    left: UPLOADED,
    unanswered: { acted: askedAndFound, notActed: askedInVain },
  },
  {
    ...lastButton,
    call: CODE,
    renews: RENEWS,
    when: 'after a check-in that got no answer, to learn whether it went through',
    afterLostCheckin: true,
    sends: ['countries', SIGNATURE, PASSPORT, CHECKIN, CODE, CODE, TO_PAY],
    again: [CODE, CODE, TO_PAY],
    left: [...UPLOADED, 'check-in unanswered'],
    but: {
      // Later tries' parts may not have arrived.
      '401-once': { left: [...SIGNED, 'checked in', 'check-in code', 'amount'] },
      '401-always': { again: [CODE, CODE, TO_PAY], left: [...SIGNED, 'check-in unanswered'] },
      // A missing code counts as 00: not checked in, and the guest reads so.
      '200-no-fields': { sees: 'no-connection', again: [CHECKIN, CODE, TO_PAY], left: UPLOADED },
    },
  },
  {
    ...lastButton,
    at: 'last button, code unknown',
    call: CHECKIN,
    renews: [...RENEWS, SIGNATURE, PASSPORT],
    when: 'last button, where neither is on: nobody can ask whether it went through',
    changes: true,
    sends: ['countries', SIGNATURE, PASSPORT, CHECKIN],
    again: [CHECKIN],
    left: UPLOADED,
    done: CHECKED_IN,
  },
  {
    ...lastButton,
    call: CODE,
    renews: RENEWS,
    when: 'after check-in',
    again: [CODE, TO_PAY],
    left: CHECKED_IN,
    // Below 30 a payment is due.
    but: { '200-no-fields': { sees: 'on', sends: lastButton.sends, again: [], left: lastButton.done } },
  },
  {
    ...lastButton,
    call: TO_PAY,
    renews: RENEWS,
    when: 'after check-in, where there is still to pay; the QR code opens without it',
    sees: 'on',
    again: [TO_PAY],
    left: [...CHECKED_IN, 'check-in code'],
  },
  {
    call: TO_PAY,
    renews: RENEWS,
    when: 'the button that pays by card, where it could not be had before',
    at: 'smart payment',
    notFound: 'front-desk',
    sends: [TO_PAY],
    again: [TO_PAY],
    left: [...FOUND, 'check-in code'],
    done: [...FOUND, 'check-in code', 'amount'],
  },
];
