import { ARRIVING } from './stories/arrivals.ts';
import { DEPARTING } from './stories/departures.ts';
import { BY_CODE } from './stories/paying.ts';
import { TROUBLED } from './stories/trouble.ts';
import type { MemberStory, Story } from './story.ts';

export const GUESTS: readonly Story[] = [...ARRIVING, ...BY_CODE, ...DEPARTING, ...TROUBLED];

export class GuestBook {
  readonly list: readonly Story[];
  readonly #byName: ReadonlyMap<string, Story>;

  /** @param guests the later of two equal names counts */
  constructor(guests: readonly Story[] = GUESTS) {
    this.#byName = new Map(guests.map((guest) => [nameKey(guest.name), guest]));
    this.list = [...this.#byName.values()];
  }

  /** Finds a guest under any spaces, width and case. */
  find(name: string): Story | undefined {
    return this.#byName.get(nameKey(name));
  }

  findMember(membershipNumber: string): MemberStory | undefined {
    return this.list.find((guest) => guest.member?.membershipNumber === membershipNumber)?.member;
  }
}

/** A name for comparison: NFKC (ｶﾞ, Ａ), katakana, no spaces or middle dots. */
function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/[\s・]/gu, '')
    .replace(/[ぁ-ゖ]/gu, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .toUpperCase();
}
