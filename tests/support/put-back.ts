import { afterEach, vi } from 'vitest';

/** Puts back after each test what it has replaced: timers, globals, methods that were spied on. */
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
