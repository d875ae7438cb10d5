/** The longest settings file that is read, in bytes; a hotel's has 2,000 to 10,000. */
export const MAX_SETTINGS_BYTES = 64 * 1024;

/** The most languages that settings can offer. */
export const MAX_LANGUAGES = 100;

/** Groups within groups; settings have three. More would cost the call stack of what copies or writes them, also where no tablet reads them. */
const MAX_LEVELS = 16;

/** Whether JSON is nested deeper than any settings are. Uses no call stack of its own, however deep it is. */
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
