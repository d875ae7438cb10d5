import { html } from 'hono/html';
import type { Seen } from './register.ts';

type Html = ReturnType<typeof html>;

/** How often the page reloads itself. */
const REFRESH_S = 30;
/** Two heartbeats missed: the row is highlighted. A tablet that is switched off for the night looks the same. */
const LONG_AGO_S = 35 * 60;

const HEADINGS = [
  ['端末', 'Tablet'],
  ['最後の連絡', 'Last seen'],
  ['画面', 'Screen'],
  ['エラー', 'Errors'],
  ['アプリ', 'App'],
  ['設定の版', 'Settings'],
  ['オフライン機能', 'Offline shell'],
  ['起動回数', 'Starts'],
  ['稼働時間', 'Running for'],
  ['最後のリセット', 'Last reset'],
] as const;

/** All tablets, for the people who look after them. It says when each was last heard of, never that one is down. */
export function tabletsPage(tablets: readonly Seen[], now: Date): Html {
  return html`<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${REFRESH_S}">
<title>端末の一覧 ― Tablets</title>
<link rel="stylesheet" href="/tablets/tablets.css">
</head>
<body>
<header>
<h1>端末の一覧 <small lang="en">Tablets</small></h1>
<p>各端末は起動時と15分ごとに連絡します。 <span lang="en">Each tablet reports at its start and every 15 minutes.</span></p>
<p>時点 <span lang="en">As of</span> ${minuteOf(now)} · <a href="/tablets.json">JSON</a> · <a href="/metrics">Prometheus</a></p>
</header>
<main>${tablets.length === 0 ? nobody() : table(tablets, now)}</main>
</body>
</html>`;
}

const nobody = (): Html =>
  html`<p class="empty">まだ連絡がありません。 <span lang="en">No tablet has reported yet.</span></p>`;

function table(tablets: readonly Seen[], now: Date): Html {
  return html`<table>
<thead><tr>${HEADINGS.map(([ja, en]) => html`<th scope="col">${ja}<span lang="en">${en}</span></th>`)}</tr></thead>
<tbody>${tablets.map((seen) => row(seen, now))}</tbody>
</table>`;
}

function row({ heartbeat, at }: Seen, now: Date): Html {
  const age = ageInSeconds(at, now);
  const { device, versions, shell, bundle, screen, uptime_s, boots, last_reset, errors } = heartbeat;
  const codes = Object.entries(errors);
  const [ago, uptime] = [duration(age), duration(uptime_s)];
  return html`<tr>
<th scope="row">${device}</th>
<td class="${age > LONG_AGO_S ? 'long-ago' : 'lately'}"><time datetime="${at.toISOString()}">${ago.ja}前<span lang="en">${ago.en} ago</span></time></td>
<td><code>${screen}</code></td>
<td>${codes.length === 0 ? '–' : codes.map(([code, times]) => html`<span class="error"><code>${code}</code> ${times}</span>`)}</td>
<td>${versions.app}<span class="further">${versions.browser}</span></td>
<td><code>${bundle.revision}</code></td>
<td>${shell}</td>
<td class="number">${boots}</td>
<td class="number">${uptime.ja}<span lang="en">${uptime.en}</span></td>
<td>${last_reset}</td>
</tr>`;
}

/** Such as 2026-11-21 05:35 UTC: the gateway does not know where its readers are. */
const minuteOf = (moment: Date): string => `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** When a clock was put back, a report counts as made now. */
export const ageInSeconds = (at: Date, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - at.getTime()) / 1000));

/** Names of units in Japanese and English, and their size in seconds. */
const UNITS = [
  ['日', 'd', 86_400],
  ['時間', 'h', 3_600],
  ['分', 'min', 60],
  ['秒', 's', 1],
] as const;

/** A time in its largest whole unit, in both languages: `12分`, `12 min`. */
function duration(seconds: number): { readonly ja: string; readonly en: string } {
  const [ja, en, size] = UNITS.find(([, , size]) => seconds >= size) ?? UNITS[3];
  const whole = Math.floor(seconds / size);
  return { ja: `${whole}${ja}`, en: `${whole} ${en}` };
}
