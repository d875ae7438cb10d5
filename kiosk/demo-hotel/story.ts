import type { Worded } from './language.ts';

/** A text for people who work with the demo hotel. */
export interface Bilingual {
  readonly ja: string;
  readonly en: string;
}

/** What happens to a guest whose name alone makes the lookup go wrong. */
export type Trouble = 'server-error' | 'maintenance' | 'slow' | 'malformed' | 'html-error';

/** Taxes and points of a stay that can be paid at check-in, in yen. */
export interface PrePayment {
  readonly amount: number;
  readonly bathingTax: number;
  readonly accommodationTax: number;
  readonly usedPoint: number;
  readonly showGrandTotal: boolean;
}

/** A reservation to check in. */
export interface CheckinStory {
  readonly adults: number;
  readonly children: number;
  readonly others: number;
  readonly nights: number;
  /** One name answers as `room_type`, several as `room_types`. */
  readonly rooms: readonly string[];
  /** Code before check-in: 00 not yet, 30 checked in, 40 checked in and settled. */
  readonly code: '00' | '30' | '40';
  /** Code after a check-in that worked. */
  readonly codeAfter: '20' | '30' | '40';
  readonly paymentTarget: boolean;
  readonly multiRooms: boolean;
  readonly prePayment?: PrePayment;
  /** The first `execute_checkin_request` fails, the second works. */
  readonly submitFailsOnce?: true;
}

/** One line of the folio. */
export interface FolioLine {
  readonly name: string;
  /** Days before today. */
  readonly daysAgo: number;
  /** Yen; may be zero or negative. */
  readonly price: number;
}

/** How a guest waits for check-out. */
export interface QueueStory {
  /** Guests in front. */
  readonly ahead: number;
  /** Seconds each of them takes; `never` needs staff's "next" button. */
  readonly secondsEach: number | 'never';
  /** Minutes after which the tablet gives up. */
  readonly timeoutMinutes?: number;
  readonly timeoutMessage?: Worded;
  /** A status that is not documented. */
  readonly brokenStatus?: number;
}

/** A stay to check out of. */
export interface CheckoutStory {
  /** Room numbers; empty when the guest must type it. */
  readonly rooms: readonly string[];
  readonly folio: readonly FolioLine[];
  readonly queue: QueueStory;
  /** Paid before: status 14 straight from the lookup. */
  readonly settled?: true;
  /** Neither a queue nor status 14: this message only. */
  readonly refused?: Worded;
}

/** What both member services know of a guest. */
export interface MemberStory {
  readonly membershipNumber: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly lastKana: string;
  readonly firstKana: string;
  readonly postcode: string;
  readonly prefecture: string;
  readonly city: string;
  readonly subarea: string;
  readonly furtherSubarea: string;
  readonly tel: string;
  /** `YYYYMMDD`. */
  readonly birthday: string;
  /** 1, 2, 3; the point service also says 4 for "not given". */
  readonly gender: 1 | 2 | 3 | 4;
}

/** A named guest of the demo hotel and what happens to them. */
export interface Story {
  /** Stable handle for tests and the control page. */
  readonly id: string;
  /** What to type into the search field. */
  readonly name: string;
  readonly tell: Bilingual;
  readonly checkin?: CheckinStory;
  readonly checkout?: CheckoutStory;
  readonly trouble?: Trouble;
  readonly member?: MemberStory;
}
