import { passedMs } from './passed';

const DAY_MS = 24 * 60 * 60_000;
/** A clock that is further ahead of the build is wrong, in ms: it would refuse every card. */
const LONGEST_USE_MS = 20 * 365 * DAY_MS;
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** Time of the last answer, and its arrival in `passedMs`; in ms. */
let lastAnswer: { readonly time: number; readonly at: number } | undefined;

/** Notes the time of a fresh answer of the hotel or its server; never that of a stored one. */
export function noteDate(headers: Headers): void {
  const date = headers.get('Date') ?? '';
  const time = HTTP_DATE.test(date) ? Date.parse(date) : Number.NaN;
  if (isPossible(time)) lastAnswer = { time, at: passedMs() };
}

/**
 * The earlier time of the tablet's clock and the hotel's: a fast clock would refuse every card. A clock outside of
 * the app's life does not count: without a battery it starts in 1970. Undefined if neither counts.
 */
export function timeNow(): Date | undefined {
  const known = lastAnswer ? [lastAnswer.time + passedMs() - lastAnswer.at] : [];
  const possible = [Date.now(), ...known].filter(isPossible);
  return possible.length > 0 ? new Date(Math.min(...possible)) : undefined;
}

/** The day for expiry dates and ages: `timeNow`, or the day of the build. */
export const today = (): Date => timeNow() ?? new Date(buildDay());

/** In ms. Commands that Vite has not built have no such day. */
const buildDay = (): number => (typeof __BUILD_DAY__ === 'string' ? Date.parse(__BUILD_DAY__) : 0);

const isPossible = (time: number): boolean => time >= buildDay() && time < buildDay() + LONGEST_USE_MS;
