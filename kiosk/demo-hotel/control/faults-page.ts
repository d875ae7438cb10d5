import { html } from 'hono/html';
import type { Language } from '../../server/staff-language.ts';
import { DEMO_CARDS } from '../cards.ts';
import { DEMO_AUTHORIZATION, DEMO_CLIENT_KEY } from '../dialects.ts';
import { FACILITIES } from '../facilities.ts';
import { FAULT_KINDS } from '../faults.ts';
import type { Bilingual } from '../story.ts';
import { copyButton } from './guest-list.ts';

type Html = ReturnType<typeof html>;

const TEXTS = {
  faults: { ja: '障害の再現', en: 'Faults on request' },
  call: { ja: '呼び出し', en: 'Call' },
  all: { ja: 'すべて', en: 'all' },
  kind: { ja: '種類', en: 'Kind' },
  times: { ja: '回数', en: 'Times' },
  status: { ja: 'ステータス', en: 'Status' },
  ms: { ja: '遅延 ms', en: 'Delay, ms' },
  when: { ja: '時点', en: 'When' },
  before: { ja: '処理の前', en: 'before it is done' },
  after: { ja: '処理の後', en: 'after it is done' },
  message: { ja: 'メッセージ', en: 'Message' },
  set: { ja: '設定', en: 'Set' },
  cards: { ja: 'テスト用カード', en: 'Demo cards' },
  cardHint: {
    ja: '有効期限は今月以降、名義は英大文字、セキュリティコードは3〜4桁。',
    en: 'Any expiry from this month on, holder in capitals, 3 or 4 digits of security code.',
  },
  values: { ja: '接続に必要な値', en: 'Values to connect with' },
  facilities: { ja: '施設（id、コード）', en: 'Facilities: legacy id, cico code' },
  member: { ja: '会員のURL', en: 'A member’s address (cico)' },
  staff: { ja: 'スタッフ用パネル', en: 'Staff panel' },
} satisfies Readonly<Record<string, Bilingual>>;

export function faultSection(callNames: readonly string[], language: Language): Html {
  const say = (name: keyof typeof TEXTS) => TEXTS[name][language];
  return html`<section id="breaking"><h2>${say('faults')}</h2>
<form id="fault">
<label>${say('call')}<select name="call"><option value="*">${say('all')} (*)</option>${callNames.map(
    (name) => html`<option>${name}</option>`,
  )}</select></label>
<label>${say('kind')}<select name="kind">${Object.entries(FAULT_KINDS).map(
    ([kind, words]) => html`<option value="${kind}">${words[language]} (${kind})</option>`,
  )}</select></label>
<label>${say('times')}<input name="times" inputmode="numeric" pattern="[0-9]*" placeholder="∞"></label>
<label>${say('status')}<input name="status" inputmode="numeric" pattern="[0-9]*" placeholder="500"></label>
<label>${say('ms')}<input name="ms" inputmode="numeric" pattern="[0-9]*" placeholder="3000"></label>
<label>${say('when')}<select name="when"><option value="before">${say('before')}</option><option value="after">${say('after')}</option></select></label>
<label class="wide">${say('message')}<input name="errorMsg" placeholder="error_msg"></label>
<p class="wide"><button type="submit">${say('set')}</button></p>
</form>
<ul id="faults"></ul>
</section>`;
}

/** References: cards, the staff panel, connection values. */
export function referenceSection(language: Language): Html {
  const say = (name: keyof typeof TEXTS) => TEXTS[name][language];
  return html`<section><h2>${say('cards')}</h2>
<p class="hint">${say('cardHint')}</p>
<ul class="guests">${DEMO_CARDS.map(
    (card) =>
      html`<li><div><code class="name">${card.number}</code> ${copyButton(card.number, language)}</div><p>${card[language]}</p></li>`,
  )}</ul>
</section>
<section><h2>${say('values')}</h2>
<dl><dt>${say('facilities')}</dt>${FACILITIES.map(
    ({ id, code, name }) => html`<dd><code>${id}</code> <code>${code}</code> ${name[language]}</dd>`,
  )}
<dt><code>AUTHORIZATION-CLIENT</code></dt><dd><code>${DEMO_CLIENT_KEY}</code></dd>
<dt>${say('member')}</dt><dd><code>/?authorization=${DEMO_AUTHORIZATION}&amp;membership_number=M0001</code></dd></dl>
<h3>${say('staff')}</h3>
<p class="hint">${
    language === 'ja'
      ? html`暗証番号のハッシュを <code>node dist-server/make-pin-hash.js</code> で作り、<code>public/data/config.json</code> の <code>kiosk.staff_pin_hash</code> に入れて起動し直すと、画面左上を3秒以内に5回タップして開けます。`
      : html`Make the hash of a PIN with <code>node dist-server/make-pin-hash.js</code>, put it into <code>public/data/config.json</code> as <code>kiosk.staff_pin_hash</code>, start again; then tap the top left corner of the tablet five times within three seconds.`
  }</p>
</section>`;
}
