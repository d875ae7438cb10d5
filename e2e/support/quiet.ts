import type { Page } from './fixtures.ts';

/** For so long a page has loaded nothing that it counts as at rest, in ms. */
const REST_MS = 1200;

/** The page has loaded all that it loads by itself after a start, the offline shell's keeper included. */
export const comesToQuiet = (page: Page): Promise<void> =>
  page.evaluate(
    (rest) =>
      new Promise<void>((resolve) => {
        const keeper = () =>
          performance.getEntriesByType('resource').some(({ name }) => name.includes('keep-up-to-date'));
        let timer: ReturnType<typeof setTimeout>;
        const wait = () => {
          clearTimeout(timer);
          timer = setTimeout(() => (keeper() ? resolve() : wait()), rest);
        };
        new PerformanceObserver(wait).observe({ type: 'resource' });
        wait();
      }),
    REST_MS,
  );
