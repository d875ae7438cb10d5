/**
 * TanStack Router's private keys, which any version may change. Only this file names them
 * (`tests/platform/history-entry.test.ts`).
 */
type Entry = { readonly __TSR_index: number; readonly __TSR_key?: string };

type At = { readonly state: Entry };

/** The place of a location in the history: each new screen is one further. */
export const placeOf = ({ state }: At): number => state.__TSR_index;

export const browserPlace = (): number => window.history.state?.__TSR_index ?? 0;

/** The name of an entry. An entry that replaces another has a new name. */
export const entryName = ({ state }: At): string | undefined => state.__TSR_key;

/** True if the browser shows the entry of a location. */
export const isInBrowser = (location: At): boolean => window.history.state?.__TSR_key === entryName(location);

/** The router's state for an entry at a place, with the entry's other state. */
export const entryAt = <S extends object>(place: number, state?: S) => ({ ...state, __TSR_index: place });
