import { setTimeout as pause } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { z } from 'zod';
import { CHROMIUM, MEASURING, SETTLE_MS } from './browser.ts';

/** A quiet browser; in Japanese, home's first language. */
const ARGS =
  '--headless --no-sandbox --no-first-run --no-default-browser-check --mute-audio --disable-background-networking ' +
  '--disable-component-update --disable-sync --disable-extensions --lang=ja-JP --accept-lang=ja-JP about:blank';

const EVALUATED = z.object({
  result: z.object({ value: z.optional(z.unknown()) }),
  exceptionDetails: z.optional(z.object({ text: z.string() })),
});

export interface QuietPage {
  /** Opens an address, or reloads. Resolves when it begins to come. */
  open(url?: string): Promise<void>;
  /** Evaluates JavaScript in the page and awaits a promise. @throws Error of the page */
  ask(expression: string): Promise<unknown>;
}

/**
 * Works in a browser with a persistent profile folder. Only a bare session of puppeteer: a tablet has no listening
 * developer tools, which make V8 read whole scripts again.
 * @param rate slowdown against this machine
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
