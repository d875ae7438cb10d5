import type { IncomingMessage } from 'node:http';
import { pipeline, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { HotelFailure } from './hotel-failures.ts';

/** We unpack `br` too, but do not ask for it: it takes much more memory. */
export const ENCODINGS_ASKED_FOR = 'gzip, deflate';
/** In bytes: `br` keeps everything unpacked, up to 1 MB here. */
const BR_BYTES = 1024 * 1024;

const UNPACKERS: ReadonlyMap<string, () => Transform> = new Map([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['br', createBrotliDecompress],
  ['deflate', createInflate],
]);

/** Unpacks piece by piece. @param most packed bytes: some unpack to nothing @returns undefined if unknown */
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
  // The reader of `unpack` handles a failure.
  pipeline(answer, counted, unpack, () => undefined);
  return unpack;
}

/** Memory for unpacking beside the body, in bytes; `gzip` and `deflate` take too little to count. */
export const roomToUnpack = (answer: IncomingMessage): number => (encodingOf(answer) === 'br' ? BR_BYTES : 0);

const encodingOf = ({ headers }: IncomingMessage): string =>
  (headers['content-encoding'] ?? '').trim().toLowerCase();
