/**
 * Every key under which the app keeps something on the tablet, and what it holds; none of it tells of a guest.
 * - `debug`: `yes` where an engineer debugs on this device.
 * - `lobby.boots`, `lobby.starts`: written by `app/boot.ts`, which stands alone: starts that have not come as far as home,
 *   and all starts.
 * - `lobby.device`: the tablet's id.
 * - `lobby.bundle.*`: settings and texts for starts without a server, and the revision that this tablet cannot start with.
 * - `lobby.requests`: while debugging, calls without their values; gone with the tab.
 */
export type StorageKey =
  | 'debug'
  | 'lobby.boots'
  | 'lobby.starts'
  | 'lobby.device'
  | `lobby.bundle.${'current' | 'last-good' | 'previous' | 'refused'}`
  | 'lobby.requests';

/** What is kept under a key; null where there is nothing, or where the browser has closed its storage. */
export function readStored(key: StorageKey): string | null {
  try {
    return storageOf(key).getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text under a key. A full or closed storage keeps none, and the console says so. */
export function writeStored(key: StorageKey, text: string): void {
  try {
    storageOf(key).setItem(key, text);
  } catch (error) {
    console.warn(`${key} could not be kept on this tablet`, error);
  }
}

/** Removes what is kept under a key. */
export function removeStored(key: StorageKey): void {
  try {
    storageOf(key).removeItem(key);
  } catch {
    // A closed storage has nothing to remove.
  }
}

const storageOf = (key: StorageKey): Storage => (key === 'lobby.requests' ? sessionStorage : localStorage);
