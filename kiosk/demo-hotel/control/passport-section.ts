import { html } from 'hono/html';
import type { Language } from '../../server/staff-language.ts';
import { DEMO_PASSPORTS } from '../passports.ts';
import type { Bilingual } from '../story.ts';

const TITLE: Bilingual = { ja: 'パスポートの読み取り', en: 'Passport reader' };
const HINT: Bilingual = {
  ja: '設定 kiosk.passport_reader が入っているとき（場面「パスポートの読み取り機」など）、タブレットのお客様情報の画面へ、読み取り機と同じ速さで文字を送ります。',
  en: 'Sends the letters to the tablet’s form of the guests as fast as a reader does. The setting kiosk.passport_reader has to be on, as in the situation “A passport reader”.',
};
const SEND: Bilingual = { ja: '読み取る', en: 'Read it' };

/** Stands in for a passport reader at the tablet. */
export function passportSection(language: Language): ReturnType<typeof html> {
  return html`<section data-group><h2>${TITLE[language]}</h2>
<p class="hint">${HINT[language]}</p>
<ul class="guests">${DEMO_PASSPORTS.map(
    ({ holder, lines }) =>
      html`<li data-find><div><span>${holder[language]}</span> <button type="button" data-passport="${lines.join(' ')}" aria-label="${holder[language]} ${SEND[language]}">${SEND[language]}</button></div></li>`,
  )}</ul>
</section>`;
}
