export type Verdict =
  | 'good'
  | 'refused'
  /** Not as published, or no answer for a test reservation. */
  | 'wrong'
  | 'left out';

export interface Row {
  readonly call: string;
  readonly verdict: Verdict;
  /** Null without an answer. */
  readonly status: number | null;
  readonly ms: number | null;
  /** Whether the answer is as published; null without one. */
  readonly fits: boolean | null;
  /** All faults, without values that may be a guest's. */
  readonly wrong: readonly string[];
  /** Ids sent as numbers, so far without a lost digit. */
  readonly asNumbers: readonly string[];
  readonly extra: readonly string[];
  readonly guestSees: string;
}

/** A fault of the connection or of several calls. */
export interface Finding {
  readonly about:
    | 'connection'
    | 'tls'
    | 'clock'
    | 'cors'
    | 'header names'
    | 'page'
    | 'address'
    | 'key'
    | 'ids'
    | 'slow'
    | 'encoding'
    | 'names'
    | 'levels'
    | 'text'
    | 'stay'
    | 'code'
    | 'size'
    | 'queue'
    | 'bill';
  /** `note`: worth knowing, no failure. */
  readonly weight: 'wrong' | 'note';
  readonly sentence: string;
}

export const wrong = (about: Finding['about'], sentence: string): readonly Finding[] => [
  { about, weight: 'wrong', sentence },
];
export const note = (about: Finding['about'], sentence: string): readonly Finding[] => [
  { about, weight: 'note', sentence },
];

export interface Report {
  readonly url: string;
  readonly system: string;
  readonly at: string;
  readonly good: boolean;
  readonly findings: readonly Finding[];
  readonly calls: readonly Row[];
  /** A tablet's cases that this run did not see, each in a sentence. */
  readonly notSeen: readonly string[];
}
