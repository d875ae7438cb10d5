import { html } from 'hono/html';

export type Language = 'ja' | 'en';

export type Words = Readonly<Record<Language, string>>;

/** The named language, else the browser's preference, else English. */
export function languageOf(named: string | undefined, accepted: string | undefined): Language {
  // Systems write `ja`, `ja-JP`, `ja_JP.UTF-8` or `JA`.
  const first = /(?<![a-z])(ja|en)(?![a-z])/iu.exec([named, accepted].join())?.[1]?.toLowerCase();
  return first === 'ja' ? 'ja' : 'en';
}

const NAMES: Words = { ja: '日本語', en: 'English' };

export const languageLinks = (shown: Language): ReturnType<typeof html> =>
  html`<span class="languages">${(['ja', 'en'] as const).map((language) =>
    language === shown
      ? html`<b lang="${language}">${NAMES[language]}</b>`
      : html`<a href="?lang=${language}" lang="${language}">${NAMES[language]}</a>`,
  )}</span>`;
