import { existsSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';

/** The system's Chromium where there is one; Playwright's own elsewhere. */
const systemChromium = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find(
  (path) => path !== undefined && existsSync(path),
);

/** A browser with one blank page, as a lobby tablet shows it. */
export interface Browser {
  readonly page: Page;
  readonly version: string;
  close(): Promise<void>;
}

/** Starts a browser that has never been anywhere; its guests want less motion, which saves the fade. */
export async function openBrowser(): Promise<Browser> {
  const browser = await chromium.launch({
    ...(systemChromium === undefined ? {} : { executablePath: systemChromium }),
    headless: true,
  });
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    hasTouch: true,
    locale: 'ja-JP',
    reducedMotion: 'reduce',
  });
  return { page, version: browser.version(), close: () => browser.close() };
}
