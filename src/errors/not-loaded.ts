/**
 * Thrown when a screen's script could not be loaded. The guest's answers are still there, and another attempt
 * may succeed.
 */
export class NotLoaded extends Error {
  constructor(cause?: unknown) {
    super('A screen could not be loaded', { cause });
  }
}

/**
 * Waits for scripts that a screen needs.
 * @throws NotLoaded where one of them cannot be loaded
 */
export const loaded = <T>(scripts: Promise<T>): Promise<T> =>
  scripts.catch((error: unknown) => {
    throw new NotLoaded(error);
  });
