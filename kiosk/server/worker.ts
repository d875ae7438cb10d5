import { createHash } from 'node:crypto';
import type { KeptFile } from './files.ts';

/** The page's entry in the worker's list of files, as built. */
const PAGE_ENTRY = /(url:"index\.html",revision:"\w+)"/u;

/**
 * The service worker for a page with these headers. Tablets keep a page with its headers until its revision changes,
 * so the headers are part of the revision: otherwise a tablet would never learn of a new allowed address.
 */
export function workerFor(text: string, headers: Readonly<Record<string, string>>): string {
  const mark = createHash('sha256').update(JSON.stringify(headers)).digest('hex').slice(0, 12);
  return text.replace(PAGE_ENTRY, `$1-${mark}"`);
}

/** Makes the worker's file once for each build and set of headers. */
export class WorkerFile {
  #of: { readonly built: KeptFile; readonly headers: object; readonly made: KeptFile } | undefined;

  /** @param headers the same object while unchanged */
  from(built: KeptFile, headers: Readonly<Record<string, string>>): KeptFile {
    if (this.#of?.built === built && this.#of.headers === headers) return this.#of.made;
    const bytes = new TextEncoder().encode(workerFor(new TextDecoder().decode(built.bytes), headers));
    const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    const made = { ...built, bytes, tag };
    this.#of = { built, headers, made };
    return made;
  }
}
