const DAY_MS = 86_400_000;
const JAPAN_MS = 9 * 3_600_000;

/** The hotel's time; tests have their own. */
export interface Clock {
  now(): Date;
  wait(ms: number): Promise<void>;
}

export const wallClock: Clock = {
  now: () => new Date(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** The hotel's day (Japan time) `days` later, as `YYYY-MM-DD`. */
export function hotelDay(from: Date, days: number): string {
  return new Date(from.getTime() + JAPAN_MS + days * DAY_MS).toISOString().slice(0, 10);
}
