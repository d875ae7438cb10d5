let isDrawn = false;

/** True once the app has drawn its first frame. */
export const hasDrawn = (): boolean => isDrawn;

/** Runs `work` after the next frame. @returns cancels it */
export function afterFrame(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => {
      isDrawn = true;
      work();
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
