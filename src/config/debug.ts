import { readStored } from '~/storage/storage';

/**
 * True if an engineer debugs on this device; guests and staff cannot set this. False if the browser denies
 * access to its storage.
 */
export const isDebugging = (): boolean => readStored('debug') === 'yes';
