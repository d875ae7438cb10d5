import type { ja } from './ja';

/** The staff texts. The Japanese texts define which keys exist. */
export type StaffTexts = typeof ja;
/** The name of an item of the network check. */
export type NetworkCheckName = keyof StaffTexts['network'];
