/** How long the tablet itself may take to answer, in ms: its camera, its files, its storage. Then somebody reads what to do. */
export const PATIENCE_MS = 10_000;

/** Throws in place of an answer that has not come. */
export const unanswered = (): never => {
  throw new Error('No answer for too long');
};

/**
 * Waits for an answer that may never come. A late answer is dropped; what it brings has to be released by the caller.
 * @param late gives or throws what counts instead
 */
export function within<T>(answer: Promise<T>, late: () => T, ms = PATIENCE_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  // A timer that is left over would keep in memory what it waits for, such as a picture.
  return Promise.race([answer, end.then(late)]).finally(() => clearTimeout(timer));
}
