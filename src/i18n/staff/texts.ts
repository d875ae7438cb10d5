import { en } from './en';
import { ja } from './ja';
import type { StaffTexts } from './staff-texts';

/** The staff's texts: English where English is shown, else Japanese, which staff read whatever their guest's language. */
export const staffTexts = (language: string): StaffTexts => (language === 'en' ? en : ja);
