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

/** Records that the start has succeeded: the first screen is drawn. */
export const noteStarted = (): void => removeStored('lobby.fell');
