import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { isText } from './content-types.ts';
import { type Folder, isKept, type KeptFile } from './files.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const unpack = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/** Encodings, best first, with the suffix of the build's compressed file. */
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

export type Encoding = (typeof ENCODINGS)[number]['name'] | 'identity';

/** Smaller files fit into one packet anyway. In bytes. */
const WORTHWHILE_BYTES = 1_024;
/** Small, yet fast enough for the first guest after an update; results are kept. */
const BROTLI_QUALITY = 9;

/** The best encoding that the browser accepts and the file gains from. */
export function encodingFor(file: KeptFile, acceptEncoding: string): Encoding {
  if (!isText(file.type) || file.bytes.length < WORTHWHILE_BYTES) return 'identity';
  return ENCODINGS.find(({ name }) => accepts(acceptEncoding, name))?.name ?? 'identity';
}

export interface Place {
  readonly folder: Folder;
  readonly urlPath: string;
}

/** The file in an encoding: the build's compressed file, or else compressed here. */
export async function encode(
  file: KeptFile,
  encoding: Encoding,
  place?: Place,
): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'identity') return file.bytes;
  const suffix = ENCODINGS.find(({ name }) => name === encoding)?.suffix ?? '';
  const sibling = await place?.folder.find(place.urlPath + suffix);
  if (isKept(sibling) && (await holds(sibling, file, encoding))) return sibling.bytes;
  const made =
    encoding === 'br'
      ? brotli(file.bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : gzipped(file.bytes, { level: 9 });
  return new Uint8Array(await made);
}

/** `q=0` is a refusal. */
export function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/u.test(parameter));
  });
}

/** Whether the compressed file holds this version; dates prove nothing in copied folders. */
async function holds(
  sibling: KeptFile,
  file: KeptFile,
  encoding: Exclude<Encoding, 'identity'>,
): Promise<boolean> {
  try {
    return (await unpack[encoding](sibling.bytes, { maxOutputLength: file.bytes.length })).equals(file.bytes);
  } catch {
    return false;
  }
}
