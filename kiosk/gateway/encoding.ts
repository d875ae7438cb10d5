import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isText } from './content-types.ts';
import type { Folder, FoundFile } from './files.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The encodings we know, best first, with the suffix of a sibling made by the build. */
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;
type Encoding = (typeof ENCODINGS)[number]['name'];

/** Below this a packet is a packet. */
const WORTHWHILE_BYTES = 1_024;
/** Slow enough to be small, fast enough for the first guest after an update; the result is remembered. */
const BROTLI_QUALITY = 9;

/** A file as it goes over the wire. */
export interface EncodedFile {
  readonly bytes: Buffer;
  readonly encoding: Encoding | undefined;
}

/** What was compressed, by its content: whoever serves the same file in this process need not do it again. */
const remembered = new Map<string, Promise<Buffer>>();

/** The file in the best encoding the browser takes: a sibling from the build, else compressed here. */
export async function encode(
  file: FoundFile,
  urlPath: string,
  folder: Folder,
  acceptEncoding: string,
): Promise<EncodedFile> {
  if (!isText(file.type) || file.bytes.length < WORTHWHILE_BYTES)
    return { bytes: file.bytes, encoding: undefined };
  for (const { name, suffix } of ENCODINGS) {
    if (!accepts(acceptEncoding, name)) continue;
    const sibling = await folder.find(urlPath + suffix);
    return { bytes: sibling?.bytes ?? (await compress(file, name)), encoding: name };
  }
  return { bytes: file.bytes, encoding: undefined };
}

function compress(file: FoundFile, encoding: Encoding): Promise<Buffer> {
  const key = `${file.tag}-${encoding}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const made =
    encoding === 'br'
      ? brotli(file.bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : gzipped(file.bytes, { level: 9 });
  remembered.set(key, made);
  return made;
}

/** Whether an `Accept-Encoding` header takes the encoding; `q=0` is a no. */
export function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/u.test(parameter));
  });
}
