import { expect, onTestFinished, vi } from 'vitest';

/** Fails the test where the app writes an error to the console. */
export function keepsConsoleQuiet(): void {
  const written = vi.spyOn(console, 'error');
  onTestFinished(() => {
    const errors = written.mock.calls.map((call) => call.map(String).join(' '));
    written.mockRestore();
    expect(errors, 'errors in the console').toEqual([]);
  });
}
