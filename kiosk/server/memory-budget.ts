/** Bytes that something may take in memory at one time. */
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
