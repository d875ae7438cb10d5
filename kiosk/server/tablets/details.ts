import { html } from 'hono/html';
import { dateOf } from '../clock.ts';
import type { Words } from '../staff-language.ts';
import { isSilent } from './needs.ts';
import type { Html, PageOptions } from './page-options.ts';
import type { TabletReport } from './register.ts';
import { ageInSeconds, ago, duration } from './words.ts';

const TITLE: Words = { ja: 'すべての端末の詳細', en: 'Every detail of all tablets' };
const TITLE_OF_PART: Words = { ja: 'このページの端末の詳細', en: 'Every detail of the tablets on this page' };
const HEADINGS: readonly Words[] = [
  { ja: '端末', en: 'Tablet' },
  { ja: '最後の連絡', en: 'Last seen' },
  { ja: '画面', en: 'Screen' },
  { ja: 'エラー', en: 'Errors' },
  { ja: 'アプリ', en: 'App' },
  { ja: '設定の版', en: 'Settings' },
  { ja: 'オフライン機能', en: 'Offline shell' },
  { ja: '起動回数', en: 'Starts' },
  { ja: '稼働時間', en: 'Running for' },
  { ja: '最後のリセット', en: 'Last reset' },
  { ja: '読み上げの音声がない言語', en: 'Languages without a voice' },
];

/** The last report of each tablet as sent, for finding a cause. */
export function detailTable(options: PageOptions): Html {
  const { order, byId, part, language } = options;
  const title = part.pages > 1 ? TITLE_OF_PART : TITLE;
  const tablets = order.slice(part.from, part.to).flatMap((device) => byId.get(device) ?? []);
  return html`<details><summary>${title[language]}</summary><div class="scroller"><table>
<thead><tr>${HEADINGS.map((words) => html`<th scope="col">${words[language]}</th>`)}</tr></thead>
<tbody>${tablets.map((seen) => row(seen, options))}</tbody>
</table></div></details>`;
}

function row(seen: TabletReport, { now, language }: PageOptions): Html {
  const { heartbeat, at } = seen;
  const {
    device,
    versions,
    shell,
    bundle,
    screen,
    uptime_s,
    boots,
    last_reset,
    errors,
    voiceless = [],
  } = heartbeat;
  const codes = Object.entries(errors);
  return html`<tr>
<th scope="row">${device}</th>
<td class="${isSilent(seen, now) ? 'long-ago' : 'lately'}"><time datetime="${dateOf(at, now).toISOString()}">${ago(ageInSeconds(at, now), language)}</time></td>
<td><code>${screen}</code></td>
<td>${codes.length === 0 ? '–' : codes.map(([code, times]) => html`<span class="error"><code>${code}</code> ${times}</span>`)}</td>
<td>${versions.app}<span class="further">${versions.browser}</span></td>
<td><code>${bundle.revision}</code><span class="further">${bundle.source}</span></td>
<td>${shell}</td>
<td class="number">${boots}</td>
<td class="number">${duration(uptime_s, language)}</td>
<td>${last_reset}</td>
<td>${voiceless.length === 0 ? '–' : voiceless.join(' ')}</td>
</tr>`;
}
