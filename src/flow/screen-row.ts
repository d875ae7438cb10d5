import type { Config } from '~/config/schema';
import type { PartyForm } from '~/fields/party';
import type { TextKey } from '~/i18n/keys';
import type { CodeSituation } from './checkin-code';

/** The back button is hidden, goes straight back, or asks first. */
export type Back = 'none' | 'straight' | 'confirm';

/** Data that a screen needs before it can open. */
export type Need =
  | 'reservation'
  /** The forms have an entry for every guest of the party. */
  | 'guests'
  | 'representative'
  | 'party'
  | 'signature'
  | 'checked-in'
  | 'checkin-code'
  /** Checked in now or before, by the check-in code. */
  | 'arrived'
  | 'queue'
  | 'called'
  | 'rooms'
  | 'terms'
  | 'settled'
  | 'checked-out'
  | 'payment'
  | 'payment-unanswered'
  | 'card'
  | 'paid'
  /** The receipt's mail address is invalid or unconfirmed: it is corrected before the payment. */
  | 'receipt-mail-wrong';

/** The steps of the progress indicator, with their names. */
export const STEPS = {
  search: 'steps.search',
  reservation: 'steps.reservation',
  guests: 'steps.guests',
  agreement: 'steps.agreement',
  finish: 'steps.finish',
  payment: 'steps.payment',
  queue: 'steps.queue',
  rooms: 'steps.rooms',
  terms: 'steps.terms',
  checkout: 'steps.checkout',
} as const satisfies Readonly<Record<string, TextKey>>;
export type Step = keyof typeof STEPS;

/** A name in the languages of the staff. */
export type ScreenName = { readonly ja: string; readonly en: string };

/** The facts that decide the next screen. */
export type Situation = {
  readonly asksRepresentative: boolean;
  /** There are companions, and the hotel asks them something. */
  readonly asksCompanions: boolean;
  /** An amount above zero is unpaid. */
  readonly hasPayment: boolean;
  /** It is unpaid, and this tablet takes no cards. */
  readonly paysAtDesk: boolean;
  /** Everything is paid, here or before. */
  readonly isPaid: boolean;
  readonly code: CodeSituation;
};

/** One screen in the table of both journeys. @template Path the paths of all screens */
export type ScreenRow<Path extends string = string> = {
  /** One or two lines. */
  readonly title: TextKey;
  readonly back: Back;
  /** The name without its journey. Page views count the Japanese one; staff read both. */
  readonly name: ScreenName;
  /**
   * The code that a guest reads out to staff. Hotels have it on paper: it never changes, and a new screen gets the
   * next one.
   */
  readonly code: `${'A' | 'B' | 'X'}${number}` | undefined;
  readonly needs: readonly Need[];
  readonly next: Path | ((situation: Situation) => Path);
  /** The step of the progress indicator; absent before and after a journey. */
  readonly step?: Step;
  /** The screen ends by itself, so no idle dialog asks: a finished screen returns home, and the queue has its own limit. */
  readonly endsItself?: true;
  /** The main button pays, checks in or checks out, so it ignores early taps. */
  readonly commits?: true;
  readonly holdsCard?: true;
  readonly form?: PartyForm;
  readonly logo?: true;
  /** False if the hotel lacks this screen; its path is then unknown. */
  readonly isOpen?: (config: Config) => boolean;
};
