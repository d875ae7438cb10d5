/** Counts for a sleep of unknown length, in ms: longer than any wait. */
const UNKNOWN_MS = 24 * 60 * 60_000;
/** Difference that two correct clocks may have, in ms. */
const TOLERANCE_MS = 1000;

/** Both clocks at one moment, in ms. */
type ClockReading = {
  /** The wall clock: runs during sleep, but can be set. */
  readonly wall: number;
  /** The browser's clock: cannot be set, but most systems stop it during sleep. */
  readonly own: number;
};

const read = (): ClockReading => ({ wall: Date.now(), own: performance.now() });

let clock = { last: read(), slept: 0 };

/** Ms of sleep between two moments: the wall clock's advance over the browser's. Unknown if it was put back. */
export function sleepBetween(before: ClockReading, after: ClockReading): number {
  const [wall, own] = [after.wall - before.wall, after.own - before.own];
  return wall < own - TOLERANCE_MS ? UNKNOWN_MS : Math.max(0, wall - own);
}

/**
 * Elapsed time for limits and waits, in ms from an arbitrary start. It includes sleep, which needs a hidden page, and
 * ignores a wall clock that is set at a guest's visit.
 */
export function passedMs(): number {
  note(typeof document !== 'undefined' && document.visibilityState === 'hidden');
  return clock.last.own + clock.slept;
}

function note(maySleep: boolean): void {
  const now = read();
  clock = { last: now, slept: clock.slept + (maySleep ? sleepBetween(clock.last, now) : 0) };
}

// Compares with the last reading before the page was hidden. Registered before all other listeners of this event.
if (typeof document !== 'undefined') document.addEventListener('visibilitychange', () => note(true));
