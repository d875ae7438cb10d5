import { type Encoding, encode, encodingFor, type Place } from './encoding.ts';
import { Folder, type FolderOptions, type FoundFile } from './files.ts';
import type { Asked, Reply } from './reply.ts';

/** Serves files of one or several folders, the first that has it; each is read and compressed once. */
export class StaticFiles {
  readonly #folders: readonly Folder[];
  /** By file, then by encoding; a file that changed is another one. */
  readonly #sent = new WeakMap<FoundFile, Map<Encoding, Promise<Sent>>>();

  constructor(roots: readonly string[], options: FolderOptions) {
    this.#folders = roots.map((root) => new Folder(root, options));
  }

  /** The file of a URL path, undefined when no folder has it. */
  async find(urlPath: string): Promise<(Place & { readonly file: FoundFile }) | undefined> {
    for (const folder of this.#folders) {
      const file = await folder.find(urlPath);
      if (file !== undefined) return { file, folder, urlPath };
    }
    return undefined;
  }

  /** The reply with a file, compressed if it was not yet. */
  async reply(
    file: FoundFile,
    asked: Asked,
    more: Readonly<Record<string, string>>,
    place?: Place,
  ): Promise<Reply> {
    return replyWith(await this.#encoded(file, encodingFor(file, asked.acceptEncoding), place), asked, more);
  }

  /** Reads what lies below a path ahead of its use. */
  async readAhead(below: string): Promise<void> {
    for (const folder of this.#folders) await folder.readAhead(below);
  }

  /** Requests that come at the same time share one compression. */
  #encoded(file: FoundFile, encoding: Encoding, place: Place | undefined): Promise<Sent> {
    const known = this.#sent.get(file) ?? new Map<Encoding, Promise<Sent>>();
    this.#sent.set(file, known);
    const made =
      known.get(encoding) ?? encode(file, encoding, place).then((bytes) => asSent(file, bytes, encoding));
    known.set(encoding, made);
    return made;
  }
}

type Sent = Readonly<ReturnType<typeof asSent>>;

/** One file as it goes over the wire, in one encoding. */
function asSent(file: FoundFile, bytes: Uint8Array<ArrayBuffer>, encoding: Encoding) {
  const isEncoded = encoding !== 'identity';
  const tag = `"${file.tag}${isEncoded ? `-${encoding}` : ''}"`;
  return {
    bytes,
    tag,
    headers: {
      'Content-Type': file.type,
      ETag: tag,
      Vary: 'Accept-Encoding',
      ...(isEncoded ? { 'Content-Encoding': encoding } : {}),
    },
  };
}

function replyWith(sent: Sent, { ifNoneMatch }: Asked, more: Readonly<Record<string, string>>): Reply {
  const headers = { ...sent.headers, ...more };
  if (ifNoneMatch !== '' && isKnown(ifNoneMatch, sent.tag)) return { status: 304, headers };
  return {
    status: 200,
    headers: { ...headers, 'Content-Length': String(sent.bytes.length) },
    body: sent.bytes,
  };
}

function isKnown(ifNoneMatch: string, tag: string): boolean {
  return ifNoneMatch.split(',').some((known) => known.trim().replace(/^W\//u, '') === tag);
}
