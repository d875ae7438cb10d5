/** Keys of servers' error messages. */
const OF_ERRORS: readonly string[] = ['error', 'errors', 'message', 'status', 'detail'];

/** True if a JSON file looks like a server's error: an error's key, no known key, or one known key among others. */
export function looksLikeError(names: readonly string[], isKnown: (name: string) => boolean): boolean {
  const known = names.filter(isKnown).length;
  const hasOthers = known < names.length;
  return known === 0 || (known === 1 && hasOthers) || names.some((name) => OF_ERRORS.includes(name));
}
