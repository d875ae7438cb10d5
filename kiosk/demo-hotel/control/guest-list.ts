import { html } from 'hono/html';
import type { Language } from '../../server/staff-language.ts';
import type { Bilingual, Story } from '../story.ts';

type Html = ReturnType<typeof html>;
type Journey = 'checkin' | 'checkout';

const TEXTS = {
  guests: { ja: 'お客様', en: 'Guests' },
  hint: {
    ja: '「入力」はタブレット画面の検索欄にお名前を入れます。手で入力するときは、空白・全角半角・大文字小文字は問いません。',
    en: '“Type it” puts the name into the search field of the tablet. Typed by hand, spaces, width and case do not matter.',
  },
  checkin: { ja: 'チェックイン', en: 'Check-in' },
  checkout: { ja: 'チェックアウト', en: 'Check-out' },
  trouble: { ja: 'うまくいかない場合', en: 'When things go wrong' },
  type: { ja: '入力', en: 'Type it' },
  copy: { ja: 'コピー', en: 'Copy' },
} satisfies Readonly<Record<string, Bilingual>>;

export function guestSection(guests: readonly Story[], language: Language): Html {
  const say = (name: keyof typeof TEXTS) => TEXTS[name][language];
  const list = (title: string, journey: Journey, some: readonly Story[]): Html =>
    html`<div data-group><h3>${title}</h3><ul class="guests">${some.map(
      ({ name, tell }) =>
        html`<li data-find><div>${nameButtons(name, journey, language)}</div><p>${tell[language]}</p></li>`,
    )}</ul></div>`;
  const arriving = guests.filter((guest) => guest.checkin !== undefined && !guest.trouble);
  const leaving = guests.filter((guest) => guest.checkout !== undefined && !guest.trouble);
  const troubled = guests.filter((guest) => guest.trouble !== undefined);
  return html`<section data-group><h2>${say('guests')}</h2>
<p class="hint">${say('hint')}</p>
${list(say('checkin'), 'checkin', arriving)}
${list(say('checkout'), 'checkout', leaving)}
${list(say('trouble'), 'checkin', troubled)}
</section>`;
}

export const nameButtons = (name: string, journey: Journey, language: Language): Html =>
  html`<span class="name">${name}</span> <button type="button" data-type="${name}" data-journey="${journey}" aria-label="${name} ${TEXTS.type[language]}">${TEXTS.type[language]}</button> ${copyButton(name, language)}`;

export const copyButton = (text: string, language: Language): Html =>
  html`<button type="button" data-copy="${text}" aria-label="${text} ${TEXTS.copy[language]}">${TEXTS.copy[language]}</button>`;
