import { html } from 'hono/html';
import type { Language, Words } from '../../staff-pages/language.ts';
import { NEEDS, type Need, needsOf, newestVersion } from './needs.ts';
import type { Html, PageOptions } from './page-options.ts';
import type { Seen } from './register.ts';
import { ageInSeconds, ago, errorWords, screenWords } from './words.ts';

/** One tablet, as the staff know it. */
export interface Card {
  readonly device: string;
  readonly name: string;
  /** The id, where the name is another. */
  readonly id: string | undefined;
  readonly needs: readonly Need[];
  readonly screen: string;
  /** When it was last heard of. */
  readonly seen: string;
}

/** All tablets, and those that called for help without having reported, by urgency, then who calls longest, then by name. */
export function cardsOf(options: PageOptions): readonly Card[] {
  const { tablets, help, now, names, language } = options;
  const needs = needsOf(options);
  const silentCallers = help.filter(
    ({ device }) => !tablets.some(({ heartbeat }) => heartbeat.device === device),
  );
  const cards: readonly Card[] = [
    ...silentCallers.map(({ device, screen }) => ({
      ...nameOf(device, names, language),
      needs: needs.get(device) ?? [],
      screen: screenWords(screen, language),
      seen: '',
    })),
    ...tablets.map(({ heartbeat: { device, screen }, at }) => ({
      ...nameOf(device, names, language),
      needs: needs.get(device) ?? [],
      screen: screenWords(screen, language),
      seen: ago(ageInSeconds(at, now), language),
    })),
  ];
  const urgency = ({ needs: [first] }: Card) => (first === undefined ? NEEDS.length : NEEDS.indexOf(first));
  const turn = ({ device }: Card) => help.findIndex((call) => call.device === device);
  const { compare } = new Intl.Collator(language, { numeric: true });
  return cards.toSorted(
    (one, other) => urgency(one) - urgency(other) || turn(one) - turn(other) || compare(one.name, other.name),
  );
}

/** What the staff call a tablet: its given name, else its id in friendlier letters. */
function nameOf(
  device: string,
  names: ReadonlyMap<string, string>,
  language: Language,
): Pick<Card, 'device' | 'name' | 'id'> {
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

/** The tablets that need a hand: which, why, and what to do. */
export function needsList(cards: readonly Card[], options: PageOptions): Html {
  const { language, tablets } = options;
  const byId = new Map(tablets.map((seen) => [seen.heartbeat.device, seen]));
  return html`<section><h2>${TITLE[language]}</h2><ul class="needs">${cards.map(
    (card) => html`<li class="${card.needs[0] ?? ''}">
<h3>${card.name}${card.id && html` <code>${card.id}</code>`}</h3>
<div>${card.needs.map((need) => html`<p class="${need}">${reason(need, card, byId.get(card.device), options)}</p>`)}</div>
${seenButton(card, options)}
</li>`,
  )}</ul></section>`;
}

/** Closes the call that this page shows, and no later one. */
function seenButton({ device }: Card, { help, language }: PageOptions): Html | string {
  const call = help.find((call) => call.device === device);
  if (call === undefined) return '';
  return html`<button type="button" data-seen="${device}" data-asked-at="${call.at.toISOString()}">${SEEN[language]}</button>`;
}

/** Why a tablet needs a hand, and what to do. It never says that a tablet is down: it may be switched off for the night. */
function reason(
  need: Need,
  card: Card,
  seen: Seen | undefined,
  { help, tablets, now, language }: PageOptions,
): Html | string {
  const { versions, errors } = seen?.heartbeat ?? { versions: { app: '' }, errors: {} };
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
      ja: `アプリが古い版です（${versions.app}、最新は${newestVersion(tablets)}）。お客様がいない間に自動で新しくなります。`,
      en: `An old version of the app (${versions.app}, newest ${newestVersion(tablets)}). It updates by itself between guests.`,
    },
  };
  if (need !== 'help') return words[need][language];
  const call = help.find(({ device }) => device === card.device);
  if (call === undefined) return '';
  const since = ago(ageInSeconds(call.at, now), language);
  const clock = html`<time datetime="${call.at.toISOString()}" data-clock>${call.at.toISOString().slice(11, 16)} UTC</time>`;
  const screen = screenWords(call.screen, language);
  return language === 'ja'
    ? html`お客様が係をお呼びです。<b>${since}</b>（${clock}）、画面は「${screen}」`
    : html`A guest asked for help <b>${since}</b> (at ${clock}), on the screen “${screen}”`;
}

const errorList = (errors: Readonly<Record<string, number>>, language: Language): string =>
  Object.entries(errors)
    .filter(([code]) => code !== 'message')
    .map(([code, times]) => `${errorWords(code, language)} ${times}${language === 'ja' ? '回' : '×'}`)
    .join(language === 'ja' ? '、' : ', ');
