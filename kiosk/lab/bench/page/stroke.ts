/** Frames that still belong to a stroke after the pen is up. */
const FRAMES_AFTER = 12;

const stroke = () =>
  new Promise<StrokeFigures>((resolve) => {
    const latencies: number[] = [];
    const frames: number[] = [];
    let pending: number[] = [];
    let before: number | undefined;
    let left = Number.POSITIVE_INFINITY;
    const stop = new AbortController();

    const watchFrames = (at: number) => {
      if (before !== undefined) frames.push(at - before);
      before = at;
      if (left-- > 0) requestAnimationFrame(watchFrames);
      else {
        stop.abort();
        resolve({ latencies, frames });
      }
    };
    // Listeners on the window run after the page's own and their painting.
    const onInk = (event: PointerEvent) => {
      if (pending.length === 0) {
        requestAnimationFrame(() => {
          for (const at of pending) latencies.push(performance.now() - at);
          pending = [];
        });
      }
      const points = event.getCoalescedEvents();
      pending.push(...(points.length > 0 ? points : [event]).map(({ timeStamp }) => timeStamp));
    };
    const { signal } = stop;
    window.addEventListener('pointerdown', () => requestAnimationFrame(watchFrames), { signal });
    window.addEventListener('pointermove', onInk, { signal });
    window.addEventListener('pointerup', () => (left = FRAMES_AFTER), { signal });
  });

window.benchWatchStroke = () => {
  const drawn = stroke();
  window.benchStroke = () => drawn;
};

export {};
