import { existsSync } from 'node:fs';

const { CHROMIUM_PATH } = process.env;

const there = (...paths: readonly string[]): string | undefined =>
  CHROMIUM_PATH || paths.find((path) => existsSync(path));

/** The system's Chromium; elsewhere Playwright has its own. */
export const wholeChromium = there('/usr/bin/chromium');

export const findChromium = (): string | undefined =>
  there(
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  );
export const systemChromium = findChromium();
