import type { Context } from 'hono';
import { encode } from './encoding.ts';
import { Folder, type FoundFile } from './files.ts';

/** How long a browser may keep a file. */
export const CACHING = {
  /** Names carry a hash of the content. */
  forever: 'public, max-age=31536000, immutable',
  /** Kept, but asked for again each time: what an update replaces. */
  ask: 'no-cache',
  /** Never kept by the browser: the tenant's bundle, which the page keeps itself once it is found right. */
  never: 'no-store',
  /** Icons and the like. */
  short: 'public, max-age=600',
} as const;

/** Serves files of one or several folders, the first that has it. */
export class StaticFiles {
  readonly #folders: readonly Folder[];

  constructor(roots: readonly string[]) {
    this.#folders = roots.map((root) => new Folder(root));
  }

  /** The response for a URL path below the folders, undefined when no folder has the file. */
  async serve(
    context: Context,
    urlPath: string,
    caching: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response | undefined> {
    for (const folder of this.#folders) {
      const file = await folder.find(urlPath);
      if (file !== undefined) return this.#respond(context, folder, urlPath, file, caching, headers);
    }
    return undefined;
  }

  async #respond(
    context: Context,
    folder: Folder,
    urlPath: string,
    file: FoundFile,
    caching: string,
    more: Readonly<Record<string, string>>,
  ): Promise<Response> {
    const accept = context.req.header('accept-encoding') ?? '';
    const { bytes, encoding } = await encode(file, urlPath, folder, accept);
    const tag = `"${file.tag}${encoding === undefined ? '' : `-${encoding}`}"`;
    const headers = new Headers({
      'Content-Type': file.type,
      'Cache-Control': caching,
      'X-Content-Type-Options': 'nosniff',
      ETag: tag,
      Vary: 'Accept-Encoding',
      ...more,
    });
    if (isKnown(context.req.header('if-none-match'), tag))
      return new Response(null, { status: 304, headers });
    if (encoding !== undefined) headers.set('Content-Encoding', encoding);
    headers.set('Content-Length', String(bytes.length));
    return new Response(new Uint8Array(bytes), { headers });
  }
}

function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  return ifNoneMatch?.split(',').some((known) => known.trim().replace(/^W\//u, '') === tag) ?? false;
}
