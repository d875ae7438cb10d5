import i18next from 'i18next';
import type ja from './words/ja.json';

// The words of speech are a namespace of their own, loaded when somebody begins to listen.

const SPEECH = 'speech';

export type WordKey = keyof typeof ja;

/** The values of a word's placeholders. */
type Values = Readonly<Record<string, string | number>>;

const FILES = import.meta.glob<{ default: Readonly<Record<string, string>> }>('./words/*.json');

/** Loads the words of a language; a language of the hotel's own is spoken to in English. */
export async function loadWords(language: string): Promise<void> {
  if (i18next.hasResourceBundle(language, SPEECH)) return;
  const load = FILES[`./words/${language}.json`] ?? FILES['./words/en.json'];
  const words = await load?.();
  if (words) i18next.addResourceBundle(language, SPEECH, words.default);
}

/** A word of speech in the language in use. */
export const word = (key: WordKey, values: Values = {}): string => i18next.t(key, { ns: SPEECH, ...values });

/** A word of speech in another language, whose words are loaded. */
export const wordIn = (lang: string, key: WordKey, values: Values = {}): string =>
  i18next.t(key, { ns: SPEECH, lng: lang, ...values });
