/** The clocks of the machine. */
export interface Clock {
  /** The date, which people and time servers put forward and back: for what is shown, never for how long something lasts. */
  readonly date: () => Date;
  /** Milliseconds that only grow: for how long something lasts. They mean nothing to another process. */
  readonly ms: () => number;
}

/** The clocks of this machine. */
export const CLOCK: Clock = { date: () => new Date(), ms: () => performance.now() };

/** A moment by both clocks. */
export interface Moment {
  readonly date: Date;
  readonly ms: number;
}

/** This moment. */
export const momentOf = (clock: Clock): Moment => ({ date: clock.date(), ms: clock.ms() });

/** When something happened, by the date as it is set now. @param ms when it happened */
export const dateOf = (ms: number, now: Moment): Date => new Date(now.date.getTime() - (now.ms - ms));

/** When something happened that another gateway dates; what it dates after now happened now, as the clocks differ. */
export const msOf = (date: Date, now: Moment): number =>
  now.ms - Math.max(0, now.date.getTime() - date.getTime());
