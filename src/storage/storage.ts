/**
 * All keys that the app stores on the tablet. None holds guest data.
 * - `debug`: `yes` if an engineer debugs on this device.
 * - `lobby.fell`: failed starts in a row that had all files; also written by `app/boot.ts`, which imports nothing.
 * - `lobby.starts`: the number of all starts, written by `app/boot.ts`.
 * - `lobby.device`: the tablet's id.
 * - `lobby.bundle.*`: settings and texts for starts without a server. A new name would discard stored ones.
 * - `lobby.home`: home as the app rendered it last, written by `app/stored-home.ts` for `app/boot.ts`.
 * - `lobby.pin`: the number of wrong staff PINs since the last right one.
 * - `lobby.requests`: recorded calls without values, for an engineer; in session storage.
 */
type StorageKey =
  | 'debug'
  | 'lobby.fell'
  | 'lobby.starts'
  | 'lobby.device'
  | `lobby.bundle.${'current' | 'last-good' | 'previous'}`
  | 'lobby.home'
  | 'lobby.pin'
  | 'lobby.requests';

/** Reads a key; null if nothing is stored or the browser denies access. */
export function readStored(key: StorageKey): string | null {
  try {
    return storageOf(key).getItem(key);
  } catch {
    return null;
  }
}

/** Writes a key. A full or denied storage only logs a warning. */
export function writeStored(key: StorageKey, text: string): void {
  try {
    storageOf(key).setItem(key, text);
  } catch (error) {
    console.warn(`${key} could not be kept on this tablet`, error);
  }
}

export function removeStored(key: StorageKey): void {
  try {
    storageOf(key).removeItem(key);
  } catch {}
}

const storageOf = (key: StorageKey): Storage => (key === 'lobby.requests' ? sessionStorage : localStorage);
