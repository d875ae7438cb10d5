/** One place where a request or an answer is not as the contract says. */
export interface Difference {
  /** Name of the call; method and path where the contract has none. */
  readonly call: string;
  readonly side: 'request' | 'answer';
  /** Where, such as `header AUTH_TOKEN`, `form guest_info[0].age` or `payload.status`. */
  readonly place: string;
  /** What is wrong there, in words that hold no value. */
  readonly problem: string;
  /** What stands there, as JSON; undefined where nothing does. It may be a guest's. */
  readonly value?: string;
}

const LONGEST = 60;

/** A difference in one sentence with its value: for tests and for the hotel's engineers, never for a log of a lobby. */
export const sentence = (difference: Difference): string =>
  difference.value === undefined
    ? sentenceWithoutValue(difference)
    : `${sentenceWithoutValue(difference)}, not ${shortened(difference.value)}`;

/** The same without anything that could be a guest's. */
export const sentenceWithoutValue = ({ call, side, place, problem }: Difference): string =>
  `${call}, ${side}: ${place} ${problem}`;

const shortened = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST)}… (${text.length} characters)` : text;
