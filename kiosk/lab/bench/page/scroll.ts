/** Frames that still belong to a movement after the finger is up: what it has set going rolls on. */
const FRAMES_AFTER = 20;

window.benchScroll = () =>
  new Promise((resolve) => {
    const frames: number[] = [];
    let before: number | undefined;
    let left = Number.POSITIVE_INFINITY;
    const watchFrames = (at: number) => {
      if (before !== undefined) frames.push(at - before);
      before = at;
      if (left-- > 0) requestAnimationFrame(watchFrames);
      else resolve(frames);
    };
    window.addEventListener('touchmove', () => requestAnimationFrame(watchFrames), { once: true });
    window.addEventListener('touchend', () => (left = FRAMES_AFTER), { once: true });
  });

export {};
