export const MEMBERS = { display: { use_membership_info: true } } as const;

export const memberLink = (membershipNumber: string): string =>
  `?authorization=demo-authorization&membership_number=${membershipNumber}`;
