import { expect } from 'vitest';
import { cdp } from 'vitest/browser';

/** From one key to the next, in ms. */
const GAP_MS = 4;
/** After so long without a key nothing more is expected of a reader, in ms. */
const SILENCE_MS = 800;
const LINE_ENDS = {
  Enter: { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' },
  Tab: { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 },
} as const;

/**
 * A passport reader presses the keys of its lines: the browser's own keys, which write into what has the focus. They are sent
 * all at once, each with the time at which the device pressed it: a busy test machine must not make a pause between two.
 */
export async function reads(
  lines: readonly string[],
  end: keyof typeof LINE_ENDS = 'Enter',
  gapMs = GAP_MS,
): Promise<void> {
  // The test's page is a frame, to which the browser gives keys once it has the focus.
  window.focus();
  const devtools = cdp();
  // The first call opens the session, during which others would overtake it.
  await devtools.send('Input.setIgnoreInputEvents', { ignore: false });
  let timestamp = Date.now() / 1000;
  const sent: Promise<unknown>[] = [];
  for (const key of lines.flatMap((line) => [...line, end])) {
    timestamp += gapMs / 1000;
    const pressed = key === end ? LINE_ENDS[end] : { key, text: key };
    sent.push(devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', timestamp, ...pressed }));
    // A letter does nothing when it is let go.
    if (key === end) sent.push(devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp, key }));
  }
  await Promise.all(sent);
}

/** The reader has been silent for so long that the app has looked at what it sent. */
export async function isOver(): Promise<void> {
  const last = performance.now();
  await expect.poll(() => performance.now() - last).toBeGreaterThan(SILENCE_MS);
}
