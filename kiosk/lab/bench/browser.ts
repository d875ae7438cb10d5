import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { wholeChromium } from '../../commands/chromium.ts';
import { PlaywrightGuest } from '../../guest/playwright-guest.ts';
import { moveQueue } from '../../guest/staff.ts';
import { pageScript } from '../page-script.ts';

/** The system's Chromium where there is one; Playwright's own elsewhere. */
export const CHROMIUM = wholeChromium ?? chromium.executablePath();
/** What measures inside each page. */
export const MEASURING = pageScript('bench/page/index.ts');
/** How many times slower than this machine a page runs while it is measured. */
export const RATE = 4;
/** A browser just started is busy with itself; in ms. */
export const SETTLE_MS = 1000;
/** After its start the app loads ahead what later screens need, once it has been left alone; in ms, at this machine's own speed. */
const LOAD_AHEAD_MS = 8000;
/** Of the keypad in the page, for the name of a guest. */
const KEYS = ['ヤ', 'マ', 'タ', 'dakuten', 'blank', 'タ', 'ロ', 'ウ'];

/** A guest who types the name on the keypad in the page, and asks nothing of the page while a change of screen is measured. */
class BenchGuest extends PlaywrightGuest {
  override async types(name: string, text: string): Promise<void> {
    if (name === 'reservationName') {
      await this.field(name).tap();
      for (const key of KEYS) await this.page.locator(`.keypad [data-key="${key}"]`).tap();
    }
    await super.types(name, text);
  }

  override async isCalled(): Promise<void> {
    await this.page.locator('[data-field="waitNum"]').waitFor();
    for (let places = 0; places < 2; places += 1) await moveQueue(this.page.url());
  }
}

/** A browser with one page that Playwright drives. */
export interface Browser {
  readonly page: Page;
  /** Whoever stands before it. */
  readonly guest: BenchGuest;
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
 * Opens the app in a browser just started, waits until it has loaded ahead, slows it down, and works in it.
 * @param hasMotion false asks pages for less motion, as a person may in the system's settings
 */
export const onPage = <Out>(
  address: string,
  hasMotion: boolean,
  work: (browser: Browser) => Promise<Out>,
): Promise<Out> =>
  inFolder(async (profile) => {
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: CHROMIUM,
      viewport: { width: 1280, height: 800 },
      hasTouch: true,
      locale: 'ja-JP',
      reducedMotion: hasMotion ? 'no-preference' : 'reduce',
    });
    try {
      await context.addInitScript({ content: await MEASURING });
      const page = context.pages()[0] ?? (await context.newPage());
      const devtools = await context.newCDPSession(page);
      await page.waitForTimeout(SETTLE_MS);
      await page.goto(address);
      await page.waitForTimeout(LOAD_AHEAD_MS);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: RATE });
      return await work({
        page,
        guest: new BenchGuest(page),
        touch: async (type, x, y) => {
          const touchPoints = type === 'touchEnd' ? [] : [{ x, y, force: 0.5 }];
          await devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
        },
      });
    } finally {
      await context.close();
    }
  });
