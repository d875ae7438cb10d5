import { readStored, removeStored } from '~/storage/storage';

/** Number of starts of this tablet, including this one; 0 without storage. */
export function startsCounted(): number {
  const starts = Number(readStored('lobby.starts'));
  return Number.isSafeInteger(starts) && starts > 0 ? starts : 0;
}

/** True if an engineer debugs on this device. Guests and staff cannot set this. */
export const isDebugging = (): boolean => readStored('debug') === 'yes';

/** Records that the first screen is drawn. */
export const noteStarted = (): void => removeStored('lobby.fell');
