import type { ja } from './ja';

/** The staff's texts; every language has the keys of the Japanese ones. */
export type StaffTexts = typeof ja;
/** The name of a call that the network check makes. */
export type NetworkCheckName = keyof StaffTexts['network'];
