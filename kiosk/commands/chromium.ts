import { existsSync } from 'node:fs';

const there = (...paths: readonly string[]): string | undefined =>
  [process.env.CHROMIUM_PATH, ...paths].find((path) => path !== undefined && existsSync(path));

/** The system's Chromium where there is one, as it comes with a window; Playwright takes its own elsewhere. */
export const wholeChromium = there('/usr/bin/chromium');

/** The same, without its window if it comes so. */
export const systemChromium = there('/usr/bin/chromium-headless-shell', '/usr/bin/chromium');
