import { type Encoding, encode, encodingFor, type Place } from './encoding.ts';
import { Folder, type FolderOptions, type FoundFile, nameOf } from './files.ts';
import type { Asked, Reply } from './reply.ts';

/** Serves files of one or several folders, the first that has it; each is read and compressed once. */
export class StaticFiles {
  readonly #folders: readonly Folder[];
  readonly #options: FolderOptions;
  /** Files that the first folder did not have when it was asked last, and when that was. */
  readonly #later = new Map<string, { readonly folder: Folder; readonly checkedAt: number }>();
  /** By file, then by encoding; a file that changed is another one. */
  readonly #sent = new WeakMap<FoundFile, Map<Encoding, Sent | Promise<Sent>>>();

  constructor(roots: readonly string[], options: FolderOptions) {
    this.#options = options;
    this.#folders = roots.map((root) => new Folder(root, options));
  }

  /** A file where the disk need not be asked; undefined does not mean that there is none. */
  peek(urlPath: string): FoundFile | undefined {
    const later = this.#later.get(urlPath);
    if (later === undefined) return this.#folders[0]?.peek(urlPath);
    const { recheckMs, now } = this.#options;
    return now() - later.checkedAt < recheckMs ? later.folder.peek(urlPath) : undefined;
  }

  /** The file of a URL path, undefined when no folder has it. */
  async find(urlPath: string): Promise<(Place & { readonly file: FoundFile }) | undefined> {
    for (const folder of this.#folders) {
      const file = await folder.find(urlPath);
      if (file === undefined) continue;
      // By the one spelling of its name, so that other spellings cannot fill the memory.
      const name = nameOf(urlPath) ?? urlPath;
      if (folder === this.#folders[0]) this.#later.delete(name);
      else this.#later.set(name, { folder, checkedAt: this.#options.now() });
      return { file, folder, urlPath };
    }
    return undefined;
  }

  /** The reply with a file where nothing is left to compress, else undefined. */
  ready(file: FoundFile, asked: Asked, more: Readonly<Record<string, string>>): Reply | undefined {
    const sent = this.#sent.get(file)?.get(encodingFor(file, asked.acceptEncoding));
    return sent === undefined || sent instanceof Promise ? undefined : replyWith(sent, asked, more);
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
  #encoded(file: FoundFile, encoding: Encoding, place: Place | undefined): Promise<Sent> | Sent {
    const known = this.#sent.get(file) ?? new Map<Encoding, Sent | Promise<Sent>>();
    this.#sent.set(file, known);
    const made =
      known.get(encoding) ??
      encode(file, encoding, place).then((bytes) => {
        const sent = asSent(file, bytes, encoding);
        known.set(encoding, sent);
        return sent;
      });
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
