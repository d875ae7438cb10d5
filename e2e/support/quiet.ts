import type { Page } from './fixtures.ts';

/** For so long a page has loaded nothing that it counts as at rest, in ms; the offline shell is looked after 1.5 s after a start. */
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
