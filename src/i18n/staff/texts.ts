import { en } from './en';
import { ja } from './ja';
import type { StaffTexts } from './staff-texts';

/** The staff texts: English if the page is in English, else Japanese, whatever the guest's language. */
export const staffTexts = (language: string): StaffTexts => (language === 'en' ? en : ja);
