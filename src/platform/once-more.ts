/**
 * Does something that changes nothing, and does it once more where it failed in a way that may have passed by then.
 * @param isPassing tells such a failure from others
 * @param pauseMs the time in between
 * @throws what the last try throws
 */
export async function onceMore<T>(
  work: () => Promise<T>,
  isPassing: (error: unknown) => boolean,
  pauseMs: number,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isPassing(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return work();
  }
}
