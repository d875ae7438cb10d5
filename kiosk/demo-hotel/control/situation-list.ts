import { html } from 'hono/html';
import { GUESTS } from '../guests.ts';
import { OWN_SETTINGS, type Situation } from '../situation.ts';
import { SITUATION_GROUPS } from '../situations.ts';
import type { Bilingual } from '../story.ts';

type Html = ReturnType<typeof html>;

/** Every situation with its link and what to type. */
export function situationList(): Html {
  return html`<section class="situations"><h2>場面を選ぶ<span lang="en">Choose a situation</span></h2>
<p class="hint">この宿の設定に場面の設定を重ねて、タブレット画面をはじめから開きます。すべてのタブレットに効きます。<span lang="en">Restarts the tablet's page with the situation's settings over the hotel's own. Every tablet of this hotel gets them.</span></p>
<p class="own-settings">${link(OWN_SETTINGS)} ${both(OWN_SETTINGS.tell)}</p>
<div class="groups">${SITUATION_GROUPS.map(
    ({ title, situations }) => html`<div><h3>${both(title)}</h3><ul>${situations.map(entry)}</ul></div>`,
  )}</div>
</section>`;
}

function entry(situation: Situation): Html {
  const guest = GUESTS.find(({ id }) => id === situation.guest);
  return html`<li>${link(situation)}
<p class="type">${guest && html`<span class="name">${guest.name}</span>`}${situation.card && html` <code class="name">${situation.card}</code>`}</p>
<p>${both(situation.tell)}</p></li>`;
}

function link({ id, title }: Situation): Html {
  return html`<a href="/demo/situation/${id}" data-situation="${id}" target="_blank" rel="noopener">${both(title)}</a>`;
}

function both({ ja, en }: Bilingual): Html {
  return html`${ja} <span lang="en">${en}</span>`;
}
