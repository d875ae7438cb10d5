import { html } from 'hono/html';
import { type Language, languageLinks, type Words } from '../staff-language.ts';
import { type Card, cardsOf, needsList } from './cards.ts';
import { detailTable } from './details.ts';
import { funnel } from './funnel.ts';
import { isSilent, NEEDS, type Need } from './needs.ts';
import type { Html, PageOptions } from './page-options.ts';

export const TABLETS_OF_PAGE = 100;
/** In seconds: a calling guest waits. */
const REFRESH_S = 15;

const TITLE: Words = { ja: '端末の一覧', en: 'Tablets' };
const HOW: Words = {
  ja: '各端末は起動時と15分ごとに連絡します。お客様がスタッフを呼ぶと、すぐここに出ます。',
  en: 'Each tablet reports at its start and every 15 minutes; a guest who calls is shown here at once.',
};
export const NEED_WORDS: Readonly<Record<Need, Words>> = {
  help: { ja: 'お呼び', en: 'calling' },
  settings: { ja: '設定なし', en: 'no settings' },
  errors: { ja: '新しいエラー', en: 'new errors' },
  silent: { ja: '連絡なし', en: 'silent' },
  shell: { ja: 'オフライン不可', en: 'not offline-ready' },
  old: { ja: '古い版', en: 'old version' },
};

/** All tablets for their carers: first the verdict, then the needs. */
export function tabletsPage(options: PageOptions): Html {
  const { tablets, order, counts, part, now, language } = options;
  const cards = cardsOf(options);
  const inNeed = cards.filter(({ needs }) => needs.length > 0);
  const well = cards.filter(({ needs }) => needs.length === 0);
  const calling = counts.help;
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${REFRESH_S}">
<title>${calling > 0 ? `(${calling}) ` : ''}${TITLE[language]}</title>
<link rel="stylesheet" href="/tablets/tablets.css">
<script type="module" src="/tablets/tablets.js"></script>
</head>
<body>
<header>
<h1>${TITLE[language]}</h1>
${languageLinks(language)}
</header>
<main>
${verdict(options)}
${order.length > 0 ? chips(options) : ''}
${part.pages > 1 ? pageLinks(options) : ''}
${inNeed.length > 0 ? needsList(inNeed, options) : ''}
${well.length > 0 ? wellList(well, language) : ''}
${funnel(options)}
${tablets.length > 0 ? detailTable(options) : ''}
</main>
<footer><p>${HOW[language]}</p>
<p>${language === 'ja' ? '時点' : 'As of'} <time datetime="${now.date.toISOString()}" data-clock>${minuteOf(now.date)}</time> · <a href="/tablets.json">JSON</a> · <a href="/metrics">Prometheus</a></p></footer>
</body>
</html>`;
}

/** One sentence, readable from across the room. */
function verdict({ tablets, needs, counts, now, language }: PageOptions): Html {
  const [inNeed, calling] = [needs.size, counts.help];
  const say = (look: string, words: Words, more?: Words): Html =>
    html`<section class="verdict ${look}" role="status"><p class="sentence">${words[language]}</p>${more && html`<p>${more[language]}</p>`}</section>`;
  if (calling > 0)
    return say('calls', {
      ja: calling === 1 ? 'お客様がスタッフをお呼びです' : `${calling}台でお客様がスタッフをお呼びです`,
      en: calling === 1 ? 'A guest is calling for you' : `Guests at ${calling} tablets are calling for you`,
    });
  if (tablets.length === 0)
    return say('nobody', { ja: 'まだどの端末からも連絡がありません', en: 'No tablet has reported yet.' });
  if (tablets.every((seen) => isSilent(seen, now)))
    return say(
      'attention',
      { ja: 'どの端末からも連絡がありません', en: 'Nothing is heard of any tablet' },
      {
        ja: '夜間に電源を切っていれば、これで問題ありません。',
        en: 'If they are switched off for the night, this is as it should be.',
      },
    );
  if (inNeed > 0)
    return say('attention', {
      ja: `${inNeed}台に確認が必要です`,
      en: inNeed === 1 ? 'One tablet needs a look' : `${inNeed} tablets need a look`,
    });
  return say('good', { ja: 'すべて順調です', en: 'Everything is all right' });
}

function chips({ order, needs, counts, language }: PageOptions): Html {
  return html`<ul class="chips">
<li><b>${order.length}</b> ${{ ja: '台', en: order.length === 1 ? 'tablet' : 'tablets' }[language]}</li>
<li class="good"><b>${order.length - needs.size}</b> ${{ ja: '順調', en: 'fine' }[language]}</li>
${NEEDS.map((need) => (counts[need] === 0 ? '' : html`<li class="${need}"><b>${counts[need]}</b> ${NEED_WORDS[need][language]}</li>`))}
</ul>`;
}

const PAGES: Words = { ja: '一覧のページ', en: 'Pages of the list' };
const BACK: Words = { ja: '前へ', en: 'Previous' };
const ON: Words = { ja: '次へ', en: 'Next' };

function pageLinks({ order, part: { page, pages, from, to }, language }: PageOptions): Html {
  const link = (to: number, words: Words) =>
    to < 1 || to > pages ? '' : html`<a href="?lang=${language}&amp;page=${to}">${words[language]}</a>`;
  const shown = {
    ja: `${order.length}台のうち${from + 1}〜${to}台目（${page}／${pages}ページ）`,
    en: `Tablets ${from + 1} to ${to} of ${order.length} (page ${page} of ${pages})`,
  };
  return html`<nav class="pages" aria-label="${PAGES[language]}">${link(page - 1, BACK)}<span>${shown[language]}</span>${link(page + 1, ON)}</nav>`;
}

const WELL: Words = { ja: '順調な端末', en: 'Fine' };

function wellList(cards: readonly Card[], language: Language): Html {
  return html`<section><h2>${WELL[language]}</h2><ul class="well">${cards.map(
    ({ name, id, seen, screen }) =>
      html`<li><b>${name}</b>${id && html` <code>${id}</code>`}<span>${screen}</span><span class="quiet">${seen}</span></li>`,
  )}</ul></section>`;
}

/** Such as 2026-11-21 05:35 UTC; scripts show the reader's time. */
const minuteOf = (moment: Date): string => `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
