/** How much memory bodies may take at one time. */
export interface RoomSize {
  /** For all bodies, in bytes. */
  readonly bytes: number;
  /** The part of it that large bodies leave free: nobody keeps a payment out by sending pictures. In bytes. */
  readonly reserve: number;
}

/**
 * Bodies of one address that are read at one time. Many tablets may share an address, but a body is read for as long as
 * its bytes are on their way, and a tablet's come at once.
 */
const MAX_OF_ADDRESS = 128;

/** The memory that bodies share, and which of them are being read. */
export class BodyRoom {
  #left: number;
  readonly #reserve: number;
  readonly #reading = new Map<string, Set<() => void>>();

  constructor({ bytes, reserve }: RoomSize) {
    this.#left = bytes;
    this.#reserve = reserve;
  }

  /** Whether there was enough; to be given back. */
  take(bytes: number, isLarge: boolean): boolean {
    if (bytes > this.#left - (isLarge ? this.#reserve : 0)) return false;
    this.#left -= bytes;
    return true;
  }

  giveBack(bytes: number): void {
    this.#left += bytes;
  }

  /**
   * Notes that a body of an address is being read. Where there are too many, the one that has taken longest is given up:
   * a body that comes at once is read whatever slow ones there are.
   * @param giveUp ends the reading
   * @returns to be called when it has been read
   */
  begin(address: string, giveUp: () => void): () => void {
    const others = this.#reading.get(address) ?? new Set();
    this.#reading.set(address, others.add(giveUp));
    const [longest] = others;
    if (others.size > MAX_OF_ADDRESS) longest?.();
    return () => {
      others.delete(giveUp);
      if (others.size === 0) this.#reading.delete(address);
    };
  }
}
