import { passedMs } from './passed';

const DAY_MS = 24 * 60 * 60_000;
/** A clock that is further ahead of the build than this is wrong, in ms: it would refuse every card. */
const LONGEST_USE_MS = 20 * 365 * DAY_MS;
/** The `Date` header of an HTTP answer (RFC 9110, 5.6.7). */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** What the last answer said, and when it came as `passedMs` has it; in ms. */
let heard: { readonly time: number; readonly at: number } | undefined;

/** Notes the time in an answer of the hotel or its server, never one that was stored. A header that cannot be read changes nothing. */
export function noteDate(headers: Headers): void {
  const date = headers.get('Date') ?? '';
  const time = HTTP_DATE.test(date) ? Date.parse(date) : Number.NaN;
  if (isPossible(time)) heard = { time, at: passedMs() };
}

/**
 * The time by the tablet's clock or by the hotel's, whichever is earlier: by a clock that is ahead no card would be valid. A
 * clock before the day of the build, or long after it, counts for nothing: a tablet without a clock battery starts in 1970.
 * Undefined while neither counts.
 */
export function timeNow(): Date | undefined {
  const known = heard ? [heard.time + passedMs() - heard.at] : [];
  const possible = [Date.now(), ...known].filter(isPossible);
  return possible.length > 0 ? new Date(Math.min(...possible)) : undefined;
}

/** The day by which cards expire and guests have their age: `timeNow`, and the day of the build while that is not known. */
export const today = (): Date => timeNow() ?? new Date(buildDay());

/** The day of the build, which no moment of the app's life precedes; in ms. Commands that Vite has not built have none. */
const buildDay = (): number => (typeof __BUILD_DAY__ === 'string' ? Date.parse(__BUILD_DAY__) : 0);

const isPossible = (time: number): boolean => time >= buildDay() && time < buildDay() + LONGEST_USE_MS;
