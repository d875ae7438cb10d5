/** In ms from the navigation. Longer tasks of home come later. */
const WATCHED_MS = 5000;
/** In ms: the browser reports a task after its end. */
const TOLD_MS = 500;

/** The browser's entries of one type from the start. */
const entriesOf = (type: string): readonly PerformanceEntry[] => {
  const entries: PerformanceEntry[] = [];
  new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({ type, buffered: true });
  return entries;
};
const paints = entriesOf('paint');
const shifts = entriesOf('layout-shift');
const tasks = entriesOf('longtask');

/** React answers taps once the props are on home's check-in choice. */
const isUsable = (): boolean =>
  Object.entries(document.querySelector('button[data-action="checkin"]') ?? {}).some(
    ([name, props]) => name.startsWith('__reactProps$') && typeof props.onClick === 'function',
  );

const usableHome = new Promise<number>((resolve) => {
  const look = () => (isUsable() ? resolve(performance.now()) : requestAnimationFrame(look));
  requestAnimationFrame(look);
});

window.benchStart = async () => {
  const usable = await usableHome;
  await new Promise((resolve) => setTimeout(resolve, WATCHED_MS + TOLD_MS - performance.now()));
  const seen = paints.find(({ name }) => name === 'first-contentful-paint')?.startTime;
  if (seen === undefined) throw new Error('The browser has told no time of paint');
  const later = tasks.filter(({ startTime }) => startTime >= seen && startTime < WATCHED_MS);
  return {
    seen,
    usable,
    longestTask: Math.max(0, ...later.map(({ duration }) => duration)),
    quiet: Math.max(seen, ...later.map(({ startTime, duration }) => startTime + duration)),
    shift: shifts.reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0),
    controlled: navigator.serviceWorker.controller !== null,
  };
};

export {};
