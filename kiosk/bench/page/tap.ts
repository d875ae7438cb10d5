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

  const tapped = new Promise<TapFigures>((resolve) => {
    new PerformanceObserver((list) => {
      const paint = list.getEntriesByName('first-contentful-paint')[0];
      const choice = document.querySelector<HTMLElement>('[data-action="checkin"]');
      if (!window.benchTapsAtOnce || !paint || !choice) return;
      choice.click();
      const isAnswered = () => document.querySelector('[data-tapped]') !== null || screen() !== '/';
      const answered = drawn(isAnswered);
      const followed = drawn(() => screen() === '/checkin/search');
      void Promise.all([answered, followed]).then(([first, second]) =>
        resolve({ answered: first - paint.startTime, followed: second - paint.startTime }),
      );
    }).observe({ type: 'paint', buffered: true });
  });

  window.benchTap = () => tapped;
}
