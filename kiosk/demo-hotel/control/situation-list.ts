import { html, raw } from 'hono/html';
import type { Language } from '../../server/staff-language.ts';
import { GUESTS } from '../guests.ts';
import { OWN_SETTINGS, type Situation } from '../situation.ts';
import { SITUATION_GROUPS } from '../situations.ts';
import type { Bilingual } from '../story.ts';
import { copyButton, nameButtons } from './guest-list.ts';

type Html = ReturnType<typeof html>;

const TITLE: Bilingual = { ja: '場面を選ぶ', en: 'Choose a situation' };
const HINT: Bilingual = {
  ja: 'この宿の設定に場面の設定を重ねて、タブレット画面をはじめから開きます。すべてのタブレットに効きます。',
  en: 'Restarts the tablet’s page with the situation’s settings over the hotel’s own. Every tablet of this hotel gets them.',
};

export function situationList(language: Language): Html {
  return html`<section class="situations" data-group><h2>${TITLE[language]}</h2>
<p class="hint">${HINT[language]}</p>
<p>${link(OWN_SETTINGS, language)} ${OWN_SETTINGS[language].tell}</p>
<div class="groups">${SITUATION_GROUPS.map(
    ({ title, situations }) =>
      html`<div data-group><h3>${title[language]}</h3><ul>${situations.map((one) => entry(one, language))}</ul></div>`,
  )}</div>
</section>`;
}

function entry(situation: Situation, language: Language): Html {
  const guest = GUESTS.find(({ id }) => id === situation.guest);
  const journey = situation.id.startsWith('checkout-') ? 'checkout' : 'checkin';
  return html`<li data-find>${link(situation, language)}
<p>${situation[language].tell}</p>
${guest && html`<p class="type">${nameButtons(guest.name, journey, language)}</p>`}
${situation.card && html`<p class="type"><code class="name">${situation.card}</code> ${copyButton(situation.card, language)}</p>`}</li>`;
}

function link({ id, ...words }: Situation, language: Language): Html {
  return html`<a href="/demo/situation/${id}" data-situation="${id}" target="demo-tablet">${words[language].title}</a>`;
}

/** A situation's link: chooses it and restarts the tablet. @param startsByItself no button, as a foreign link needs */
export function startPage(
  { id, ja, en, address = '/' }: Situation,
  startsByItself: boolean,
): ReturnType<typeof html> {
  return html`<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${ja.title}</title>
<link rel="stylesheet" href="/demo/control.css">
<script type="module" src="/demo/start.js"></script>
</head>
<body>
<div class="starting"><h1>${ja.title}<small lang="en">${en.title}</small></h1>
<p>このデモホテルのすべてのタブレットが、この場面の設定になります。<span lang="en">Every tablet of this demo hotel gets this situation's settings.</span></p>
<p><button type="submit" id="start" data-situation="${id}" data-address="${address}"${startsByItself ? raw(' data-starts-by-itself') : ''}>タブレット画面を開く <span lang="en">Open the tablet</span></button></p></div>
<p id="trouble" role="alert" hidden>デモホテルに接続できません。<span lang="en">The demo hotel does not answer.</span></p>
</body>
</html>`;
}
