import { afterEach, vi } from 'vitest';

/** What a test has replaced is there again after it: timers, globals, methods that were spied on. */
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
