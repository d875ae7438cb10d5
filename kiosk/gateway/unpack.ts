import type { IncomingMessage } from 'node:http';
import { pipeline, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

/** The encodings that we can unpack, as the hotel is asked for them. */
export const ENCODINGS_WE_TAKE = 'gzip, br, deflate';

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
  const encoding = (answer.headers['content-encoding'] ?? '').trim().toLowerCase();
  if (encoding === '' || encoding === 'identity') return answer;
  const unpack = UNPACKERS.get(encoding)?.();
  if (unpack === undefined) return undefined;
  const counted = async function* (chunks: AsyncIterable<Uint8Array>) {
    let size = 0;
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > most) throw new Error('The packed answer is too long');
      yield chunk;
    }
  };
  // A failure ends the reading of `unpack`, where it is dealt with.
  pipeline(answer, counted, unpack, () => undefined);
  return unpack;
}
