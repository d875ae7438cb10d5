import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import type { Tablet } from './tablet.ts';

const CHROMIUM = [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
  (path) => path !== undefined && existsSync(path),
);

/** Chromium, the engine of every other browser test: the one that the others are compared with. */
export async function openChromium(): Promise<Tablet> {
  const browser = await chromium.launch(CHROMIUM === undefined ? {} : { executablePath: CHROMIUM });
  const page = await browser.newPage({ locale: 'ja-JP', hasTouch: true });
  page.setDefaultTimeout(20_000);
  return {
    engine: 'chromium',
    version: browser.version(),
    opens: async (address, size) => {
      await page.setViewportSize(size);
      await page.goto(address);
    },
    asks: (question, given) => page.evaluate(`(${question.toString()})(${JSON.stringify(given) ?? ''})`),
    taps: (selector) => page.locator(selector).first().click(),
    tapsAt: (x, y) => page.mouse.click(x, y),
    types: (selector, text) => page.locator(selector).fill(text),
    picks: (selector, file) => page.locator(selector).setInputFiles(file),
    draws: async (selector, line) => {
      await page.locator(selector).hover();
      const box = await page.locator(selector).boundingBox();
      if (!box) throw new Error(`${selector} is not shown`);
      for (const [at, [x, y]] of line.entries()) {
        await page.mouse.move(box.x + box.width * x, box.y + box.height * y);
        if (at === 0) await page.mouse.down();
      }
      await page.mouse.up();
    },
    picture: () => page.screenshot(),
    closes: () => browser.close(),
  };
}
