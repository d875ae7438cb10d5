import type { FaultId, Sight } from './columns';
import type { Fact, Place } from './guest';

export type { Fact, Place };

/** A cell where it is not what the rules say. */
export type Exception = {
  readonly sees?: Sight;
  readonly sends?: readonly string[];
  readonly again?: readonly string[];
  readonly left?: readonly Fact[];
};

/** A call at its place in the journey. */
export type Row = {
  readonly call: string;
  /** In words, for the page. */
  readonly when: string;
  readonly at: Place;
  readonly system?: 'legacy' | 'cico';
  /** It is asked ahead of the tap, as the screen opens. */
  readonly isAhead?: true;
  /** It changes something at the hotel, and any success will do. */
  readonly changes?: true;
  /** It changes nothing, and is not asked once more by the app: it is posted, or goes to the card provider. */
  readonly askedOnce?: true;
  /** A 404 sends the guest to the front desk. */
  readonly notFound?: 'front-desk' | undefined;
  /** What every fault looks like to the guest, where it is not told apart. */
  readonly sees?: Sight;
  /** Which calls the tap sends when all goes well, this one among them. */
  readonly sends: readonly string[];
  /** The check-in before it got no answer, though the hotel had acted. */
  readonly afterLostCheckin?: true;
  /** Which calls the next try sends after a fault. */
  readonly again: readonly string[];
  /** What is left after a fault. */
  readonly left: readonly Fact[];
  /** What is known when all went well. */
  readonly done: readonly Fact[];
  /** How often the call is sent by a double tap, where not once; `none` where no tap sends it. */
  readonly doubleTap?: 'twice' | 'none';
  /** The calls that follow a 401, up to this one once more; nothing where it carries no token, or no reservation was found. */
  readonly renews?: readonly string[];
  /** Where the call got no answer: what is agreed if the hotel has acted, and if it has not. */
  readonly unanswered?: { readonly acted: Exception; readonly notActed: Exception };
  readonly but?: Partial<Record<FaultId, Exception>>;
};
