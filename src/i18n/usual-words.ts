import address from './hotel-words/usual.json?url';

/** A usual word of Japanese hotels in its spellings, and what it is called, by language. */
export type UsualWord = {
  readonly own: readonly string[];
  readonly called: Readonly<Record<string, string>>;
};

/**
 * Loads the usual room types, meals, taxes and lines of a bill. Not in the offline shell: without them the hotel's own words
 * are shown.
 */
export async function loadUsualWords(signal: AbortSignal): Promise<readonly UsualWord[]> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`The usual words of hotels could not be loaded (${response.status})`);
  return response.json();
}
