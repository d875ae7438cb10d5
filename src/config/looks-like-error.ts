/** Names at the top of what servers answer in the place of a file. */
const OF_ERRORS: readonly string[] = ['error', 'errors', 'message', 'status', 'detail'];

/**
 * True for the names at the top of a JSON file that is more likely the error message of a server than a hotel's file: none that
 * we know, one of an error, or at most one that we know beside others.
 */
export function looksLikeError(names: readonly string[], isKnown: (name: string) => boolean): boolean {
  const known = names.filter(isKnown).length;
  const hasOthers = known < names.length;
  return known === 0 || (known === 1 && hasOthers) || names.some((name) => OF_ERRORS.includes(name));
}
