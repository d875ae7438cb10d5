import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { CHROMIUM, MEASURING, SETTLE_MS } from './browser.ts';
import { DevToolsPipe } from './devtools-pipe.ts';

/** Nothing of the browser's own beside the page; Japanese, as home's first language is chosen by it. */
const ARGS =
  '--headless --no-sandbox --no-first-run --no-default-browser-check --mute-audio --disable-background-networking ' +
  '--disable-component-update --disable-sync --disable-extensions --lang=ja-JP --accept-lang=ja-JP about:blank';

/** A browser with one page that nobody looks into, as slow as asked. */
export interface QuietBrowser {
  /** Resolves when the page has begun to come. */
  open(address: string): Promise<void>;
  /** Resolves when the page has begun to come again. */
  reload(): Promise<void>;
  /**
   * Asks the page, once it has an answer.
   * @param expression JavaScript; a promise is waited for
   * @throws Error where the page does, or answers something else
   */
  ask<Result>(expression: string, answer: z.ZodType<Result>): Promise<Result>;
  /** Runs a script in each page that is opened from now on, before its own. */
  runFirst(script: string): Promise<void>;
  /** Makes the page's main thread `rate` times slower. */
  throttle(rate: number): Promise<void>;
}

const EVALUATED = z.object({
  result: z.object({ value: z.optional(z.unknown()) }),
  exceptionDetails: z.optional(z.object({ text: z.string() })),
});

/**
 * Works in a browser that is started on a profile folder, which may be empty and keeps what it keeps. A tablet has no developer tools that listen; with those of
 * Playwright, V8 reads whole scripts again to say where each error was made and each request was sent from.
 * @param rate how many times slower than this machine
 */
export async function inQuietBrowser<Out>(
  profile: string,
  rate: number,
  work: (browser: QuietBrowser) => Promise<Out>,
): Promise<Out> {
  const pipe = new DevToolsPipe(CHROMIUM, [`--user-data-dir=${profile}`, ...ARGS.split(' ')]);
  await pipe.attach();
  await pipe.send('Page.enable');
  const screen = { width: 1280, height: 800, deviceScaleFactor: 1, mobile: false };
  await pipe.send('Emulation.setDeviceMetricsOverride', screen);
  await pipe.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const runFirst = async (source: string) => {
    await pipe.send('Page.addScriptToEvaluateOnNewDocument', { source });
  };
  const throttle = async (to: number) => {
    await pipe.send('Emulation.setCPUThrottlingRate', { rate: to });
  };
  const navigate = async (method: string, params: Readonly<Record<string, unknown>>) => {
    const begun = pipe.next('Page.frameNavigated');
    await pipe.send(method, params);
    await begun;
  };
  await runFirst(await MEASURING);
  await pause(SETTLE_MS);
  await throttle(rate);
  const browser: QuietBrowser = {
    open: (url) => navigate('Page.navigate', { url }),
    reload: () => navigate('Page.reload', {}),
    ask: async (expression, answer) => {
      const asked = { expression, awaitPromise: true, returnByValue: true };
      const { result, exceptionDetails } = EVALUATED.parse(await pipe.send('Runtime.evaluate', asked));
      if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.text}`);
      return answer.parse(result.value);
    },
    runFirst,
    throttle,
  };
  return work(browser).finally(() => pipe.close());
}
