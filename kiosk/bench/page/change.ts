// Runs in the page before any script of its own; see inject.ts. No imports: it is sent to the page as it is.
{
  let tappedAt = 0;
  window.addEventListener('click', ({ timeStamp }) => (tappedAt = timeStamp), { capture: true });

  let answeredAt = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry instanceof PerformanceResourceTiming && entry.initiatorType === 'fetch')
        answeredAt = Math.max(answeredAt, entry.responseEnd);
    }
  }).observe({ type: 'resource' });

  /** The screen that can be seen: one that is drawn beneath a fading one cannot. */
  const shown = () => {
    const screen = document.querySelector<HTMLElement>('#root main');
    const isSeen = screen !== null && Number(getComputedStyle(screen).opacity) > 0.5;
    return isSeen ? (screen.dataset.screen ?? '') : '';
  };

  /** Resolves when the frame whose animation callback runs now has been drawn, before whatever else waits for the page. */
  const drawn = () => scheduler.postTask(() => undefined, { priority: 'user-blocking' });

  const change = async (from: string): Promise<ChangeFigures> => {
    await new Promise<void>((resolve) => {
      const look = () => (shown() === '' || shown() === from ? requestAnimationFrame(look) : resolve());
      requestAnimationFrame(look);
    });
    await drawn();
    const now = performance.now();
    // The browser reports answers with a delay.
    await new Promise((resolve) => setTimeout(resolve, 100));
    const hotel = Math.max(0, answeredAt - tappedAt);
    return { from, to: shown(), ms: now - tappedAt, hotel };
  };

  window.benchWatch = (from) => {
    const seen = change(from);
    window.benchChange = () => seen;
  };
}
