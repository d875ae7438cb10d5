/**
 * Minimum number of visits behind a sum before it is sent. Sums are sent only in multiples of it, so that nothing can
 * be inferred about one guest.
 */
const MIN = 5;
/** Sums in one heartbeat, so that it is never too large to be taken. The rest goes with the next one. */
const MAX = 300;

type Held = { readonly sum: number; readonly visits: number; readonly last: number };

/** Sums in memory, since the app started. */
export class Sums {
  readonly #held = new Map<string, Held>();
  readonly #due = new Map<string, number>();

  /** Adds to a sum, in the visit with this number; visit numbers never decrease. */
  add(name: string, visit: number, amount = 1): void {
    const { sum = 0, visits = 0, last } = this.#held.get(name) ?? {};
    this.#held.set(name, { sum: sum + amount, visits: last === visit ? visits : visits + 1, last: visit });
  }

  /** What enough visits have added up to and was not sent yet; undefined if nothing. */
  due(): Readonly<Record<string, number>> | undefined {
    for (const [name, { sum, visits, last }] of this.#held) {
      if (visits < MIN) continue;
      const rest = sum % MIN;
      this.#due.set(name, (this.#due.get(name) ?? 0) + sum - rest);
      this.#held.set(name, { sum: rest, visits: 0, last });
    }
    return this.#due.size > 0 ? Object.fromEntries([...this.#due].slice(0, MAX)) : undefined;
  }

  /** These sums have arrived. */
  noteSent(sums: Readonly<Record<string, number>>): void {
    for (const name of Object.keys(sums)) this.#due.delete(name);
  }
}
