import { readStored, writeStored } from '~/storage/storage';

/** A tablet's id: letters, digits, `.`, `_` and `-`, 64 at most. It names the tablet to whoever looks after it. */
const DEVICE_ID = /^[A-Za-z0-9][\w.-]{0,63}$/;

/** Whether something may be a tablet's id. */
export const isDeviceId = (value: unknown): value is string =>
  typeof value === 'string' && DEVICE_ID.test(value);

/** The id that this tablet has kept; undefined where it has none, or a closed storage. */
export function keptDeviceId(): string | undefined {
  const kept = readStored('lobby.device');
  return isDeviceId(kept) ? kept : undefined;
}

/** Keeps an id for the starts to come. A full or closed storage keeps none. */
export const keepDeviceId = (id: string): void => writeStored('lobby.device', id);

/** How often this tablet has been started, this start among them; 0 where its storage is closed. */
export function startsCounted(): number {
  const starts = Number(readStored('lobby.starts'));
  return Number.isSafeInteger(starts) && starts > 0 ? starts : 0;
}
