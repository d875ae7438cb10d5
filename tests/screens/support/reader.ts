import { expect } from 'vitest';
import { cdp } from 'vitest/browser';

/** From one key to the next, in ms. */
const GAP_MS = 4;
/** After so long without a key nothing more is expected of a reader, in ms. */
const SILENCE_MS = 300;
const LINE_ENDS = {
  Enter: { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' },
  Tab: { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 },
} as const;

/** A passport reader presses the keys of its lines: the browser's own keys, which write into what has the focus. */
export async function reads(
  lines: readonly string[],
  end: keyof typeof LINE_ENDS = 'Enter',
  gapMs = GAP_MS,
): Promise<void> {
  // The test's page is a frame, to which the browser gives keys once it has the focus.
  window.focus();
  const devtools = cdp();
  let timestamp = Date.now() / 1000;
  for (const key of lines.flatMap((line) => [...line, end])) {
    timestamp += gapMs / 1000;
    const pressed = key === end ? LINE_ENDS[end] : { key, text: key };
    await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', timestamp, ...pressed });
    const { key: name } = pressed;
    await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp, key: name });
  }
}

/** The reader has been silent for so long that the app has looked at what it sent. */
export async function isOver(): Promise<void> {
  const last = performance.now();
  await expect.poll(() => performance.now() - last).toBeGreaterThan(SILENCE_MS);
}
