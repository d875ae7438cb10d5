import { en } from './en';
import { ja, type StaffTexts } from './ja';

/** The staff texts: English if the page is in English, else Japanese, whatever the guest's language. */
export const staffTexts = (language: string): StaffTexts => (language === 'en' ? en : ja);
