/**
 * What TanStack Router writes into each entry of the browser's history. The names are its own and may change with any version;
 * it has no public name for the place of an entry. They stand in this file alone (`tests/platform/history-entry.test.ts`).
 */
type Entry = { readonly __TSR_index: number; readonly __TSR_key?: string };

type At = { readonly state: Entry };

/** The place of a location in the history: each new screen is one place further. */
export const placeOf = ({ state }: At): number => state.__TSR_index;

/** The place of the entry that the browser shows. */
export const browserPlace = (): number => window.history.state?.__TSR_index ?? 0;

/** Names one entry of the history; an entry that replaces another has a name of its own. */
export const entryName = ({ state }: At): string | undefined => state.__TSR_key;

/** True if the browser shows the entry of a location. */
export const isInBrowser = (location: At): boolean => window.history.state?.__TSR_key === entryName(location);

/** What the router writes into an entry at a place, with what else the entry holds. */
export const entryAt = <S extends object>(place: number, state?: S) => ({ ...state, __TSR_index: place });
