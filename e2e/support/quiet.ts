import type { Page } from './fixtures.ts';

/** A page that has loaded nothing for so long is at rest, in ms: longer than the app waits before it registers its worker. */
const REST_MS = 2000;

/** The page has loaded all that it loads by itself after a start, the offline shell's keeper included. */
export const comesToQuiet = (page: Page): Promise<void> =>
  page.evaluate(
    (rest) =>
      new Promise<void>((resolve) => {
        let timer: ReturnType<typeof setTimeout>;
        const wait = () => {
          clearTimeout(timer);
          timer = setTimeout(resolve, rest);
        };
        new PerformanceObserver(wait).observe({ type: 'resource' });
        wait();
      }),
    REST_MS,
  );
