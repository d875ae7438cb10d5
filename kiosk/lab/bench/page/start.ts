// Runs in the page before any script of its own; see inject.ts. No imports: it is sent to the page as it is.
{
  /** How long home is left alone before it counts as idle, in ms: longer than whatever it does late. */
  const IDLE_MS = 2500;
  const found: { frame?: number; visible?: number; usable?: number; shift: number } = { shift: 0 };
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
      if (name === 'first-paint') found.frame = startTime;
      if (name === 'first-contentful-paint') found.visible = startTime;
    }
  }).observe({ type: 'paint', buffered: true });

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && typeof entry.value === 'number') found.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });

  /** React has drawn the button and answers its taps: its props are attached to the element. */
  const answers = (button: Element): boolean =>
    Object.entries(button).some(
      ([name, props]) => name.startsWith('__reactProps$') && typeof props.onClick === 'function',
    );

  const isUsable = new Promise<HTMLElement>((resolve) => {
    const look = () => {
      const button = document.querySelector<HTMLElement>('button[data-action="checkin"]');
      if (button && answers(button)) {
        found.usable = performance.now();
        loaded = loadedSoFar();
        resolve(button);
      } else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

  window.benchStart = async () => {
    await isUsable;
    await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
    const { frame, visible, usable, shift } = found;
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
    const button = await isUsable;
    button.click();
    return new Promise((resolve) => {
      const look = () => {
        const screen = document.querySelector('main')?.dataset.screen;
        if (screen !== undefined && screen !== '/') resolve(screen);
        else requestAnimationFrame(look);
      };
      look();
    });
  };
}
