import { readStored } from '~/storage/storage';

/** True when an engineer debugs on this device: staff and guests cannot set this. A closed storage reads as no. */
export const isDebugging = (): boolean => readStored('debug') === 'yes';
