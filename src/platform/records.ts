export const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>): readonly K[] =>
  Object.keys(record).filter((key): key is K => key in record);

export function recordOf<K extends string, V>(keys: readonly K[], make: (key: K) => V): Record<K, V>;
export function recordOf(keys: readonly string[], make: (key: string) => unknown) {
  return Object.fromEntries(keys.map((key) => [key, make(key)]));
}
