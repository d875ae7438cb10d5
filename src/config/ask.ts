import { noteDate } from '~/clock/today';
import { jsonOf, LONGEST_ANSWER, readText } from '~/domain/answer-text';

/** Path of the settings file. */
export const CONFIG_PATH = '/data/config.json';

/**
 * Deadline for a file, in ms. The files are served from the same place as the app, so a slower server counts
 * as unavailable.
 */
const DEADLINE_MS = 10_000;

/**
 * Fetches one of the hotel's files, bypassing the cache. Returns undefined if there is no such file.
 * @param before returned if the file cannot be loaded, or is not JSON in UTF-8 of the length that is read
 * @param most how much is read, in bytes
 */
export async function askJson(path: string, before?: unknown, most = LONGEST_ANSWER): Promise<unknown> {
  try {
    const response = await fetch(path, { cache: 'no-store', signal: AbortSignal.timeout(DEADLINE_MS) });
    noteDate(response.headers);
    if (!response.ok) return response.status === 404 ? undefined : before;
    const json = jsonOf(await readText(response, most));
    if (json !== undefined) return json;
    console.warn(`${path}: is no JSON in UTF-8 of at most ${most} bytes`);
    return before;
  } catch (error) {
    console.warn(`${path}: could not be read`, error);
    return before;
  }
}
