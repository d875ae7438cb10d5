import { html } from 'hono/html';
import type { Language, Words } from '../../staff-pages/language.ts';
import { JOURNEYS } from './journeys.ts';
import type { Html, PageOptions } from './page-options.ts';
import { type ScreenSums, STEPS_S } from './sums.ts';
import { duration, errorWords, screenWords } from './words.ts';

const TITLE: Words = { ja: 'お客様が止まる画面', en: 'Where guests get stuck' };
const NOTE: Words = {
  ja: 'すべての端末の合計で、サーバーの起動から数えています。5組以上のご利用がまとまってから、5ずつ数えます。お客様の情報は含みません。',
  en: 'All tablets together, since the server was started. Counted in fives, once at least five visits are behind a number; nothing of any guest.',
};
/** How a screen was left, in the order of the bar, whose colours these headings explain. */
const WAYS = {
  on: { ja: '次へ', en: 'Went on' },
  back: { ja: '戻る', en: 'Went back' },
  idle: { ja: '放置', en: 'Left alone' },
};
const FIRST_HEADINGS: readonly Words[] = [
  { ja: '画面', en: 'Screen' },
  { ja: '開いた回数', en: 'Opened' },
];
const LAST_HEADINGS: readonly Words[] = [
  { ja: '半数の所要時間', en: 'Half within' },
  { ja: 'タッチ数', en: 'Touches' },
  { ja: 'エラー', en: 'Errors' },
  { ja: '言語', en: 'Languages' },
];
const WAY_NAMES = ['on', 'back', 'idle'] as const;
/** Width of the longest bar, in its own units. */
const FULL = 200;
/** Guests who left a screen, of whom so many tell more than chance. */
const TELLING = 20;
/** A share of guests who do not go on that is worth a look. */
const HIGH = 0.25;
const STUCK: Words = { ja: '先へ進まない方が多い画面です', en: 'Many do not go on from here' };

/** How many guests came to each screen and what they did there, as bars that a screen reader reads as a table. */
export function funnel({ sums, language }: PageOptions): Html | string {
  const journeys = JOURNEYS.map(({ title, screens }) => ({
    title: title[language],
    rows: screens.map((screen) => ({ screen, sums: sums.of(screen) })).filter(({ sums }) => sums.opened > 0),
  })).filter(({ rows }) => rows.length > 0);
  if (journeys.length === 0) return '';
  return html`<section><h2>${TITLE[language]}</h2><p class="quiet">${NOTE[language]}</p>${journeys.map(
    ({ title, rows }) => {
      const most = Math.max(...rows.map(({ sums }) => sums.opened));
      return html`<div class="scroller" role="region" aria-label="${title}" tabindex="0"><table class="funnel"><caption>${title}</caption>
<thead><tr>${FIRST_HEADINGS.map((words) => heading(words, language))}
${WAY_NAMES.map((way) => heading(WAYS[way], language, way))}
${LAST_HEADINGS.map((words) => heading(words, language))}</tr></thead>
<tbody>${rows.map(({ screen, sums }) => row(nameOf(screen, language), sums, most, language))}</tbody>
</table></div>`;
    },
  )}</section>`;
}

const heading = (words: Words, language: Language, way = ''): Html =>
  html`<th scope="col">${way && html`<i class="${way}"></i>`}${words[language]}</th>`;

/** A screen without its journey's name, which the table has. */
const nameOf = (screen: string, language: Language): string =>
  screenWords(screen, language).replace(/^[^：:]*(：|: )/u, '');

function row(name: string, sums: Readonly<ScreenSums>, most: number, language: Language): Html {
  const left = WAY_NAMES.reduce((all, way) => all + sums[way], 0);
  const isStuck = left >= TELLING && (sums.back + sums.idle) / left > HIGH;
  const share = (way: keyof typeof WAYS) => (left === 0 ? '–' : `${Math.round((100 * sums[way]) / left)} %`);
  return html`<tr class="${isStuck ? 'stuck' : ''}">
<th scope="row">${name}${isStuck && html`<span class="further">${STUCK[language]}</span>`}</th>
<td>${bar(sums, left, most)} ${sums.opened}</td>
<td class="number">${share('on')}</td>
<td class="number">${share('back')}</td>
<td class="number">${share('idle')}</td>
<td class="number">${halfWithin(sums.times, language)}</td>
<td class="number">${sums.touches === 0 ? '–' : (sums.touches / sums.opened).toFixed(1)}</td>
<td>${list(sums.errors, (code) => errorWords(code, language))}</td>
<td>${list(sums.languages, (tag) => tag)}</td>
</tr>`;
}

/** Drawn here and not by a script: the page is made anew each quarter of a minute, and its policy allows no inline style. */
function bar(sums: Readonly<ScreenSums>, left: number, most: number): Html {
  const whole = (FULL * sums.opened) / most;
  let from = 0;
  const parts = WAY_NAMES.map((way) => {
    const x = from;
    const width = left === 0 ? 0 : (whole * sums[way]) / Math.max(left, sums.opened);
    from += width;
    return html`<rect class="${way}" x="${x.toFixed(1)}" width="${width.toFixed(1)}" height="14"/>`;
  });
  return html`<svg aria-hidden="true" width="${FULL}" height="14" viewBox="0 0 ${FULL} 14"><rect width="${whole.toFixed(1)}" height="14"/>${parts}</svg>`;
}

/** The step of time in which half of the stays had ended. */
function halfWithin(times: readonly number[], language: Language): string {
  const all = times.reduce((sum, count) => sum + count, 0);
  if (all === 0) return '–';
  let ended = 0;
  const at = times.findIndex((count) => {
    ended += count;
    return ended >= all / 2;
  });
  const seconds = STEPS_S[at] ?? 0;
  if (Number.isFinite(seconds)) return duration(seconds, language);
  return `> ${duration(STEPS_S[at - 1] ?? 0, language)}`;
}

const list = (sums: ReadonlyMap<string, number>, words: (name: string) => string): Html | string =>
  sums.size === 0
    ? '–'
    : html`${[...sums]
        .toSorted(([, one], [, other]) => other - one)
        .map(([name, sum]) => html`<span class="sum">${words(name)} ${sum}</span>`)}`;
