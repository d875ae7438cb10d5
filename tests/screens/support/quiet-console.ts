import { expect, onTestFinished, vi } from 'vitest';

/** A browser's note, no error of the page: vitest writes it down, browsers do not. */
const NOTES = /ResizeObserver loop completed/;

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
