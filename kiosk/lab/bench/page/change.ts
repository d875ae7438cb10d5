/** The hotel's answers; the app also fetches settings and reports at times. */
const HOTEL = /^\/(api|user|address)\//;

const nextTap = () =>
  new Promise<number>((resolve) =>
    window.addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true }),
  );

const answers: PerformanceResourceTiming[] = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    if (!(entry instanceof PerformanceResourceTiming) || entry.initiatorType !== 'fetch') continue;
    if (HOTEL.test(new URL(entry.name).pathname)) answers.push(entry);
  }
}).observe({ type: 'resource' });

const screen = () => document.querySelector<HTMLElement>('#root main');

/** The new screen's own calls: nobody waits for them. */
let newAsksAt = Number.POSITIVE_INFINITY;
let watched = '';
const ask = window.fetch;
window.fetch = (...request) => {
  if (screen()?.dataset.screen !== watched) newAsksAt = Math.min(newAsksAt, performance.now());
  return ask(...request);
};

/** The visible screen; one just coming in is not. */
const shown = () => {
  const drawn = screen();
  const isSeen = drawn !== null && Number(getComputedStyle(drawn).opacity) > 0.5;
  return isSeen ? (drawn.dataset.screen ?? '') : '';
};

/** Resolves when the present frame has been drawn, before other tasks. */
const drawn = () => scheduler.postTask(() => undefined, { priority: 'user-blocking' });

const change = async (from: string, isTapped: boolean): Promise<ChangeFigures> => {
  const watchedAt = performance.now();
  // Watches frames from the tap on: a page that draws every frame hears a tap 10 ms late.
  const tappedAt = isTapped ? await nextTap() : undefined;
  await new Promise<void>((resolve) => {
    const look = () => (shown() === '' || shown() === from ? requestAnimationFrame(look) : resolve());
    requestAnimationFrame(look);
  });
  await drawn();
  const now = performance.now();
  // The browser reports answers with a delay.
  await new Promise((resolve) => setTimeout(resolve, 100));
  const waited = answers
    .splice(0)
    .filter(({ startTime }) => startTime < Math.min(now, newAsksAt))
    .filter(({ responseEnd }) => responseEnd > watchedAt);
  const answeredAt = Math.max(...waited.map(({ responseEnd }) => responseEnd));
  if (tappedAt === undefined) {
    if (waited.length === 0) throw new Error(`Neither a tap nor an answer of the hotel led on from ${from}`);
    return { from, to: shown(), ms: now - answeredAt, hotel: 0 };
  }
  const asked = waited.filter(({ startTime }) => startTime > tappedAt);
  const askedAt = Math.min(...asked.map(({ startTime }) => startTime));
  const hotel = asked.length === 0 ? 0 : answeredAt - askedAt;
  return { from, to: shown(), ms: now - tappedAt, hotel };
};

window.benchWatch = (from, isTapped) => {
  watched = from;
  newAsksAt = Number.POSITIVE_INFINITY;
  const seen = change(from, isTapped);
  window.benchChange = () => seen;
};

export {};
