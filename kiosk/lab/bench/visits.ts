import type { Page } from '@playwright/test';
import { CHECKIN, type Journey } from '../../guest/journeys.ts';
import { type Browser, onPage } from './browser.ts';
import { leave } from './changes.ts';

/** On a keyboard, and on the keypad in the page. */
const TYPED = 'YAMADA';
const KEYS = ['ヤ', 'マ', 'タ', 'dakuten', 'blank', 'タ', 'ロ', 'ウ'];

/** What a whole check-in, typed and tapped by a guest, is like at one speed; times in ms. */
export interface Visit {
  /** How many times slower than this machine. */
  readonly rate: number;
  /** A key of a keyboard to its letter. */
  readonly keys: readonly number[];
  /** A key of the keypad in the page to its letter. */
  readonly pad: readonly number[];
  /** Interaction to next paint. */
  readonly interaction: number;
  /** JavaScript's memory when the guest has gone, in bytes. */
  readonly memory: number;
}

/** Whole walks of which only the interaction to next paint is measured, in ms. */
export interface Interaction extends Pick<Visit, 'rate' | 'interaction'> {
  readonly page: 'check-out' | 'dressed check-in' | 'dressed check-out';
}

/** Walks through check-in once on a page just started: as a guest types and taps. */
export const measureVisit = (address: string, rate: number): Promise<Visit> =>
  onPage(address, { rate }, async (browser) => {
    let letters: Pick<Visit, 'keys' | 'pad'> = { keys: [], pad: [] };
    for (const stop of CHECKIN) {
      if (stop.screen === '/checkin/search') letters = await type(browser);
      await leave(browser, stop);
    }
    return {
      rate,
      ...letters,
      interaction: await interactionOn(browser),
      memory: await memoryOf(browser.page),
    };
  });

/** Walks through a journey once on a page just started. @returns interaction to next paint, in ms */
export const measureInteraction = (address: string, journey: Journey, rate: number): Promise<number> =>
  onPage(address, { rate }, async (browser) => {
    for (const stop of journey) await leave(browser, stop);
    return interactionOn(browser);
  });

const interactionOn = async ({ page }: Browser): Promise<number> =>
  (await page.evaluate(() => window.benchVisit())).interaction;

/** Types into the first field of the search, twice. */
async function type({ page }: Browser): Promise<Pick<Visit, 'keys' | 'pad'>> {
  const lettersOf = async (): Promise<readonly number[]> =>
    (await page.evaluate(() => window.benchVisit())).letters;
  await page.locator('[name="reservationName"]').tap();
  await lettersOf();
  for (const letter of TYPED) await page.keyboard.press(letter, { delay: 50 });
  const keys = await lettersOf();
  for (const key of KEYS) await page.locator(`.keypad [data-key="${key}"]`).tap();
  return { keys, pad: await lettersOf() };
}

async function memoryOf(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize;
}
