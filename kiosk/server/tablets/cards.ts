import { html } from 'hono/html';
import type { Language, Words } from '../staff-language.ts';
import { screenWords, withCode } from './journeys.ts';
import type { Need } from './needs.ts';
import type { Html, PageOptions } from './page-options.ts';
import { ageInSeconds, ago, errorWords } from './words.ts';

export function cardsOf({ order, part, byId, calls, needs, now, names, language }: PageOptions) {
  return order.slice(part.from, part.to).map((device) => {
    const seen = byId.get(device);
    const path = seen?.heartbeat.screen ?? calls.get(device)?.screen ?? '';
    return {
      ...nameOf(device, names, language),
      needs: needs.get(device) ?? [],
      screen: withCode(path, screenWords(path, language)),
      seen: seen === undefined ? '' : ago(ageInSeconds(seen.at, now), language),
    };
  });
}
export type Card = Readonly<ReturnType<typeof cardsOf>[number]>;

/** The staff's name of a tablet, else its id in friendlier letters. The id stands beside another name. */
function nameOf(device: string, names: ReadonlyMap<string, string>, language: Language) {
  const given = names.get(device);
  const made = /^tablet-([0-9a-f]{8})$/u.exec(device)?.[1];
  const name =
    given ??
    (made === undefined
      ? device.replace(/[_-]+/gu, ' ')
      : `${{ ja: '名前のない端末', en: 'Unnamed tablet' }[language]} ${made.slice(0, 4)}`);
  const saysTheSame = name === device.replace(/[_-]+/gu, ' ');
  return { device, name, id: saysTheSame ? undefined : device };
}

const TITLE: Words = { ja: '確認が必要な端末', en: 'Needs a look' };
const SEEN: Words = { ja: '対応しました', en: 'I am on it' };
const NO_BUTTON: Words = {
  ja: 'ここで対応済みにするには、サーバーに WATCH_TOKEN を設定してください。なくても、ゲートウェイのある機械自身（localhost）で開けばできます。',
  en: 'To close calls here, set WATCH_TOKEN on the gateway. Without it, calls are closed on the gateway’s own machine (localhost).',
};

/** The tablets with a need: which, why and the remedy. */
export function needsList(cards: readonly Card[], options: PageOptions): Html {
  const { language, mayClose } = options;
  return html`<section><h2>${TITLE[language]}</h2><ul class="needs">${cards.map(
    (card) => html`<li class="${card.needs[0] ?? ''}">
<h3>${card.name}${card.id && html` <code>${card.id}</code>`}</h3>
<div>${card.needs.map((need) => html`<p class="${need}">${reason(need, card, options)}</p>`)}</div>
${mayClose ? seenButton(card, options) : ''}
</li>`,
  )}</ul>${!mayClose && cards.some(({ needs }) => needs.includes('help')) ? html`<p class="quiet">${NO_BUTTON[language]}</p>` : ''}</section>`;
}

function seenButton({ device }: Card, { calls, language }: PageOptions): Html | string {
  const call = calls.get(device);
  if (call === undefined) return '';
  return html`<button type="button" data-seen="${device}" data-asked-at="${call.at.toISOString()}">${SEEN[language]}</button>`;
}

/** The need and its remedy. It never claims that a tablet is down, as it may be off for the night. */
function reason(need: Need, card: Card, { calls, byId, newest, now, language }: PageOptions): Html | string {
  const { versions, errors } = byId.get(card.device)?.heartbeat ?? { versions: { app: '' }, errors: {} };
  const words: Readonly<Record<Exclude<Need, 'help'>, Words>> = {
    settings: {
      ja: 'ホテルの設定を一度も読めていません。ネットワークと設定ファイルを確認してください。',
      en: 'It has never read the hotel’s settings. Check its network and the file of settings.',
    },
    errors: {
      ja: `新しいエラーがあります：${errorList(errors, language)}。続くときは担当者へ。`,
      en: `New errors: ${errorList(errors, language)}. If they go on, tell whoever looks after the tablets.`,
    },
    silent: {
      ja: `最後の連絡は${card.seen}です。電源とネットワークを確認してください。`,
      en: `Last heard of ${card.seen}. Check its power and network.`,
    },
    shell: {
      ja: 'オフライン機能が入っていません。ネットワークにつないだまま開き直してください。',
      en: 'It could not start without its network. Open it again while it is connected.',
    },
    old: {
      ja: `アプリが古い版です（${versions.app}、最新は${newest}）。お客様がいない間に自動で新しくなります。`,
      en: `An old version of the app (${versions.app}, newest ${newest}). It updates by itself between guests.`,
    },
  };
  if (need !== 'help') return words[need][language];
  const call = calls.get(card.device);
  if (call === undefined) return '';
  const since = ago(ageInSeconds(call.since, now), language);
  const clock = html`<time datetime="${call.at.toISOString()}" data-clock>${call.at.toISOString().slice(11, 16)} UTC</time>`;
  const screen = withCode(call.screen, screenWords(call.screen, language));
  return language === 'ja'
    ? html`お客様がスタッフをお呼びです。<b>${since}</b>（${clock}）、画面は「${screen}」`
    : html`A guest asked for help <b>${since}</b> (at ${clock}), on the screen “${screen}”`;
}

const errorList = (errors: Readonly<Record<string, number>>, language: Language): string =>
  Object.entries(errors)
    .filter(([code]) => code !== 'message')
    .map(([code, times]) => `${errorWords(code, language)} ${times}${language === 'ja' ? '回' : '×'}`)
    .join(language === 'ja' ? '、' : ', ');
