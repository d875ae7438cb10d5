import type { Config } from '~/config/schema';
import type { PartyForm } from '~/fields/party';
import type { TextKey } from '~/i18n/keys';
import type { CodeSituation } from './checkin-code';

/** What the back button does: not there, straight back, or back after a question. */
export type Back = 'none' | 'straight' | 'confirm';

/** What must be known before a screen may open; without it the screen would be half empty. */
export type Need =
  | 'reservation'
  /** Everybody of the party has a place in the forms. */
  | 'guests'
  | 'representative'
  | 'party'
  | 'signature'
  | 'checked-in'
  | 'checkin-code'
  | 'queue'
  | 'called'
  | 'rooms'
  | 'terms'
  | 'settled'
  | 'checked-out'
  | 'payment'
  | 'payment-unanswered'
  | 'card'
  | 'paid';

/** The named steps of a journey. */
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

/** What the next screen depends on. */
export type Situation = {
  /** Somebody comes along with the representative. */
  readonly hasCompanions: boolean;
  /** There is something to pay, and it is not paid yet. */
  readonly hasPayment: boolean;
  /** There is nothing left to pay: it was paid here or before. */
  readonly isPaid: boolean;
  readonly code: CodeSituation;
};

/**
 * One screen in the table of both journeys.
 * @template Path the paths of all screens
 */
export type ScreenRow<Path extends string = string> = {
  /** Its title, of one or two lines. */
  readonly title: TextKey;
  readonly back: Back;
  /** The name under which page views are counted; Japanese, whatever the guest's language. */
  readonly pageName: string;
  readonly needs: readonly Need[];
  /** The screen that follows when the guest goes on. */
  readonly next: Path | ((situation: Situation) => Path);
  /** Its step in the indicator; none where a journey has not begun or is over. */
  readonly step?: Step;
  /** Its own end: a finished screen returns home by itself, the queue has a limit of its own. Nobody is asked there. */
  readonly endsItself?: true;
  /** Its main button pays, checks in or checks out: it takes no tap while the screen has only just come into view. */
  readonly commits?: true;
  /** A card may be in memory while it is shown. */
  readonly holdsCard?: true;
  /** The form of the party that it completes. */
  readonly form?: PartyForm;
  /** The logo stands in its top bar. */
  readonly logo?: true;
  /** Whether the hotel has it at all; a screen it has not behaves as an unknown path. */
  readonly isOpen?: (config: Config) => boolean;
};
