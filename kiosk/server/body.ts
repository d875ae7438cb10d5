import type { Readable } from 'node:stream';
import type { BodyRoom } from './body-room.ts';

/** Why a body was not read. */
export type BodyRefusal = 'too-large' | 'no-room' | 'broken-off';

/** Bodies over this are large, with what their pieces cost. In bytes. */
const SMALL_BYTES = 64 * 1024;
/** What each piece costs beside its bytes: about what Node needs to hand it over. */
const PIECE_BYTES = 256;
/** A body in so many pieces beside one for every 64 bytes was cut up to keep us busy: a network's pieces are larger. */
const MAX_PIECES = 2_048;
const SMALLEST_PIECE_BYTES = 64;

/** What a body may be, and whose it is. */
export interface BodyLimits {
  /** Its largest size in bytes. */
  readonly most: number;
  readonly room: BodyRoom;
  /** Where it comes from. */
  readonly address: string;
  /** What its sender said of its size, if anything. */
  readonly length?: string | null | undefined;
}

/** A body in memory; `release` once it is no longer needed. */
export interface ReadBody {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly release: () => void;
}

/**
 * Reads a body whole, into one buffer, and counts as it comes. What comes after a refusal is dropped; one that was cut up
 * ends with its connection, as each piece costs the parser the same whether it is wanted or not.
 */
export async function readBody(source: Readable | null, limits: BodyLimits): Promise<ReadBody | BodyRefusal> {
  if (Number(limits.length ?? 0) > limits.most) return 'too-large';
  const body = new GrowingBody(limits);
  if (source === null) return body.read();
  return new Promise((resolve) => {
    let isOver = false;
    const end = (refusal?: BodyRefusal) => {
      if (isOver) return;
      isOver = true;
      leave();
      if (refusal !== undefined) body.release();
      resolve(refusal ?? body.read());
    };
    const leave = limits.room.begin(limits.address, () => end('no-room'));
    // From now on pieces are handed over as they are parsed: a stream that was never read would first put each into a list.
    source.read(0);
    source.on('data', (piece: Uint8Array) => {
      const refusal = isOver ? undefined : body.add(piece);
      if (refusal === undefined) return;
      end(refusal);
      if (body.isCutUp) source.destroy();
    });
    source.once('end', () => end());
    source.once('error', () => end('broken-off'));
    source.once('close', () => end('broken-off'));
  });
}

/** One buffer that grows, charged to the room from its first byte. */
class GrowingBody {
  #bytes = new Uint8Array(0);
  #size = 0;
  #pieces = 0;
  #taken = 0;
  /** Whether it came in too many pieces. */
  isCutUp = false;

  constructor(private readonly limits: BodyLimits) {}

  /** Puts a piece at the end, or says why not. */
  add(piece: Uint8Array): BodyRefusal | undefined {
    const { most } = this.limits;
    const size = this.#size + piece.length;
    this.#pieces += 1;
    this.isCutUp = this.#pieces > MAX_PIECES + size / SMALLEST_PIECE_BYTES;
    if (size > most || this.isCutUp) return 'too-large';
    const capacity = size <= this.#bytes.length ? this.#bytes.length : this.#capacityFor(size);
    if (!this.#charge(capacity, size)) return 'no-room';
    if (capacity > this.#bytes.length) {
      const larger = new Uint8Array(capacity);
      larger.set(this.#bytes.subarray(0, this.#size));
      this.#bytes = larger;
    }
    this.#bytes.set(piece, this.#size);
    this.#size = size;
    return undefined;
  }

  read(): ReadBody {
    return { bytes: this.#bytes.subarray(0, this.#size), release: () => this.release() };
  }

  release(): void {
    this.limits.room.giveBack(this.#taken);
    this.#taken = 0;
    this.#bytes = new Uint8Array(0);
  }

  /** Twice as much each time, but no more than the sender said there would be. */
  #capacityFor(size: number): number {
    const { most, length } = this.limits;
    const stated = Number(length ?? 0);
    return Math.max(size, Math.min(2 * this.#bytes.length, stated >= size ? stated : most));
  }

  #charge(capacity: number, size: number): boolean {
    const ofPieces = this.#pieces * PIECE_BYTES;
    const more = capacity + ofPieces - this.#taken;
    if (!this.limits.room.take(more, size + ofPieces > SMALL_BYTES)) return false;
    this.#taken += more;
    return true;
  }
}
