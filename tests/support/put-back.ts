import { afterEach, vi } from 'vitest';

/** Restores timers, globals and spied methods after each test. */
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
