import { en } from './en';
import { ja } from './ja';

/** The staff's texts; the Japanese set is the measure of all others. */
export type StaffTexts = typeof ja;
/** The name of a call that the network check makes. */
export type NetworkCheckName = keyof StaffTexts['network'];

/** The staff's texts: English where English is shown, else Japanese, which staff read whatever their guest's language. */
export const staffTexts = (language: string): StaffTexts => (language === 'en' ? en : ja);
