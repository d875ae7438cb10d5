import { existsSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { BenchGuest } from './bench-guest.ts';
import { pageScript } from './inject.ts';

/** The system's Chromium where there is one; Playwright's own elsewhere. */
const systemChromium = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find(
  (path) => path !== undefined && existsSync(path),
);
/** What measures inside each page. */
export const MEASURING = pageScript();
/** A browser just started is busy with itself; in ms. */
export const SETTLE_MS = 1000;

const PROGRAM = systemChromium === undefined ? {} : { executablePath: systemChromium };

/** The program that is measured with. */
export const chromiumPath = (): string => systemChromium ?? chromium.executablePath();

/** The version of the browser that is measured with, such as 156.0.1.2. */
export async function browserVersion(): Promise<string> {
  const browser = await chromium.launch({ ...PROGRAM, headless: true });
  const version = browser.version();
  await browser.close();
  return version;
}

/** A browser with one blank page, as slow as asked, that Playwright drives. */
export interface Browser {
  readonly page: Page;
  /** Whoever stands before it. */
  readonly guest: BenchGuest;
  /** Makes the page's main thread `rate` times slower. */
  throttle(rate: number): Promise<void>;
  /** Sends a touch as a touch panel does; `end` lifts the finger. Resolves when the page has taken it. */
  touch(type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number): Promise<void>;
  /** Ends the browser; what it keeps stays in its profile. */
  close(): Promise<void>;
}

/**
 * Starts a browser on a profile folder, which may be empty.
 * @param options.fade false asks pages for less motion, as a person may in the system's settings
 */
export async function openBrowser(
  profile: string,
  { fade = true }: { readonly fade?: boolean } = {},
): Promise<Browser> {
  const context = await chromium.launchPersistentContext(profile, {
    ...PROGRAM,
    headless: true,
    viewport: { width: 1280, height: 800 },
    hasTouch: true,
    locale: 'ja-JP',
    reducedMotion: fade ? 'no-preference' : 'reduce',
  });
  await context.addInitScript({ content: await MEASURING });
  const page = context.pages()[0] ?? (await context.newPage());
  const devtools = await context.newCDPSession(page);
  const throttle = async (to: number) => {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: to });
  };
  await page.waitForTimeout(SETTLE_MS);
  return {
    page,
    guest: new BenchGuest(page),
    throttle,
    touch: async (type, x, y) => {
      const touchPoints = type === 'touchEnd' ? [] : [{ x, y, force: 0.5 }];
      await devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
    },
    close: () => context.close(),
  };
}
