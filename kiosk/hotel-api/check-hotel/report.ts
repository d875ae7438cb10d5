/** How a call went. */
export type Verdict =
  /** Answered as published. */
  | 'good'
  /** Refused as published, where that may be. */
  | 'refused'
  /** Not as published, or not as a test reservation has to be answered. */
  | 'wrong'
  /** Not tried. */
  | 'left out';

/** One call. */
export interface Row {
  readonly call: string;
  readonly verdict: Verdict;
  /** HTTP status; null where no answer came. */
  readonly status: number | null;
  readonly ms: number | null;
  /** Whether the answer is as published; null where there is none. */
  readonly fits: boolean | null;
  /** What is missing or of another kind, and whatever else is wrong. A value that may be a guest's is not in it. */
  readonly wrong: readonly string[];
  /** Ids that are numbers, no digit of which is lost yet. */
  readonly asNumbers: readonly string[];
  /** Fields that the tablet does not know. */
  readonly extra: readonly string[];
  readonly guestSees: string;
}

/** What is wrong with the way to the hotel, or with several calls. */
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

/** A failure, as the only finding. */
export const wrong = (about: Finding['about'], sentence: string): readonly Finding[] => [
  { about, weight: 'wrong', sentence },
];
/** Something worth knowing, as the only finding. */
export const note = (about: Finding['about'], sentence: string): readonly Finding[] => [
  { about, weight: 'note', sentence },
];

/** All that was found out. */
export interface Report {
  readonly url: string;
  readonly system: string;
  /** ISO time. */
  readonly at: string;
  readonly good: boolean;
  readonly findings: readonly Finding[];
  readonly calls: readonly Row[];
  /** What a tablet meets at a hotel, and this run did not; a sentence each. */
  readonly notSeen: readonly string[];
}
