import { isBuiltIn, LANGUAGE_TAG } from '~/domain/languages';
import { z } from '~/platform/zod';
import { MAX_LANGUAGES } from '../limits';
import { rule } from '../problems';
import { setting } from '../setting';

/** Scripts from right to left, which the screens do not support. */
const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa'];
const scriptOf = (tag: string): string => new Intl.Locale(tag).maximize().script ?? '';
/** The tag of one of the app's languages or the hotel's own. */
export const languageTag = z.string().check(
  z.regex(LANGUAGE_TAG, { error: rule('language'), abort: true }),
  // The browser's table of scripts takes a slow tablet 100 ms to load.
  z.refine((tag) => isBuiltIn(tag) || !RIGHT_TO_LEFT.includes(scriptOf(tag)), rule('language')),
);

export const language = z.strictObject({
  supported: setting(
    z._default(z.array(languageTag).check(z.minLength(1), z.maxLength(MAX_LANGUAGES)), ['ja']),
    {
      name: { en: 'Languages on offer', ja: '選べる言語' },
      en: 'The languages that guests can choose, in this order. [One of your own](MONITORING.md#a-language-of-your-own) is on offer once its texts are there.',
      ja: 'お客様が選べる言語です。この順に並びます。[ご自分で加える言語](MONITORING.ja.md#言語を加える)は、文言のファイルがあれば選べます。',
    },
  ),
  default: setting(z._default(languageTag, 'ja'), {
    name: { en: 'First language', ja: '最初の言語' },
    en: 'The language when a visit starts.',
    ja: 'お手続きを始めるときの言語です。',
  }),
  auto_language_select: setting(z._default(z.enum(['off', 'browser', 'query']), 'off'), {
    name: { en: 'Choice of the language', ja: '言語の選び方' },
    en: "`off`: the language in `language.default`. `browser`: the first language of the browser's list that is on offer, with a selector on home. `query`: the language in `?lang=`. A language may be written in other ways too: `ja_JP`, `zh-TW`.",
    ja: '`off`：`language.default` の言語にします。`browser`：ブラウザーの言語の一覧のうち、選べる最初の言語に合わせ、はじめの画面でも選べます。`query`：アドレスの `?lang=` に従います。`ja_JP` や `zh-TW` という書き方も使えます。',
  }),
});
