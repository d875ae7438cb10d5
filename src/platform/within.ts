/** Longest wait for the tablet's own camera, files and storage, in ms. */
export const PATIENCE_MS = 10_000;

/** Throws in place of a missing answer. */
export const unanswered = (): never => {
  throw new Error('No answer for too long');
};

/**
 * Waits for an answer that may never come. The caller releases a late answer's resources.
 * @param late gives or throws the replacement
 */
export function within<T>(answer: Promise<T>, late: () => T, ms = PATIENCE_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  // A leftover timer would hold the answer, such as a picture, in memory.
  return Promise.race([answer, end.then(late)]).finally(() => clearTimeout(timer));
}
