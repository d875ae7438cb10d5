import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { wholeChromium } from '../../commands/chromium.ts';
import { PlaywrightGuest } from '../../guest/playwright-guest.ts';
import { moveQueue } from '../../guest/staff.ts';
import { pageScript } from '../page-script.ts';

/** The system's Chromium, else Playwright's. */
export const CHROMIUM = wholeChromium ?? chromium.executablePath();
export const MEASURING = pageScript('bench/page/index.ts');
/** The page's slowdown while it is measured. */
export const RATE = 4;
/** In ms: a new browser is busy with itself. */
export const SETTLE_MS = 1000;
/** In ms at full speed: once left alone after its start, the app loads later screens ahead. */
const LOAD_AHEAD_MS = 8000;
const KEYS = ['ヤ', 'マ', 'タ', 'dakuten', 'blank', 'タ', 'ロ', 'ウ'];

/** Types the name on the page's keypad, and leaves the page alone during a measured change. */
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

export interface Browser {
  readonly page: Page;
  readonly guest: BenchGuest;
  /** Sends a touch as a panel does; `end` lifts the finger. Resolves when the page has it. */
  touch(type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number): Promise<void>;
}

/** Gives a folder for the time of some work. */
export async function inFolder<Out>(work: (folder: string) => Promise<Out>): Promise<Out> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Works in the app in a new, slowed browser after its loading ahead. @param hasMotion false asks for less motion */
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
