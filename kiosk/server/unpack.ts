import type { IncomingMessage } from 'node:http';
import { pipeline, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { HotelFailure } from './hotel-failures.ts';

/** What the hotel is asked for. We unpack `br` as well, but it takes much more memory. */
export const ENCODINGS_ASKED_FOR = 'gzip, deflate';
/** What unpacking `br` may take beside the body, in bytes: it keeps all that it has unpacked, up to 1 MB here. */
const BR_BYTES = 1024 * 1024;

const UNPACKERS: ReadonlyMap<string, () => Transform> = new Map([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['br', createBrotliDecompress],
  ['deflate', createInflate],
]);

/**
 * The body of an answer as it was before it was packed, piece by piece: whoever stops reading stops the answer.
 * @param most the largest size of the packed body in bytes: some packed bytes unpack to nothing
 * @returns undefined where the encoding is none that we can unpack
 */
export function unpacked(answer: IncomingMessage, most: number): AsyncIterable<Uint8Array> | undefined {
  const encoding = encodingOf(answer);
  if (encoding === '' || encoding === 'identity') return answer;
  const unpack = UNPACKERS.get(encoding)?.();
  if (unpack === undefined) return undefined;
  const counted = async function* (chunks: AsyncIterable<Uint8Array>) {
    let size = 0;
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > most) throw new HotelFailure('answer-too-long');
      yield chunk;
    }
  };
  // A failure ends the reading of `unpack`, where it is dealt with.
  pipeline(answer, counted, unpack, () => undefined);
  return unpack;
}

/** The memory that unpacking an answer takes beside its body, in bytes; that of `gzip` and `deflate` is too small to count. */
export const roomToUnpack = (answer: IncomingMessage): number => (encodingOf(answer) === 'br' ? BR_BYTES : 0);

const encodingOf = ({ headers }: IncomingMessage): string =>
  (headers['content-encoding'] ?? '').trim().toLowerCase();
