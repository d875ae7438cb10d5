/** A hotel that asks what is known of its members. */
export const MEMBERS = { display: { use_membership_info: true } } as const;

/** The member with the number M0001, as the reservation names her. */
export const MISAKI = 'カイイン ミサキ';

/** The parameters of a member's own link, as the point service's app opens the tablet with. */
export const memberLink = (membershipNumber: string): string =>
  `?authorization=demo-authorization&membership_number=${membershipNumber}`;
