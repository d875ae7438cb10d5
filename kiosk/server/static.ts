import { Readable } from 'node:stream';
import parseRange from 'range-parser';
import { type Encoding, encode, encodingFor, type Place } from './encoding.ts';
import {
  Folder,
  type FolderOptions,
  type FoundFile,
  isKept,
  type KeptFile,
  type LargeFile,
} from './files.ts';
import { MemoryBudget } from './memory-budget.ts';
import { emptyReply, type FileRequest, type Reply } from './reply.ts';

/** Open files: each keeps a handle until its reader has all of it. */
const HANDLES = new MemoryBudget(256);

/** Serves files of the first folder that has them; each small file is read and compressed once. */
export class StaticFiles {
  readonly #folders: readonly Folder[];
  /** By file, then by encoding; a changed file is another key. */
  readonly #sent = new WeakMap<KeptFile, Map<Encoding, Promise<Sent>>>();

  constructor(roots: readonly string[], options: FolderOptions) {
    this.#folders = roots.map((root) => new Folder(root, options));
  }

  async find(urlPath: string): Promise<(Place & { readonly file: FoundFile }) | undefined> {
    for (const folder of this.#folders) {
      const file = await folder.find(urlPath);
      if (file !== undefined) return { file, folder, urlPath };
    }
    return undefined;
  }

  async reply(
    file: FoundFile,
    asked: FileRequest,
    more: Readonly<Record<string, string>>,
    place?: Place,
  ): Promise<Reply> {
    if (!isKept(file)) return fromDisk(file, asked, more);
    return replyWith(await this.#encoded(file, encodingFor(file, asked.acceptEncoding), place), asked, more);
  }

  async readAhead(below: string): Promise<void> {
    for (const folder of this.#folders) await folder.readAhead(below);
  }

  /** Simultaneous requests share one compression. */
  #encoded(file: KeptFile, encoding: Encoding, place: Place | undefined): Promise<Sent> {
    const known = this.#sent.get(file) ?? new Map<Encoding, Promise<Sent>>();
    this.#sent.set(file, known);
    const made =
      known.get(encoding) ?? encode(file, encoding, place).then((bytes) => asSent(file, bytes, encoding));
    known.set(encoding, made);
    return made;
  }
}

interface Sent {
  readonly size: number;
  readonly tag: string;
  readonly headers: Readonly<Record<string, string>>;
  /** A range, both ends included. */
  readonly part: (first: number, last: number) => Uint8Array<ArrayBuffer> | Readable;
}

/** Players ask for parts of films. */
const IN_PARTS = { 'Accept-Ranges': 'bytes' };

function asSent(file: KeptFile, bytes: Uint8Array<ArrayBuffer>, encoding: Encoding): Sent {
  const isEncoded = encoding !== 'identity';
  const tag = `"${file.tag}${isEncoded ? `-${encoding}` : ''}"`;
  const more = isEncoded ? { 'Content-Encoding': encoding } : IN_PARTS;
  return {
    size: bytes.length,
    tag,
    headers: { 'Content-Type': file.type, ETag: tag, Vary: 'Accept-Encoding', ...more },
    part: (first, last) => bytes.subarray(first, last + 1),
  };
}

/** Replies with a file from the disk, open only until its reader has it. */
async function fromDisk(
  file: LargeFile,
  asked: FileRequest,
  more: Readonly<Record<string, string>>,
): Promise<Reply> {
  if (!HANDLES.take(1)) return emptyReply(503, { 'Retry-After': '5' });
  const opened = await file.open();
  if (opened === undefined) {
    HANDLES.giveBack(1);
    return emptyReply(404);
  }
  const { size, changedAt, stream } = opened;
  // Equal on every gateway, and known without reading the file.
  const tag = `"${size.toString(36)}-${Math.floor(changedAt).toString(36)}"`;
  const headers = { 'Content-Type': file.type, ETag: tag, ...IN_PARTS };
  const reply = replyWith({ size, tag, headers, part: stream }, asked, more);
  const close = () => opened.close().finally(() => HANDLES.giveBack(1));
  if (reply.body instanceof Readable) reply.body.once('close', () => void close());
  else await close();
  return reply;
}

function replyWith(sent: Sent, asked: FileRequest, more: Readonly<Record<string, string>>): Reply {
  const { size, tag } = sent;
  const headers = { ...sent.headers, ...more };
  if (asked.ifNoneMatch !== '' && isKnown(asked.ifNoneMatch, tag)) return { status: 304, headers };
  const part = partOf(sent, asked);
  if (part === 'none') return emptyReply(416, { ...more, 'Content-Range': `bytes */${size}` });
  const { start, end } = part ?? { start: 0, end: size - 1 };
  return {
    status: part === undefined ? 200 : 206,
    headers: {
      ...headers,
      'Content-Length': String(end - start + 1),
      ...(part && { 'Content-Range': `bytes ${start}-${end}/${size}` }),
    },
    ...(!asked.isHead && { body: sent.part(start, end) }),
  };
}

/** The single requested part; undefined for all, and for several parts, which no browser needs. */
function partOf({ size, tag, headers }: Sent, { isHead, range, ifRange }: FileRequest) {
  if (range === '' || isHead || !('Accept-Ranges' in headers)) return undefined;
  // Parts of two versions would be no file.
  if (ifRange !== '' && ifRange !== tag) return undefined;
  const parts = parseRange(size, range, { combine: true });
  if (parts === -1) return 'none';
  const [part, ...others] = parts === -2 || parts.type !== 'bytes' ? [] : parts;
  return others.length === 0 ? part : undefined;
}

function isKnown(ifNoneMatch: string, tag: string): boolean {
  return ifNoneMatch.split(',').some((known) => known.trim().replace(/^W\//u, '') === tag);
}
