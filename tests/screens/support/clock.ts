import { onTestFinished, vi } from 'vitest';

/**
 * Lets time in the page leap on when the test says so; in between it goes by as always. To be called before the tablet is
 * opened. Ends with the test.
 * @returns lets so many ms go by at once
 */
export function leapsInTime(): (ms: number) => Promise<void> {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    shouldAdvanceTime: true,
  });
  onTestFinished(() => void vi.useRealTimers());
  return async (ms) => void (await vi.advanceTimersByTimeAsync(ms));
}

/** The calendar of the tablet stands at a moment, until the test ends. */
export function standsAt(moment: string): void {
  vi.setSystemTime(moment);
  onTestFinished(() => void vi.useRealTimers());
}
