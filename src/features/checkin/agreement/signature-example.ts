import type { Language } from '~/domain/languages';
import japanese from '~/ui/art/signature-example.svg';
import han from '~/ui/art/signature-example-han.svg';
import hangul from '~/ui/art/signature-example-hangul.svg';
import latin from '~/ui/art/signature-example-latin.svg';

const EXAMPLES = {
  ja: japanese,
  en: latin,
  'zh-Hans': han,
  'zh-Hant': han,
  ko: hangul,
} as const satisfies Record<Language, string>;
const byLanguage: ReadonlyMap<string, string> = new Map(Object.entries(EXAMPLES));

/** The URL of a picture of a signature: a name in the script of a language. */
export const signatureExample = (language: string): string => byLanguage.get(language) ?? japanese;
