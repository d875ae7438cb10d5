import { z } from '~/platform/zod';
import address from './usual.json?url';

/** Hotels' usual words in their spellings, with their translations. */
const usualWords = z.array(z.object({ own: z.array(z.string()), called: z.record(z.string(), z.string()) }));

/** Loads the app's usual room types, meals, taxes and folio lines. @throws if they cannot be loaded */
export async function fetchUsualWords(signal: AbortSignal): Promise<z.infer<typeof usualWords>> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`The usual words of hotels could not be loaded (${response.status})`);
  return usualWords.parse(await response.json());
}
