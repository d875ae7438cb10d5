import { onAppEnd } from '~/session/store';

/**
 * Minimum number of visits behind a sum before it is sent. Sums are sent only in multiples of it, so that nothing can
 * be inferred about one guest.
 */
const MIN = 5;
/** Sums in one heartbeat, so that it is never too large to be taken. The rest goes with the next one. */
const MAX = 300;

type Held = { readonly sum: number; readonly visits: number; readonly last: number };

let held = new Map<string, Held>();
const due = new Map<string, number>();
onAppEnd(() => {
  held.clear();
  due.clear();
});

/** Adds to a sum in memory, in the visit with this number; visit numbers never decrease. */
export function addUp(name: string, visit: number, amount = 1): void {
  const { sum = 0, visits = 0, last } = held.get(name) ?? {};
  held.set(name, { sum: sum + amount, visits: last === visit ? visits : visits + 1, last: visit });
}

/** What enough visits have added up to and was not sent yet; undefined if nothing. */
export function dueSums(): Readonly<Record<string, number>> | undefined {
  held = new Map(
    [...held].map(([name, { sum, visits, last }]) => {
      if (visits < MIN) return [name, { sum, visits, last }];
      const rest = sum % MIN;
      due.set(name, (due.get(name) ?? 0) + sum - rest);
      return [name, { sum: rest, visits: 0, last }];
    }),
  );
  return due.size > 0 ? Object.fromEntries([...due].slice(0, MAX)) : undefined;
}

/** These sums have arrived. */
export function noteSent(sums: Readonly<Record<string, number>>): void {
  for (const name of Object.keys(sums)) due.delete(name);
}
