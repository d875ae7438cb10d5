import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { PlaywrightGuest } from '../../guest/playwright-guest.ts';
import { moveQueue } from '../../guest/staff.ts';
import { pageScript } from '../page-script.ts';

/** The system's Chromium where there is one; Playwright's own elsewhere. */
export const CHROMIUM =
  [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find((path) => path !== undefined && existsSync(path)) ??
  chromium.executablePath();
/** What measures inside each page. */
export const MEASURING = pageScript('bench/page/index.ts');
/** A browser just started is busy with itself; in ms. */
export const SETTLE_MS = 1000;
/** After its start the app fetches ahead what later screens need; in ms, at this machine's own speed. */
const FETCH_AHEAD_MS = 5000;

/** The version of the browser that is measured with, such as `Chromium 156.0.1.2`. */
export const browserVersion = (): string =>
  execFileSync(CHROMIUM, ['--version'], { encoding: 'utf8' }).trim();

/** A guest who asks nothing of the page while a change of screen is measured. */
class BenchGuest extends PlaywrightGuest {
  override async isCalled(): Promise<void> {
    await this.page.locator('[data-field="waitNum"]').waitFor();
    for (let places = 0; places < 2; places += 1) await moveQueue(this.page.url());
  }
}

/** A browser with one page, as slow as asked, that Playwright drives. */
export interface Browser {
  readonly page: Page;
  /** Whoever stands before it. */
  readonly guest: BenchGuest;
  /** Makes the page's main thread `rate` times slower. */
  throttle(rate: number): Promise<void>;
  /** Sends a touch as a touch panel does; `end` lifts the finger. Resolves when the page has taken it. */
  touch(type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number): Promise<void>;
}

/** Gives a folder for as long as something is done in it. */
export async function inFolder<Out>(work: (folder: string) => Promise<Out>): Promise<Out> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * Opens a page in a browser just started, waits until it has fetched ahead, and works in it.
 * @param options.fade false asks pages for less motion, as a person may in the system's settings
 */
export const onPage = <Out>(
  address: string,
  { fade = true, rate = 1 },
  work: (browser: Browser) => Promise<Out>,
): Promise<Out> =>
  inFolder(async (profile) => {
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: CHROMIUM,
      viewport: { width: 1280, height: 800 },
      hasTouch: true,
      locale: 'ja-JP',
      reducedMotion: fade ? 'no-preference' : 'reduce',
    });
    try {
      await context.addInitScript({ content: await MEASURING });
      const page = context.pages()[0] ?? (await context.newPage());
      const devtools = await context.newCDPSession(page);
      const throttle = async (to: number) => {
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: to });
      };
      await page.waitForTimeout(SETTLE_MS);
      await page.goto(address);
      await page.waitForTimeout(FETCH_AHEAD_MS);
      await throttle(rate);
      return await work({
        page,
        guest: new BenchGuest(page),
        throttle,
        touch: async (type, x, y) => {
          const touchPoints = type === 'touchEnd' ? [] : [{ x, y, force: 0.5 }];
          await devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
        },
      });
    } finally {
      await context.close();
    }
  });
