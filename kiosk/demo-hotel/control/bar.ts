import { html } from 'hono/html';
import type { Language } from '../../server/staff-language.ts';
import type { Bilingual } from '../story.ts';

const TEXTS = {
  situation: { ja: '場面', en: 'Situation' },
  end: { ja: '場面を終える', en: 'End it' },
  faults: { ja: '障害', en: 'Faults' },
  clear: { ja: 'すべて解除', en: 'Clear all' },
  queue: { ja: '待ち行列', en: 'Queue' },
  next: { ja: '全員を進める', en: 'Move all' },
  tablet: { ja: 'タブレット画面を開く', en: 'Open the tablet' },
  tablets: { ja: '端末の一覧', en: 'Tablets' },
  reset: { ja: 'すべて初期化', en: 'Reset all' },
} satisfies Readonly<Record<string, Bilingual>>;

/** What holds now, and what is done most, always in view: the script writes the situation and counts faults and queue. */
export function bar(language: Language): ReturnType<typeof html> {
  const say = (name: keyof typeof TEXTS) => TEXTS[name][language];
  return html`<div class="bar">
<dl>
<div><dt>${say('situation')}</dt><dd id="now-situation">–</dd><button type="button" data-do="house" hidden>${say('end')}</button></div>
<div><dt>${say('faults')}</dt><dd id="now-faults">–</dd><button type="button" data-do="clear-faults" hidden>${say('clear')}</button></div>
<div><dt>${say('queue')}</dt><dd id="now-queue">–</dd><button type="button" data-do="move-queue" hidden>${say('next')}</button></div>
</dl>
<nav><a class="button" href="/" target="demo-tablet">${say('tablet')}</a>
<a class="button quiet" href="/tablets?lang=${language}" target="_blank" rel="noopener">${say('tablets')}</a>
<button type="button" data-do="reset">${say('reset')}</button></nav>
</div>`;
}
