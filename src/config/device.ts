const ID_KEY = 'lobby.device';
/** Written by `boot.ts` before any other script: every start, whether it came as far as home or not. */
const STARTS_KEY = 'lobby.starts';

/** A tablet's id: letters, digits, `.`, `_` and `-`, 64 at most. It names the tablet to whoever looks after it. */
const DEVICE_ID = /^[A-Za-z0-9][\w.-]{0,63}$/;

/** Whether something may be a tablet's id. */
export const isDeviceId = (value: unknown): value is string =>
  typeof value === 'string' && DEVICE_ID.test(value);

/** The id that this tablet has kept; undefined where it has none, or a closed storage. */
export function keptDeviceId(): string | undefined {
  const kept = read(ID_KEY);
  return isDeviceId(kept) ? kept : undefined;
}

/** Keeps an id for the starts to come. A full or closed storage keeps none. */
export function keepDeviceId(id: string): void {
  try {
    localStorage.setItem(ID_KEY, id);
  } catch (error) {
    console.warn('The id of this tablet could not be kept', error);
  }
}

/** How often this tablet has been started, this start among them; 0 where its storage is closed. */
export function startsCounted(): number {
  const starts = Number(read(STARTS_KEY));
  return Number.isSafeInteger(starts) && starts > 0 ? starts : 0;
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
