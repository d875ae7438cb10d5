export interface Clock {
  /** The date, which people and time servers change: for display, never for durations. */
  readonly date: () => Date;
  /** Milliseconds that only grow, for durations within this process. */
  readonly ms: () => number;
}

export const CLOCK: Clock = { date: () => new Date(), ms: () => performance.now() };

export interface Moment {
  readonly date: Date;
  readonly ms: number;
}

export const momentOf = (clock: Clock): Moment => ({ date: clock.date(), ms: clock.ms() });

/** The date of an event by today's setting of the clock. @param ms when it happened */
export const dateOf = (ms: number, now: Moment): Date => new Date(now.date.getTime() - (now.ms - ms));

/** The monotonic time of an event dated by another gateway; a date in the future counts as now. */
export const msOf = (date: Date, now: Moment): number =>
  now.ms - Math.max(0, now.date.getTime() - date.getTime());
