import { html } from 'hono/html';
import type { Language, Words } from '../staff-language.ts';
import { JOURNEYS, withCode } from './journeys.ts';
import type { Html, PageOptions } from './page-options.ts';
import { type ScreenSums, STEPS_S } from './sums.ts';
import { duration, errorWords } from './words.ts';

const TITLE: Words = { ja: 'お客様が止まる画面', en: 'Where guests get stuck' };
const NOTE: Words = {
  ja: 'すべての端末の合計で、サーバーの起動から数えています。5組以上のご利用がまとまってから、5ずつ数えます。お客様の情報は含みません。',
  en: 'All tablets together, since the server was started. Counted in fives, once at least five visits have added to a number; no data of any guest.',
};
/** The ways to leave a screen, in the order of the bar's parts. */
const WAYS = ['on', 'back', 'idle'] as const;
const HEADINGS = {
  screen: { ja: '画面', en: 'Screen' },
  opened: { ja: '開いた回数', en: 'Opened' },
  on: { ja: '次へ', en: 'Went on' },
  back: { ja: '戻る', en: 'Went back' },
  idle: { ja: '放置', en: 'Left alone' },
  half: { ja: '半数の所要時間', en: 'Half within' },
  touches: { ja: 'タッチ数／回', en: 'Touches each' },
  errors: { ja: 'エラー', en: 'Errors' },
  language: { ja: '言語', en: 'Languages' },
} as const satisfies Readonly<Record<string, Words>>;
type Column = keyof typeof HEADINGS;
const COLUMNS = ['screen', 'opened', ...WAYS, 'half', 'touches', 'errors', 'language'] as const;
const NUMBERS: readonly Column[] = [...WAYS, 'half', 'touches'];
const NOTHING = '–';
/** In the bar's own units. */
const FULL = 200;
/** With so many leaving guests a share tells more than chance. */
const TELLING = 20;
/** A remarkable share of guests who do not go on. */
const HIGH = 0.25;
const STUCK: Words = { ja: '先へ進まない方が多い画面です', en: 'Many do not go on from here' };

/** Guests at each screen and their ways on, as bars that a screen reader reads as a table. */
export function funnel({ sums, language }: PageOptions): Html | string {
  const journeys = JOURNEYS.map(({ title, screens }) => ({
    title: title[language],
    rows: screens
      .map(({ path, name }) => ({ name: withCode(path, name[language]), sums: sums.of(path) }))
      .filter(({ sums }) => sums.opened > 0),
  })).filter(({ rows }) => rows.length > 0);
  if (journeys.length === 0) return '';
  return html`<section><h2>${TITLE[language]}</h2><p class="quiet">${NOTE[language]}</p>${journeys.map(
    ({ title, rows }) => {
      const most = Math.max(...rows.map(({ sums }) => sums.opened));
      return html`<div class="scroller" role="region" aria-label="${title}" tabindex="0"><table class="funnel"><caption>${title}</caption>
<thead><tr>${COLUMNS.map((column) => heading(column, language))}</tr></thead>
<tbody>${rows.map(({ name, sums }) => row(name, sums, most, language))}</tbody>
</table></div>`;
    },
  )}</section>`;
}

const heading = (column: Column, language: Language): Html =>
  html`<th scope="col" class="${column}${NUMBERS.includes(column) ? ' number' : ''}">${HEADINGS[column][language]}</th>`;

function row(name: string, sums: Readonly<ScreenSums>, most: number, language: Language): Html {
  const left = WAYS.reduce((all, way) => all + sums[way], 0);
  const isStuck = left >= TELLING && (sums.back + sums.idle) / left > HIGH;
  const number = (column: Column, text: string) =>
    html`<td class="${column} number${text === NOTHING ? ' none' : ''}" data-name="${HEADINGS[column][language]}">${text}</td>`;
  const spoken = [...sums.languages.values()].reduce((all, sum) => all + sum, 0);
  const count = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return html`<tr class="${isStuck ? 'stuck' : ''}">
<th scope="row">${name}${isStuck && html`<span class="further">${STUCK[language]}</span>`}</th>
<td class="opened"><span class="count">${count.format(sums.opened)}</span>${bar(sums, left, most)}</td>
${WAYS.map((way) => number(way, left === 0 ? NOTHING : percent(sums[way], left)))}
${number('half', halfWithin(sums.times, language))}
${number('touches', sums.touches === 0 ? NOTHING : count.format(sums.touches / sums.opened))}
${list('errors', sums.errors, (code, sum) => `${count.format(sum)} × ${errorWords(code, language)}`)}
${list('language', sums.languages, (tag, sum) => `${tag} ${percent(sum, spoken)}`)}
</tr>`;
}

const percent = (part: number, whole: number): string => `${Math.round((100 * part) / whole)} %`;

/** Drawn here: the page is renewed every quarter of a minute, and its policy allows no inline style. */
function bar(sums: Readonly<ScreenSums>, left: number, most: number): Html {
  const whole = (FULL * sums.opened) / most;
  // A tablet that was switched off may tell only one of both counts.
  const each = whole / Math.max(left, sums.opened);
  let x = 0;
  const parts = WAYS.map((way) => {
    const width = sums[way] * each;
    const part = html`<rect class="${way}" x="${x.toFixed(1)}" width="${width.toFixed(1)}" height="14"/>`;
    x += width;
    return part;
  });
  return html`<svg aria-hidden="true" viewBox="0 0 ${FULL} 14" preserveAspectRatio="none"><rect width="${whole.toFixed(1)}" height="14"/>${parts}</svg>`;
}

/** The step of time within which half of the stays ended. */
function halfWithin(times: readonly number[], language: Language): string {
  const all = times.reduce((sum, count) => sum + count, 0);
  if (all === 0) return NOTHING;
  let ended = 0;
  const at = times.findIndex((count) => {
    ended += count;
    return ended >= all / 2;
  });
  const seconds = STEPS_S[at] ?? 0;
  if (Number.isFinite(seconds)) return duration(seconds, language);
  return `> ${duration(STEPS_S[at - 1] ?? 0, language)}`;
}

/** A cell of counted names, the most frequent first. */
function list(
  column: Column,
  sums: ReadonlyMap<string, number>,
  words: (name: string, sum: number) => string,
): Html {
  if (sums.size === 0) return html`<td class="${column} none">${NOTHING}</td>`;
  const told = [...sums].toSorted(([, one], [, other]) => other - one);
  return html`<td class="${column} list">${told.map(([name, sum]) => html`<span class="sum">${words(name, sum)}</span>`)}</td>`;
}
