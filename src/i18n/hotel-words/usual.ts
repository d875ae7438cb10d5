import { z } from '~/platform/zod';
import address from './usual.json?url';

/** Usual words of Japanese hotels in their spellings, and what they are called, by language. */
const usualWords = z.array(z.object({ own: z.array(z.string()), called: z.record(z.string(), z.string()) }));

/**
 * Loads the usual room types, meals, taxes and lines of a bill, which come with the app.
 * @throws if they cannot be loaded
 */
export async function fetchUsualWords(signal: AbortSignal): Promise<z.infer<typeof usualWords>> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`The usual words of hotels could not be loaded (${response.status})`);
  return usualWords.parse(await response.json());
}
