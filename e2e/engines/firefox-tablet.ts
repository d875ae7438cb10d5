import puppeteer from 'puppeteer-core';
import type { Tablet } from './tablet.ts';
import { type Place, placesOn, placeToTouch, selectAll } from './touch-places.ts';

const TIMEOUT_MS = 20_000;

/** The system's Firefox by WebDriver BiDi. Playwright asks for more of BiDi than a stable Firefox has. */
export async function openFirefox(executablePath: string): Promise<Tablet> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'ja' },
  });
  const page = await browser.newPage();
  const asks = <Given, Answer>(question: (given: Given) => Answer, given: Given) =>
    page.evaluate<[], () => Answer>(`(${question.toString()})(${JSON.stringify(given) ?? ''})`);
  const find = async (selector: string): Promise<Place> => {
    const deadline = Date.now() + TIMEOUT_MS;
    for (;;) {
      const place = await asks(placeToTouch, selector);
      if (place) return place;
      if (Date.now() > deadline) throw new Error(`${selector} cannot be touched`);
    }
  };
  const taps = async (selector: string) => page.mouse.click(...(await find(selector)));
  return {
    version: await browser.version(),
    asks,
    taps,
    opens: async (address, size) => {
      await page.setViewport(size);
      await page.goto(address);
    },
    tapsAt: (x, y) => page.mouse.click(x, y),
    types: async (selector, text) => {
      await taps(selector);
      await asks(selectAll, selector);
      await page.keyboard.type(text);
    },
    picks: async (selector, file) => {
      const input = await page.$(selector);
      await (await input?.toElement('input'))?.uploadFile(file);
    },
    draws: async (selector, line) => {
      await find(selector);
      for (const [at, place] of (await asks(placesOn, { selector, line })).entries()) {
        await page.mouse.move(...place);
        if (at === 0) await page.mouse.down();
      }
      await page.mouse.up();
    },
    picture: async () => Buffer.from(await page.screenshot()),
    closes: () => browser.close(),
  };
}
