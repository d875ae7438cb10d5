/**
 * All keys under which the app stores something on the tablet. None of them holds guest data.
 * - `debug`: `yes` if an engineer debugs on this device.
 * - `lobby.fell`: the consecutive starts that had all they need and did not reach home; also written by `app/boot.ts`, which
 *   imports nothing.
 * - `lobby.starts`: the number of all starts, written by `app/boot.ts`.
 * - `lobby.device`: the tablet's id.
 * - `lobby.bundle.*`: settings and texts for starts without a server. The name is older than the word "settings"; renaming it
 *   would discard what tablets have stored.
 * - `lobby.pin`: the number of wrong staff PINs since the last right one.
 * - `lobby.requests`: while debugging, the recorded calls without their values; in session storage.
 */
export type StorageKey =
  | 'debug'
  | 'lobby.fell'
  | 'lobby.starts'
  | 'lobby.device'
  | `lobby.bundle.${'current' | 'last-good' | 'previous'}`
  | 'lobby.pin'
  | 'lobby.requests';

/** Reads a key. Returns null if nothing is stored or the browser denies access to its storage. */
export function readStored(key: StorageKey): string | null {
  try {
    return storageOf(key).getItem(key);
  } catch {
    return null;
  }
}

/** Writes a key. If the storage is full or access is denied, logs a warning and does nothing. */
export function writeStored(key: StorageKey, text: string): void {
  try {
    storageOf(key).setItem(key, text);
  } catch (error) {
    console.warn(`${key} could not be kept on this tablet`, error);
  }
}

/** Removes a key. */
export function removeStored(key: StorageKey): void {
  try {
    storageOf(key).removeItem(key);
  } catch {
    // If access is denied there is nothing to remove.
  }
}

const storageOf = (key: StorageKey): Storage => (key === 'lobby.requests' ? sessionStorage : localStorage);
