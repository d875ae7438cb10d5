export interface Difference {
  /** Name of the call; method and path of an unknown one. */
  readonly call: string;
  readonly side: 'request' | 'answer';
  /** Such as `header AUTH_TOKEN`, `form guest_info[0].age` or `payload.status`. */
  readonly place: string;
  /** The fault in words without a value. */
  readonly problem: string;
  /** The value as JSON; undefined for a missing one. It may be a guest's. */
  readonly value?: string;
}

const LONGEST = 60;

/** A difference with its value: for tests and the hotel's engineers, never for a lobby's log. */
export const sentence = (difference: Difference): string =>
  difference.value === undefined
    ? sentenceWithoutValue(difference)
    : `${sentenceWithoutValue(difference)}, not ${shortened(difference.value)}`;

export const sentenceWithoutValue = ({ call, side, place, problem }: Difference): string =>
  `${call}, ${side}: ${place} ${problem}`;

const shortened = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST)}… (${text.length} characters)` : text;
