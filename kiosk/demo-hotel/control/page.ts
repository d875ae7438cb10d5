import { html } from 'hono/html';
import { DEMO_CARDS } from '../card-script.ts';
import { DEMO_AUTHORIZATION, DEMO_CLIENT_KEY } from '../dialects.ts';
import { FACILITIES } from '../facilities.ts';
import { FAULT_KINDS } from '../faults.ts';
import { GUESTS } from '../guests.ts';
import type { Story } from '../story.ts';
import { situationList } from './situation-list.ts';

type Html = ReturnType<typeof html>;

/** The control page. Its script fills in what changes; nothing in it is inline, so that a strict policy is possible. */
export function controlPage(callNames: readonly string[]): Html {
  return html`<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>デモホテル ― 操作パネル</title>
<link rel="stylesheet" href="/demo/control.css">
<script type="module" src="/demo/control.js"></script>
</head>
<body>
<header>
<div><h1>湖畔の宿<small>デモホテル 操作パネル</small></h1>
<p lang="en">Demo hotel: who can be checked in and out, what arrives, and what may go wrong.</p></div>
<nav><a class="button" href="/" target="_blank" rel="noopener">タブレット画面を開く <span lang="en">Open the tablet</span></a>
<a class="button" href="/tablets" target="_blank" rel="noopener">端末の一覧 <span lang="en">Tablets</span></a>
<button type="button" data-do="reset">すべて初期化 <span lang="en">Reset all</span></button></nav>
</header>
${situationList()}
<main>
<section class="guests">${heading('お客様', 'Guests')}
<p class="hint">検索画面にこのお名前を入力してください。空白・全角半角・大文字小文字は問いません。<span lang="en">Type the name on the search screen; spaces, width and case do not matter.</span></p>
${guestTable(
  'チェックイン',
  'Check-in',
  GUESTS.filter((guest) => guest.checkin !== undefined && !guest.trouble),
)}
${guestTable(
  'チェックアウト',
  'Check-out',
  GUESTS.filter((guest) => guest.checkout !== undefined && !guest.trouble),
)}
${guestTable(
  'うまくいかない場合',
  'When things go wrong',
  GUESTS.filter((guest) => guest.trouble !== undefined),
)}
</section>
<div class="side">
<section>${heading('受信した通信', 'What arrived')}
<p class="hint">お客様の情報は伏せて表示しています。<span lang="en">Guest data is hidden.</span></p>
<ol id="arrivals" aria-live="off"></ol><p id="no-arrivals" class="empty">まだありません <span lang="en">Nothing yet</span></p>
</section>
<section>${heading('待ち行列', 'Check-out queue')}
<ul id="queue"></ul><p id="no-queue" class="empty">お待ちのお客様はいません <span lang="en">Nobody is waiting</span></p>
</section>
<section>${heading('障害の再現', 'Faults on request')}
${faultForm(callNames)}
<ul id="faults"></ul>
</section>
<section>${heading('テスト用カード', 'Demo cards')}
<table><tbody>${DEMO_CARDS.map(
    (card) =>
      html`<tr><th scope="row"><code>${card.number}</code></th><td>${card.ja}<span lang="en">${card.en}</span></td></tr>`,
  )}</tbody></table>
<p class="hint">有効期限は今月以降、名義は英大文字、セキュリティコードは3〜4桁。<span lang="en">Any expiry from this month on, holder in capitals, 3 or 4 digits of security code.</span></p>
</section>
<section>${heading('スタッフ用パネル', 'Staff panel')}
<p class="hint">暗証番号のハッシュを <code>npx tsx kiosk/tools/make-pin-hash.ts</code> で作り、<code>public/data/config.json</code> の <code>kiosk.staff_pin_hash</code> に入れて起動し直すと、画面左上を3秒以内に5回タップして開けます。<span lang="en">Make the hash of a PIN, put it into the settings, start again; then tap the top left corner of the tablet five times within three seconds.</span></p>
</section>
<section>${heading('接続に必要な値', 'Values to connect with')}
<dl><dt>施設 <span lang="en">Facilities: legacy id, cico code</span></dt>${FACILITIES.map(
    ({ id, code, name }) => html`<dd><code>${id}</code> <code>${code}</code> ${name.ja}</dd>`,
  )}
<dt><code>AUTHORIZATION-CLIENT</code></dt><dd><code>${DEMO_CLIENT_KEY}</code></dd>
<dt>会員のURL <span lang="en">A member's address (cico)</span></dt><dd><code>/?authorization=${DEMO_AUTHORIZATION}&amp;membership_number=M0001</code></dd></dl>
</section>
</div>
</main>
<p id="trouble" role="alert" hidden>デモホテルに接続できません。<span lang="en">The demo hotel does not answer.</span></p>
</body>
</html>`;
}

function heading(ja: string, en: string): Html {
  return html`<h2>${ja}<span lang="en">${en}</span></h2>`;
}

function guestTable(ja: string, en: string, guests: readonly Story[]): Html {
  return html`<h3>${ja} <span lang="en">${en}</span></h3>
<table><tbody>${guests.map(
    ({ name, tell }) =>
      html`<tr><th scope="row" class="name">${name}</th><td>${tell.ja}<span lang="en">${tell.en}</span></td></tr>`,
  )}</tbody></table>`;
}

function faultForm(callNames: readonly string[]): Html {
  return html`<form id="fault">
<label>呼び出し <span lang="en">Call</span><select name="call"><option value="*">すべて (*)</option>${callNames.map(
    (name) => html`<option>${name}</option>`,
  )}</select></label>
<label>種類 <span lang="en">Kind</span><select name="kind">${Object.entries(FAULT_KINDS).map(
    ([kind, { ja, en }]) => html`<option value="${kind}" title="${en}">${ja} (${kind})</option>`,
  )}</select></label>
<label>回数 <span lang="en">Times</span><input name="times" inputmode="numeric" pattern="[0-9]*" placeholder="∞"></label>
<label>ステータス <span lang="en">Status</span><input name="status" inputmode="numeric" pattern="[0-9]*" placeholder="500"></label>
<label>遅延 ms <span lang="en">Delay</span><input name="ms" inputmode="numeric" pattern="[0-9]*" placeholder="3000"></label>
<label>時点 <span lang="en">When</span><select name="when"><option value="before">処理の前 (before)</option><option value="after">処理の後 (after)</option></select></label>
<label class="wide">メッセージ <span lang="en">error_msg</span><input name="errorMsg"></label>
<p class="wide"><button type="submit">設定 <span lang="en">Set</span></button>
<button type="button" data-do="clear-faults">すべて解除 <span lang="en">Clear all</span></button></p>
</form>`;
}
