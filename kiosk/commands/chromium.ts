import { existsSync } from 'node:fs';

/** The system's Chromium where there is one, without its window if it comes so; Playwright takes its own elsewhere. */
export const systemChromium = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
].find((path) => path !== undefined && existsSync(path));
