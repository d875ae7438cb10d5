/** Bytes that something may take in memory at one time. */
export class MemoryBudget {
  #left: number;

  constructor(bytes: number) {
    this.#left = bytes;
  }

  /** Whether there was enough; to be given back. */
  take(bytes: number): boolean {
    if (bytes > this.#left) return false;
    this.#left -= bytes;
    return true;
  }

  giveBack(bytes: number): void {
    this.#left += bytes;
  }
}
