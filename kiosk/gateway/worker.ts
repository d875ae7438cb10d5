import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The entry of the page in the worker's list of files, as the build writes it. */
const PAGE_ENTRY = /(url:"index\.html",revision:"\w+)"/u;

/**
 * The service worker's text for a page with these headers. A tablet keeps its page with the headers it came with, and
 * fetches it anew only when its revision changes: so the headers are a part of the revision. Otherwise a tablet would
 * never hear of another card provider that it may load.
 * @returns undefined when the folder has no worker
 */
export async function workerFor(
  files: string,
  headers: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  const text = await readFile(join(files, 'sw.js'), 'utf8').catch(() => undefined);
  const mark = createHash('sha256').update(JSON.stringify(headers)).digest('hex').slice(0, 12);
  return text?.replace(PAGE_ENTRY, `$1-${mark}"`);
}
