import { unanswered, within } from '~/platform/within';

/** Thrown if a screen's script could not be loaded. The guest's answers stay, and another attempt may succeed. */
export class NotLoaded extends Error {
  constructor(cause?: unknown) {
    super('A screen could not be loaded', { cause });
  }
}

/**
 * Makes a function that loads scripts once; after a failure the next call tries again. At every `import()` Chromium
 * walks through all imported files, even loaded ones, which would delay a change of screen by 30 ms.
 * @throws NotLoaded from the function, if a script cannot be loaded or is late
 */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let scripts: Promise<T> | undefined;
  return () => {
    scripts ??= within(load(), unanswered).catch((error: unknown) => {
      scripts = undefined;
      throw new NotLoaded(error);
    });
    return scripts;
  };
}
