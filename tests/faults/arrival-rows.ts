import type { Row } from './row';

const TOKEN = 'checkin_authtoken_request';
const INFO = 'checkin_info_request';
const CODE = 'checkin_code';
const TO_PAY = 'pre_payment_info';
const LEVELS = 'facility_visibilities';

const RENEWS = [TOKEN, INFO] as const;

const lookUp = {
  at: 'search',
  notFound: 'front-desk',
  sends: [TOKEN, INFO, CODE, TO_PAY],
  again: [TOKEN, INFO, CODE, TO_PAY],
  left: ['typed name'],
  done: ['typed name', 'token', 'reservation', 'check-in code', 'amount'],
} as const;

const FOUND = ['token', 'reservation'] as const;

const reservation = {
  at: 'reservation',
  done: [...FOUND, 'party', 'member profile'],
} as const;

/** The calls from the look-up to the agreement. */
export const ARRIVAL_ROWS: readonly Row[] = [
  ...([undefined, 'cico'] as const).map((system) => ({
    call: system === 'cico' ? 'parent_facilities' : 'facilities',
    when: 'the search opens, where the guest chooses the facility',
    at: 'facilities' as const,
    ...(system ? { system } : {}),
    sees: 'facilities' as const,
    sends: [system === 'cico' ? 'parent_facilities' : 'facilities'],
    again: [system === 'cico' ? 'parent_facilities' : 'facilities'],
    left: [],
    done: [],
  })),
  { ...lookUp, call: TOKEN, when: 'look-up for check-in' },
  { ...lookUp, call: INFO, when: 'look-up for check-in' },
  {
    ...lookUp,
    call: CODE,
    renews: RENEWS,
    when: 'look-up for check-in, where payment or the QR code is on',
    but: {
      // A missing code counts as 00: not checked in.
      '200-no-fields': {
        sees: 'on',
        sends: [TOKEN, INFO, CODE],
        again: [],
        left: ['typed name', 'token', 'reservation', 'check-in code'],
      },
    },
  },
  {
    ...lookUp,
    call: TO_PAY,
    renews: RENEWS,
    when: 'look-up of a guest checked in and still to pay; the QR code opens without it',
    sees: 'on',
    again: [TO_PAY],
    left: ['typed name', 'token', 'reservation', 'check-in code'],
  },
  ...([undefined, 'cico'] as const).flatMap((system): Row[] => {
    const member = system === 'cico' ? 'point_user' : 'optima_members';
    const own = { ...reservation, ...(system ? { system } : {}), sends: [LEVELS, member] };
    return [
      {
        ...own,
        call: LEVELS,
        renews: RENEWS,
        when: `the reservation is confirmed (${system ?? 'legacy'})`,
        again: [LEVELS, member],
        left: [...FOUND],
        // Every level may be missing.
        but: { '200-no-fields': { sees: 'on', sends: own.sends, left: reservation.done, again: [] } },
      },
      {
        ...own,
        call: member,
        isAhead: true,
        when: `the reservation is read (${system ?? 'legacy'}); the form opens without it`,
        sees: 'on',
        again: [],
        // The tap asks once more.
        left: reservation.done,
        but: {
          // The tap repeats it in vain.
          offline: { left: [...FOUND, 'party'] },
          'closed-before': { left: [...FOUND, 'party'] },
          'closed-after': { left: [...FOUND, 'party'] },
          // No longer waited for.
          hang: { left: [...FOUND, 'party'] },
          slow: { left: [...FOUND, 'party'] },
          // An unknown member.
          ...(system ? {} : { '200-no-fields': { left: [...FOUND, 'party'] } }),
        },
      },
    ];
  }),
  {
    call: 'address',
    when: 'a postcode is typed, or its button tapped; the guest types the address',
    at: 'address',
    sees: 'on',
    sends: ['address'],
    again: ['address'],
    left: [...FOUND, 'party'],
    done: [...FOUND, 'party'],
    doubleTap: 'none',
  },
  {
    call: 'hotel_agreement',
    when: 'the agreement opens',
    at: 'agreement',
    notFound: 'front-desk',
    sends: ['hotel_agreement'],
    again: ['hotel_agreement'],
    left: [...FOUND, 'party'],
    done: [...FOUND, 'party'],
  },
];
