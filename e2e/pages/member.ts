export const MEMBERS = { display: { use_membership_info: true } } as const;

/** The member M0001 of a reservation. */
export const MISAKI = 'カイイン ミサキ';

export const memberLink = (membershipNumber: string): string =>
  `?authorization=demo-authorization&membership_number=${membershipNumber}`;
