/** Longest settings file, in bytes; a hotel's has 2,000 to 10,000. */
export const MAX_SETTINGS_BYTES = 64 * 1024;

export const MAX_LANGUAGES = 100;

/** Deepest nesting; settings have three levels. Deeper files would exhaust the call stack of code that copies them. */
const MAX_LEVELS = 16;

/** True for JSON that is nested deeper than any settings. Needs no call stack itself. */
export function isTooDeep(json: unknown): boolean {
  let level: readonly unknown[] = [json];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_LEVELS) return true;
    level = level
      .filter((value) => typeof value === 'object' && value !== null)
      .flatMap((group) => Object.values(group));
  }
  return false;
}
