/** A sleep of unknown length counts as this, in ms: longer than anybody waits for anything. */
const UNKNOWN_MS = 24 * 60 * 60_000;
/** Two clocks may differ by this over any time, in ms. */
const TOLERANCE_MS = 1000;

/** Both clocks at one moment, in ms. */
export type Reading = {
  /** The wall clock: goes on in sleep, but may be set, forwards or back by hours. */
  readonly wall: number;
  /** The browser's own clock: cannot be set, but stands still in sleep on most systems. */
  readonly own: number;
};

const read = (): Reading => ({ wall: Date.now(), own: performance.now() });

let clock = { last: read(), slept: 0 };

/**
 * How long the tablet slept between two moments, if it may have slept: what the wall clock went on more than the browser's
 * own. A wall clock that was put back meanwhile says nothing of it.
 * @returns ms
 */
export function sleepBetween(before: Reading, after: Reading): number {
  const [wall, own] = [after.wall - before.wall, after.own - before.own];
  return wall < own - TOLERANCE_MS ? UNKNOWN_MS : Math.max(0, wall - own);
}

/**
 * The time that has passed, in ms since a moment of no meaning: for limits and waits. It only goes forwards, goes on in
 * sleep, and does not follow a wall clock that is set while a guest stands at the tablet. Sleep is told from such a clock
 * by the page: it is hidden while the screen is off.
 */
export function passedMs(): number {
  note(typeof document !== 'undefined' && document.visibilityState === 'hidden');
  return clock.last.own + clock.slept;
}

function note(maySleep: boolean): void {
  const now = read();
  clock = { last: now, slept: clock.slept + (maySleep ? sleepBetween(clock.last, now) : 0) };
}

// Compared with the last reading before the page was hidden: a tablet may be asleep before it hears of that. Registered
// before anything else that asks for the time when the page is seen again.
if (typeof document !== 'undefined') document.addEventListener('visibilitychange', () => note(true));
