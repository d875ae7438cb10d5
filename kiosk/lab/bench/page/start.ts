import { found, shownScreen, usableHome } from './drawn.ts';

/** How long home is left alone before it counts as idle, in ms: longer than whatever it does late. */
const IDLE_MS = 2500;
const times: { frame?: number; visible?: number; usable?: number; shift: number } = { shift: 0 };
const tasks: PerformanceEntry[] = [];
let loaded: { files: number; bytes: number } = { files: 0, bytes: 0 };

new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({
  type: 'longtask',
  buffered: true,
});

const loadedSoFar = () => {
  const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  const sizes = all.map((entry) => ('transferSize' in entry ? Number(entry.transferSize) : 0));
  return { files: all.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
};

new PerformanceObserver((list) => {
  for (const { name, startTime } of list.getEntries()) {
    if (name === 'first-paint') times.frame = startTime;
    if (name === 'first-contentful-paint') times.visible = startTime;
  }
}).observe({ type: 'paint', buffered: true });

new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    if ('value' in entry && typeof entry.value === 'number') times.shift += entry.value;
  }
}).observe({ type: 'layout-shift', buffered: true });

void usableHome.then(() => {
  times.usable = performance.now();
  loaded = loadedSoFar();
});

window.benchStart = async () => {
  await usableHome;
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  const { frame, visible, usable, shift } = times;
  if (frame === undefined || visible === undefined || usable === undefined)
    throw new Error('The browser has told no time of paint');
  const longestTask = Math.max(
    0,
    ...tasks.filter(({ startTime }) => startTime >= visible).map(({ duration }) => duration),
  );
  const controlled = navigator.serviceWorker.controller !== null;
  return { frame, visible, usable, shift, longestTask, ...loaded, controlled };
};

window.benchProof = async () => {
  (await usableHome).click();
  return found(() => (shownScreen() === '/' ? undefined : shownScreen()));
};
