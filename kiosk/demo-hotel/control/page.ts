import { html } from 'hono/html';
import { type Language, languageLinks } from '../../server/staff-language.ts';
import { DEMO_PASSPORTS } from '../passports.ts';
import type { Bilingual, Story } from '../story.ts';
import { faultSection, referenceSection } from './faults-page.ts';
import { guestSection } from './guest-list.ts';
import { situationList } from './situation-list.ts';

type Html = ReturnType<typeof html>;

const TEXTS = {
  title: { ja: 'デモホテル 操作パネル', en: 'Demo hotel, control panel' },
  situation: { ja: '場面', en: 'Situation' },
  end: { ja: '場面を終える', en: 'End it' },
  faults: { ja: '障害', en: 'Faults' },
  clear: { ja: 'すべて解除', en: 'Clear all' },
  waiting: { ja: '待ち行列', en: 'Queue' },
  next: { ja: '全員を進める', en: 'Move all' },
  tablet: { ja: 'タブレット画面を開く', en: 'Open the tablet' },
  tablets: { ja: '端末の一覧', en: 'Tablets' },
  reset: { ja: 'すべて初期化', en: 'Reset all' },
  find: { ja: 'お客様・場面を検索', en: 'Search guests and situations' },
  none: { ja: '見つかりません', en: 'Nothing found' },
  arrived: { ja: '受信した通信', en: 'What arrived' },
  hidden: { ja: 'お客様の情報は伏せて表示しています。', en: 'Guest data is hidden.' },
  nothing: { ja: 'まだありません', en: 'Nothing yet' },
  queue: { ja: '待ち行列', en: 'Check-out queue' },
  nobody: { ja: 'お待ちのお客様はいません', en: 'Nobody is waiting' },
  settings: { ja: '設定を作る', en: 'Make settings' },
  passports: { ja: 'パスポートの読み取り', en: 'Passport reader' },
  passportHint: {
    ja: '設定 kiosk.passport_reader が入っているとき（場面「パスポートの読み取り機」など）、タブレットのお客様情報の画面へ、読み取り機と同じ速さで文字を送ります。',
    en: 'Sends the letters to the tablet’s form of the guests as fast as a reader does. The setting kiosk.passport_reader has to be on, as in the situation “A passport reader”.',
  },
  send: { ja: '読み取る', en: 'Read it' },
  trouble: { ja: 'デモホテルに接続できません。', en: 'The demo hotel does not answer.' },
} satisfies Readonly<Record<string, Bilingual>>;

type Say = (name: keyof typeof TEXTS) => string;

/** The control page. Its script fills in changes; nothing is inline, for a strict policy. */
export function controlPage({
  guests,
  callNames,
  language,
  hasSettingsPage,
}: {
  readonly guests: readonly Story[];
  readonly callNames: readonly string[];
  readonly language: Language;
  readonly hasSettingsPage: boolean;
}): Html {
  const say: Say = (name) => TEXTS[name][language];
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say('title')}</title>
<link rel="stylesheet" href="/demo/control.css">
<script type="module" src="/demo/control.js"></script>
</head>
<body>
<header><h1>湖畔の宿<small>${say('title')}</small></h1>${hasSettingsPage ? html`<a class="settings" href="/settings/">${say('settings')}</a>` : ''}${languageLinks(language)}</header>
${bar(say, language)}
<main>
<div class="chosen">
<p class="find"><input type="search" id="find" aria-label="${say('find')}" placeholder="${say('find')}" autocomplete="off"></p>
<p id="not-found" class="empty" hidden>${say('none')}</p>
${guestSection(guests, language)}
${situationList(language)}
${passportSection(say, language)}
${referenceSection(language)}
</div>
<div class="live">
<section><h2>${say('arrived')}</h2>
<p class="hint">${say('hidden')}</p>
<ol id="arrivals" aria-live="off"></ol><p id="no-arrivals" class="empty">${say('nothing')}</p>
</section>
<section id="waiting"><h2>${say('queue')}</h2>
<ul id="queue"></ul><p id="no-queue" class="empty">${say('nobody')}</p>
</section>
${faultSection(callNames, language)}
</div>
</main>
<p id="said" role="status" hidden></p>
<p id="trouble" role="alert" hidden>${say('trouble')}</p>
</body>
</html>`;
}

/** The present state and the frequent actions, always in view. */
function bar(say: Say, language: Language): Html {
  return html`<div class="bar">
<dl>
<div><dt>${say('situation')}</dt><dd id="now-situation">–</dd><button type="button" data-do="house" hidden>${say('end')}</button></div>
<div><dt>${say('faults')}</dt><dd id="now-faults">–</dd><button type="button" data-do="clear-faults" hidden>${say('clear')}</button></div>
<div><dt>${say('waiting')}</dt><dd id="now-queue">–</dd><button type="button" data-do="move-queue" hidden>${say('next')}</button></div>
</dl>
<nav><a class="button" href="/" target="demo-tablet">${say('tablet')}</a>
<a class="button quiet" href="/tablets?lang=${language}" target="_blank" rel="noopener">${say('tablets')}</a>
<button type="button" data-do="reset">${say('reset')}</button></nav>
</div>`;
}

/** Replaces a passport reader at the tablet. */
function passportSection(say: Say, language: Language): Html {
  return html`<section data-group><h2>${say('passports')}</h2>
<p class="hint">${say('passportHint')}</p>
<ul class="guests">${DEMO_PASSPORTS.map(
    ({ holder, lines }) =>
      html`<li data-find><div><span>${holder[language]}</span> <button type="button" data-passport="${lines.join(' ')}" aria-label="${holder[language]} ${say('send')}">${say('send')}</button></div></li>`,
  )}</ul>
</section>`;
}
