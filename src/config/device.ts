import { readStored, removeStored } from '~/storage/storage';

/**
 * Number of starts of this tablet, including the current one; 0 if the browser denies access to its storage.
 */
export function startsCounted(): number {
  const starts = Number(readStored('lobby.starts'));
  return Number.isSafeInteger(starts) && starts > 0 ? starts : 0;
}

/**
 * True if an engineer debugs on this device; guests and staff cannot set this. False if the browser denies
 * access to its storage.
 */
export const isDebugging = (): boolean => readStored('debug') === 'yes';

/** Number of consecutive failed starts after which the latest settings are no longer trusted. */
const MAX_FAILED_STARTS = 2;

/** True if at least the last two starts failed, not counting the current one. */
export const keepsFailing = (): boolean => Number(readStored('lobby.boots')) > MAX_FAILED_STARTS;

/**
 * Records that the start has succeeded: the first screen is drawn. Called early enough that staff who reload
 * three times in a row cause no failed start.
 */
export const noteStarted = (): void => removeStored('lobby.boots');
