import { unanswered, within } from '~/platform/within';

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
 * Makes a function that loads scripts when it is first called, and gives the same again after that. After a failure the next
 * call tries again. For what each change of screen asks for: Chromium walks through all that a script imports at every
 * `import()`, file by file and in a task each, even where all of it has run. That delays the next screen by some 30 ms at a
 * quarter of a tablet's speed.
 * @throws NotLoaded from the function, where one of the scripts cannot be loaded, or does not come
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
