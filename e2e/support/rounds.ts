import type { Page } from './fixtures.ts';
import { inspectAsItStands, type Size } from './inspect.ts';
import { speaksOnly } from './wording.ts';

/** The languages that are shipped, each with the browser's language that asks for it. */
const LOCALES = { ja: 'ja-JP', en: 'en-GB', 'zh-Hans': 'zh-CN', 'zh-Hant': 'zh-TW', ko: 'ko-KR' } as const;

/** For screens that leave out or fold words on a phone. */
export const ON_PHONE_TOO: readonly Size[] = ['landscape', 'phone'];

/**
 * Rounds through the same screens, one in each of these languages, with the sizes on which the ruler is laid: every size in
 * Japanese; in the others the narrowest and a wide one. The two Chinese scripts, which take the same room, share these.
 * Languages and sizes change the lengths of words, never roles and colours: the rules are gone through in Japanese alone.
 */
export const roundsIn = (...rounds: readonly (readonly [keyof typeof LOCALES, ...Size[]])[]) =>
  rounds.map(([language, ...sizes]) => {
    const looks = (page: Page, state: string, rules: readonly Size[] = ['landscape']) =>
      inspectAsItStands(page, state, language === 'ja' ? rules : [], sizes);
    return {
      language,
      locale: LOCALES[language],
      /** Looks at a state, whatever language it is in. */
      looks,
      /** Looks at a state in which nothing is said in another language, but for what the hotel has written. */
      reads: async (page: Page, state: string, rules?: readonly Size[], hotelsOwn?: string) => {
        await speaksOnly(page, language, state, hotelsOwn);
        await looks(page, state, rules);
      },
    };
  });
