import { expect, onTestFinished, vi } from 'vitest';

/** A browser's own note, which is no error of the page: vitest writes it down, browsers do not. */
const NOTES = /ResizeObserver loop completed/;

/** Fails the test where the app writes an error to the console. */
export function keepsConsoleQuiet(): void {
  const written = vi.spyOn(console, 'error');
  onTestFinished(() => {
    const errors = written.mock.calls
      .map((call) => call.map(String).join(' '))
      .filter((error) => !NOTES.test(error));
    written.mockRestore();
    expect(errors, 'errors in the console').toEqual([]);
  });
}
