import { ARRIVING } from './stories/arrivals.ts';
import { DEPARTING } from './stories/departures.ts';
import { BY_CODE } from './stories/paying.ts';
import { TROUBLED } from './stories/trouble.ts';
import type { MemberStory, Story } from './story.ts';

/** Every named guest, in the order the control page lists them. */
export const GUESTS: readonly Story[] = [...ARRIVING, ...BY_CODE, ...DEPARTING, ...TROUBLED];

/** The guests of one hotel. */
export class GuestBook {
  /** In the order the control page lists them. */
  readonly list: readonly Story[];
  readonly #byName: ReadonlyMap<string, Story>;

  /** @param guests of two with the same name the later one counts */
  constructor(guests: readonly Story[] = GUESTS) {
    this.#byName = new Map(guests.map((guest) => [nameKey(guest.name), guest]));
    this.list = [...this.#byName.values()];
  }

  /** The guest of that name, whatever its spaces, width and case; undefined when the hotel has no such reservation. */
  find(name: string): Story | undefined {
    return this.#byName.get(nameKey(name));
  }

  /** The member with that number, undefined when there is none. */
  findMember(membershipNumber: string): MemberStory | undefined {
    return this.list.find((guest) => guest.member?.membershipNumber === membershipNumber)?.member;
  }
}

/**
 * A guest's name as it is compared: width and case made one (NFKC folds ｶﾞ and Ａ), hiragana as katakana,
 * spaces and middle dots dropped.
 */
function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/[\s・]/gu, '')
    .replace(/[ぁ-ゖ]/gu, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .toUpperCase();
}
