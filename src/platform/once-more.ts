/**
 * Repeats harmless work once after a failure that may have passed.
 * @param isPassing true for such a failure
 * @param pauseMs wait before the repetition
 * @throws the last failure
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
