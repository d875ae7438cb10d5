import { nameKey } from './names.ts';
import { ARRIVING } from './stories/arrivals.ts';
import { DEPARTING } from './stories/departures.ts';
import { BY_CODE } from './stories/paying.ts';
import { TROUBLED } from './stories/trouble.ts';
import type { MemberStory, Story } from './story.ts';

/** Every named guest, in the order the control page lists them. */
export const GUESTS: readonly Story[] = [...ARRIVING, ...BY_CODE, ...DEPARTING, ...TROUBLED];

const byName = new Map(GUESTS.map((guest) => [nameKey(guest.name), guest]));

/** The guest of that name, whatever its spaces, width and case; undefined when the hotel has no such reservation. */
export function findGuest(name: string): Story | undefined {
  return byName.get(nameKey(name));
}

/** The member with that number, undefined when there is none. */
export function findMember(membershipNumber: string): MemberStory | undefined {
  return GUESTS.find((guest) => guest.member?.membershipNumber === membershipNumber)?.member;
}
