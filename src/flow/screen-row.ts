import type { Config } from '~/config/schema';
import type { PartyForm } from '~/fields/party';
import type { TextKey } from '~/i18n/keys';
import type { CodeSituation } from './checkin-code';

/** What the back button does: it is hidden, goes straight back, or asks for confirmation first. */
export type Back = 'none' | 'straight' | 'confirm';

/** What must be known before a screen can open, because the screen shows it or depends on it. */
export type Need =
  | 'reservation'
  /** The forms have an entry for every guest of the party. */
  | 'guests'
  | 'representative'
  | 'party'
  | 'signature'
  | 'checked-in'
  | 'checkin-code'
  /** Checked in now, or found to be so by the check-in code. */
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
  /** The mail address typed for the receipt is none, or was not confirmed: it is corrected before the payment. */
  | 'receipt-mail-wrong';

/** The steps of the progress indicator. */
export type Step =
  | 'search'
  | 'reservation'
  | 'guests'
  | 'agreement'
  | 'finish'
  | 'payment'
  | 'queue'
  | 'rooms'
  | 'terms'
  | 'checkout';

/** A name in the languages of the staff. */
export type ScreenName = { readonly ja: string; readonly en: string };

/** What the next screen depends on. */
export type Situation = {
  /** The representative is not alone. */
  readonly hasCompanions: boolean;
  /** There is something to pay, and it is not paid yet. */
  readonly hasPayment: boolean;
  /** So is it, and this tablet takes no cards. */
  readonly paysAtDesk: boolean;
  /** Everything is paid, on this tablet or before. */
  readonly isPaid: boolean;
  readonly code: CodeSituation;
};

/** One screen in the table of both journeys. @template Path the paths of all screens */
export type ScreenRow<Path extends string = string> = {
  /** The screen's title, one or two lines. */
  readonly title: TextKey;
  readonly back: Back;
  /** The name without the journey's: page views count the Japanese one, and the staff read both. */
  readonly name: ScreenName;
  /**
   * What a guest reads out to the staff: A is check-in, B is check-out, X an error; home needs none. Hotels have it on paper,
   * so it stays with its screen, and a new screen gets the next number.
   */
  readonly code: `${'A' | 'B' | 'X'}${number}` | undefined;
  readonly needs: readonly Need[];
  /** The next screen when the guest continues. */
  readonly next: Path | ((situation: Situation) => Path);
  /** The screen's step in the progress indicator; left out before and after a journey. */
  readonly step?: Step;
  /**
   * The screen ends by itself: a finished screen returns to home, and the queue has its own time limit. The
   * guest is not asked whether to continue.
   */
  readonly endsItself?: true;
  /**
   * The main button pays, checks in or checks out: it ignores taps while the screen has just come into view.
   */
  readonly commits?: true;
  /** A card can be in memory while the screen is shown. */
  readonly holdsCard?: true;
  /** The form of the party that is filled in on this screen. */
  readonly form?: PartyForm;
  /** The top bar shows the logo. */
  readonly logo?: true;
  /** Whether the hotel has this screen; otherwise its path behaves as unknown. */
  readonly isOpen?: (config: Config) => boolean;
};
