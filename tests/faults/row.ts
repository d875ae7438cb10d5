import type { FaultId, Sight } from './columns';
import type { Fact, Place } from './guest';

export type { Fact, Place };

export type Exception = {
  readonly sees?: Sight;
  readonly sends?: readonly string[];
  readonly again?: readonly string[];
  readonly left?: readonly Fact[];
};

export type Row = {
  readonly call: string;
  readonly when: string;
  readonly at: Place;
  readonly system?: 'legacy' | 'cico';
  /** Asked ahead of the tap, as the screen opens. */
  readonly isAhead?: true;
  /** Changes the hotel; any success will do. */
  readonly changes?: true;
  /** Reads, but is not repeated: a POST, or the card provider's. */
  readonly askedOnce?: true;
  /** A 404 sends the guest to the front desk. */
  readonly notFound?: 'front-desk' | undefined;
  /** The guest's same view of all faults. */
  readonly sees?: Sight;
  /** The tap's calls in success, this one included. */
  readonly sends: readonly string[];
  /** An earlier check-in was acted on, but not answered. */
  readonly afterLostCheckin?: true;
  /** The next try's calls after a fault. */
  readonly again: readonly string[];
  readonly left: readonly Fact[];
  readonly done: readonly Fact[];
  /** A double tap's sendings, by default one; `none` without a tap. */
  readonly doubleTap?: 'twice' | 'none';
  /** The calls after a 401, up to this one again; absent without a token or reservation. */
  readonly renews?: readonly string[];
  /** The effects of a missing answer, by whether the hotel acted. */
  readonly unanswered?: { readonly acted: Exception; readonly notActed: Exception };
  readonly but?: Partial<Record<FaultId, Exception>>;
};
