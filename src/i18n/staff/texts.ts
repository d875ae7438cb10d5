import { en } from './en';
import { ja, type StaffTexts } from './ja';

/** English on an English page, otherwise Japanese. */
export const staffTexts = (language: string): StaffTexts => (language === 'en' ? en : ja);
