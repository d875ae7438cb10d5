/** Why a body was not read. */
export type BodyRefusal = 'too-large' | 'no-room' | 'broken-off';

/** Bodies up to here are read whatever else is: nobody keeps a payment out by sending pictures. */
const SMALL_BYTES = 64 * 1024;

/** A body in so many pieces beside one for every 64 bytes was cut up to keep us busy: a network's pieces are larger. */
const MOST_PIECES = 4_096;
const SMALLEST_PIECE_BYTES = 64;

/** Bytes that large bodies may take in memory at one time. */
export class MemoryBudget {
  #left: number;
  readonly #whole: MemoryBudget | undefined;

  /** @param whole a budget that this one is a part of, and that others take from as well */
  constructor(bytes: number, whole?: MemoryBudget) {
    this.#left = bytes;
    this.#whole = whole;
  }

  /** Whether there was enough; to be given back. */
  take(bytes: number): boolean {
    if (bytes > this.#left || this.#whole?.take(bytes) === false) return false;
    this.#left -= bytes;
    return true;
  }

  giveBack(bytes: number): void {
    this.#left += bytes;
    this.#whole?.giveBack(bytes);
  }
}

/** A body in memory; `release` once it is no longer needed. */
export interface ReadBody {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly release: () => void;
}

/**
 * Reads a body whole, counting as it comes.
 * @param most its largest size in bytes
 * @param length what its sender said of its size, if anything
 */
export async function readBody(
  chunks: AsyncIterable<Uint8Array> | null,
  most: number,
  memory: MemoryBudget,
  length?: string | null,
): Promise<ReadBody | BodyRefusal> {
  if (Number(length ?? 0) > most) return 'too-large';
  const parts: Uint8Array[] = [];
  let size = 0;
  let taken = 0;
  const release = () => {
    memory.giveBack(taken);
    taken = 0;
  };
  try {
    for await (const chunk of chunks ?? []) {
      size += chunk.length;
      const isLarge = size > SMALL_BYTES;
      const isCutUp = parts.length > MOST_PIECES + size / SMALLEST_PIECE_BYTES;
      const refusal =
        size > most || isCutUp ? 'too-large' : isLarge && !memory.take(chunk.length) ? 'no-room' : undefined;
      if (refusal !== undefined) {
        release();
        return refusal;
      }
      if (isLarge) taken += chunk.length;
      parts.push(chunk);
    }
  } catch {
    release();
    return 'broken-off';
  }
  return { bytes: new Uint8Array(Buffer.concat(parts)), release };
}
