import { isLanguage, type Language } from '~/domain/languages';
import { en } from './en';
import { ja } from './ja';

/** The staff's texts; the Japanese set is the measure of all others. */
export type StaffTexts = typeof ja;
/** The name of a call that the network check makes. */
export type NetworkCheckName = keyof StaffTexts['network'];

const TEXTS: Readonly<Record<Language, StaffTexts>> = { ja, en };

/** The staff's texts in the language now shown. */
export const staffTexts = (language: string): StaffTexts => (isLanguage(language) ? TEXTS[language] : ja);
