// Runs in the page before any script of its own; see inject.ts. No imports: it is sent to the page as it is.
{
  /** Resolves when what `isThere` looks for is in a frame that has been drawn. */
  const drawn = (isThere: () => boolean) =>
    new Promise<number>((resolve) => {
      const look = () => {
        if (!isThere()) {
          requestAnimationFrame(look);
          return;
        }
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(undefined);
      };
      requestAnimationFrame(look);
    });
  const screen = () => document.querySelector('main')?.dataset.screen;

  /** Home's choice, once the app answers its taps. */
  const usable = () =>
    new Promise<HTMLElement>((resolve) => {
      const look = () => {
        const choice = document.querySelector<HTMLElement>('[data-action="checkin"]');
        if (choice && Object.keys(choice).some((name) => name.startsWith('__reactProps$'))) resolve(choice);
        else requestAnimationFrame(look);
      };
      look();
    });

  const tapped = new Promise<TapFigures>((resolve) => {
    new PerformanceObserver(async (list) => {
      const paint = list.getEntriesByName('first-contentful-paint')[0];
      if (!window.benchTapsAtOnce || !paint) return;
      const choice = await usable();
      choice.click();
      const isAnswered = () => document.querySelector('main [aria-busy]') !== null || screen() !== '/';
      const answered = drawn(isAnswered);
      const followed = drawn(() => screen() === '/checkin/search');
      const [first, second] = await Promise.all([answered, followed]);
      resolve({ answered: first - paint.startTime, followed: second - paint.startTime });
    }).observe({ type: 'paint', buffered: true });
  });

  window.benchTap = () => tapped;
}
