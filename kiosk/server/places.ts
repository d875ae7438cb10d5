/** Places for running calls, with a share for each sender against floods. */
export class Places {
  readonly #most: number;
  readonly #mostOfOne: number;
  readonly #taken = new Map<string, number>();
  #all = 0;

  constructor({ most, mostOfOne }: { readonly most: number; readonly mostOfOne: number }) {
    this.#most = most;
    this.#mostOfOne = mostOfOne;
  }

  /** Takes a place if there is one; the taker gives it back. */
  take(sender: string): boolean {
    const own = this.#taken.get(sender) ?? 0;
    if (this.#all >= this.#most || own >= this.#mostOfOne) return false;
    this.#all += 1;
    this.#taken.set(sender, own + 1);
    return true;
  }

  giveBack(sender: string): void {
    const own = this.#taken.get(sender) ?? 0;
    this.#all -= 1;
    if (own > 1) this.#taken.set(sender, own - 1);
    else this.#taken.delete(sender);
  }
}
