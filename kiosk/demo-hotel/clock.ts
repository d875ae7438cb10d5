const DAY_MS = 86_400_000;
const JAPAN_MS = 9 * 3_600_000;

/** Where the hotel gets the time from and how it waits; tests put their own in. */
export interface Clock {
  /** The present moment. */
  now(): Date;
  /** Resolves after that many milliseconds. */
  wait(ms: number): Promise<void>;
}

/** The system's clock. */
export const wallClock: Clock = {
  now: () => new Date(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** The hotel's day (Japan time) that many days from the given moment, as `YYYY-MM-DD`. */
export function hotelDay(from: Date, days: number): string {
  return new Date(from.getTime() + JAPAN_MS + days * DAY_MS).toISOString().slice(0, 10);
}
