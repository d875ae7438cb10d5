import { setTimeout as pause } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { z } from 'zod';
import { CHROMIUM, MEASURING, SETTLE_MS } from './browser.ts';

/** Nothing of the browser's own beside the page; Japanese, as home's first language is chosen by it. */
const ARGS =
  '--headless --no-sandbox --no-first-run --no-default-browser-check --mute-audio --disable-background-networking ' +
  '--disable-component-update --disable-sync --disable-extensions --lang=ja-JP --accept-lang=ja-JP about:blank';

const EVALUATED = z.object({
  result: z.object({ value: z.optional(z.unknown()) }),
  exceptionDetails: z.optional(z.object({ text: z.string() })),
});

/** A page that nobody looks into. */
export interface QuietPage {
  /** Opens an address, or the page again without one. Resolves when it has begun to come. */
  open(url?: string): Promise<void>;
  /** Asks the page for the value of JavaScript; a promise is waited for. @throws Error where the page does */
  ask(expression: string): Promise<unknown>;
}

/**
 * Works in a browser that is started on a profile folder, which may be empty and keeps what it keeps. Only a bare session of
 * puppeteer's is used, no page of it: a tablet has no developer tools that listen; where they do, V8 reads whole scripts
 * again to say where each error was made and each request was sent from.
 * @param rate how many times slower than this machine
 */
export async function inQuietBrowser<Out>(
  profile: string,
  rate: number,
  work: (page: QuietPage) => Promise<Out>,
): Promise<Out> {
  const browser = await puppeteer.launch({
    executablePath: CHROMIUM,
    ignoreDefaultArgs: true,
    args: [`--user-data-dir=${profile}`, ...ARGS.split(' ')],
    pipe: true,
  });
  try {
    const target = await browser.waitForTarget((one) => one.type() === 'page');
    const devtools = await target.createCDPSession();
    await devtools.send('Page.enable');
    const screen = { width: 1280, height: 800, deviceScaleFactor: 1, mobile: false };
    await devtools.send('Emulation.setDeviceMetricsOverride', screen);
    await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await devtools.send('Page.addScriptToEvaluateOnNewDocument', { source: await MEASURING });
    await pause(SETTLE_MS);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
    return await work({
      open: async (url) => {
        const begun = new Promise((resolve) => devtools.once('Page.frameNavigated', resolve));
        await (url === undefined ? devtools.send('Page.reload') : devtools.send('Page.navigate', { url }));
        await begun;
      },
      ask: async (expression) => {
        const asked = { expression, awaitPromise: true, returnByValue: true };
        const { result, exceptionDetails } = EVALUATED.parse(await devtools.send('Runtime.evaluate', asked));
        if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.text}`);
        return result.value;
      },
    });
  } finally {
    await browser.close();
  }
}
