import { expect } from 'vitest';
import { cdp } from 'vitest/browser';

const GAP_MS = 4;
/** In ms: the reader is done. */
const SILENCE_MS = 800;
const LINE_ENDS = {
  Enter: { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' },
  Tab: { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 },
} as const;

/** Presses the reader's keys in the focused element, all at once with times: a busy machine makes no pause. */
export async function reads(
  lines: readonly string[],
  end: keyof typeof LINE_ENDS = 'Enter',
  gapMs = GAP_MS,
): Promise<void> {
  // The test's frame gets keys once it has the focus.
  window.focus();
  const devtools = cdp();
  // The first call opens the session; others would overtake it.
  await devtools.send('Input.setIgnoreInputEvents', { ignore: false });
  let timestamp = Date.now() / 1000;
  const sent: Promise<unknown>[] = [];
  for (const key of lines.flatMap((line) => [...line, end])) {
    timestamp += gapMs / 1000;
    const pressed = key === end ? LINE_ENDS[end] : { key, text: key };
    sent.push(devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', timestamp, ...pressed }));
    // A letter's key-up has no effect.
    if (key === end) sent.push(devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp, key }));
  }
  await Promise.all(sent);
}

/** The app has looked at the silent reader's keys. */
export async function isOver(): Promise<void> {
  const last = performance.now();
  await expect.poll(() => performance.now() - last).toBeGreaterThan(SILENCE_MS);
}
