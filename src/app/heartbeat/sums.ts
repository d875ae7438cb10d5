/** Fewest visits behind a sum that is sent. Sums are sent in multiples of this, so that they tell nothing about one guest. */
const MIN = 5;
/** Most sums in one heartbeat, which servers limit in size. The rest waits for the next one. */
const MAX = 300;

type HeldSum = { readonly sum: number; readonly visits: number; readonly last: number };

export class Sums {
  readonly #held = new Map<string, HeldSum>();
  readonly #due = new Map<string, number>();

  /** Adds to a sum. Visit numbers never decrease. */
  add(name: string, visit: number, amount = 1): void {
    const { sum = 0, visits = 0, last } = this.#held.get(name) ?? {};
    this.#held.set(name, { sum: sum + amount, visits: last === visit ? visits : visits + 1, last: visit });
  }

  /** The sums that enough visits have built and that are not sent yet; undefined if there are none. */
  due(): Readonly<Record<string, number>> | undefined {
    for (const [name, { sum, visits, last }] of this.#held) {
      if (visits < MIN) continue;
      const rest = sum % MIN;
      this.#due.set(name, (this.#due.get(name) ?? 0) + sum - rest);
      this.#held.set(name, { sum: rest, visits: 0, last });
    }
    return this.#due.size > 0 ? Object.fromEntries([...this.#due].slice(0, MAX)) : undefined;
  }

  noteSent(sums: Readonly<Record<string, number>>): void {
    for (const name of Object.keys(sums)) this.#due.delete(name);
  }
}
