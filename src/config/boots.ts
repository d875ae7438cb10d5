import { readStored, removeStored } from '~/storage/storage';

/** Number of consecutive failed starts after which the latest settings are no longer trusted. */
const MAX_FAILED_STARTS = 2;

/** True if at least the last two starts failed, not counting the current one. */
export const keepsFailing = (): boolean => Number(readStored('lobby.boots')) > MAX_FAILED_STARTS;

/**
 * Records that the start has succeeded: the first screen is drawn. Called early enough that staff who reload
 * three times in a row cause no failed start.
 */
export const noteStarted = (): void => removeStored('lobby.boots');
