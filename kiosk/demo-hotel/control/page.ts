import { html } from 'hono/html';
import { type Language, languageLinks } from '../../server/staff-language.ts';
import type { Bilingual, Story } from '../story.ts';
import { bar } from './bar.ts';
import { faultSection, referenceSection } from './faults-page.ts';
import { guestSection } from './guest-list.ts';
import { passportSection } from './passport-section.ts';
import { situationList } from './situation-list.ts';

/** Markup. */
type Html = ReturnType<typeof html>;

const TEXTS = {
  title: { ja: 'デモホテル 操作パネル', en: 'Demo hotel, control panel' },
  find: { ja: 'お客様・場面を検索', en: 'Search guests and situations' },
  none: { ja: '見つかりません', en: 'Nothing found' },
  arrived: { ja: '受信した通信', en: 'What arrived' },
  hidden: { ja: 'お客様の情報は伏せて表示しています。', en: 'Guest data is hidden.' },
  nothing: { ja: 'まだありません', en: 'Nothing yet' },
  queue: { ja: '待ち行列', en: 'Check-out queue' },
  nobody: { ja: 'お待ちのお客様はいません', en: 'Nobody is waiting' },
  settings: { ja: '設定を作る', en: 'Make settings' },
  trouble: { ja: 'デモホテルに接続できません。', en: 'The demo hotel does not answer.' },
} satisfies Readonly<Record<string, Bilingual>>;

/**
 * The control page: a bar that stays, the guests and situations, and beside them what arrives. Its script fills in what
 * changes; nothing in it is inline, so that a strict policy is possible.
 */
export function controlPage({
  guests,
  callNames,
  language,
  hasSettingsPage,
}: {
  readonly guests: readonly Story[];
  readonly callNames: readonly string[];
  readonly language: Language;
  /** Leads to the settings page too. */
  readonly hasSettingsPage: boolean;
}): Html {
  const say = (name: keyof typeof TEXTS) => TEXTS[name][language];
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
${bar(language)}
<main>
<div class="chosen">
<p class="find"><input type="search" id="find" aria-label="${say('find')}" placeholder="${say('find')}" autocomplete="off"></p>
<p id="not-found" class="empty" hidden>${say('none')}</p>
${guestSection(guests, language)}
${situationList(language)}
${passportSection(language)}
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
