import { existsSync } from 'node:fs';

const { CHROMIUM_PATH } = process.env;

const there = (...paths: readonly string[]): string | undefined =>
  CHROMIUM_PATH || paths.find((path) => existsSync(path));

/** The system's Chromium where there is one, as it comes with a window; Playwright takes its own elsewhere. */
export const wholeChromium = there('/usr/bin/chromium');

/** The same, without its window if it comes so. */
export const findChromium = (): string | undefined =>
  there(
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  );
export const systemChromium = findChromium();
