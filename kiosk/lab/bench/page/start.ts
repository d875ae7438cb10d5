/** How long home is left alone before it counts as idle, in ms: longer than whatever it does late. */
const IDLE_MS = 2500;

/** What the browser tells of one kind, from the beginning on. */
const entriesOf = (type: string): readonly PerformanceEntry[] => {
  const entries: PerformanceEntry[] = [];
  new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({ type, buffered: true });
  return entries;
};
const paints = entriesOf('paint');
const shifts = entriesOf('layout-shift');
const tasks = entriesOf('longtask');

/** React answers taps of home's choice of check-in once its props are attached to the element. */
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
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  const seen = paints.find(({ name }) => name === 'first-contentful-paint')?.startTime;
  if (seen === undefined) throw new Error('The browser has told no time of paint');
  const later = tasks.filter(({ startTime }) => startTime >= seen);
  return {
    seen,
    usable,
    longestTask: Math.max(0, ...later.map(({ duration }) => duration)),
    shift: shifts.reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0),
    controlled: navigator.serviceWorker.controller !== null,
  };
};

export {};
