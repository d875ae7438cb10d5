import { html } from 'hono/html';

/** The languages of the staff's pages. */
export type Language = 'ja' | 'en';

/** A text in both. */
export type Words = Readonly<Record<Language, string>>;

/** The language asked for by name, else the first of ours that the browser prefers, else English. */
export function languageOf(named: string | undefined, accepted: string | undefined): Language {
  // Systems write `ja`, `ja-JP`, `ja_JP.UTF-8` or `JA`.
  const first = /(?<![a-z])(ja|en)(?![a-z])/iu.exec([named, accepted].join())?.[1]?.toLowerCase();
  return first === 'ja' ? 'ja' : 'en';
}

const NAMES: Words = { ja: '日本語', en: 'English' };

/** Links to the same page in either language. */
export const languageLinks = (shown: Language): ReturnType<typeof html> =>
  html`<span class="languages">${(['ja', 'en'] as const).map((language) =>
    language === shown
      ? html`<b lang="${language}">${NAMES[language]}</b>`
      : html`<a href="?lang=${language}" lang="${language}">${NAMES[language]}</a>`,
  )}</span>`;
