import type { Situation, SituationGroup } from './situation.ts';
import { OWN_SETTINGS } from './situation.ts';
import { FORM_SITUATIONS, MEMBER_SITUATIONS } from './situations/asking.ts';
import { CHECKOUT_SITUATIONS } from './situations/checkout.ts';
import { CARD_SITUATIONS, FAULT_SITUATIONS, PAYMENT_SITUATIONS } from './situations/payment.ts';
import { QR_SITUATIONS, SEARCH_SITUATIONS } from './situations/searching.ts';

export const SITUATION_GROUPS: readonly SituationGroup[] = [
  { title: { ja: 'チェックインでのお支払い', en: 'Paying at check-in' }, situations: PAYMENT_SITUATIONS },
  { title: { ja: 'QRコードのみ', en: 'QR code only' }, situations: QR_SITUATIONS },
  { title: { ja: 'ご予約の検索と確認', en: 'Search and reservation' }, situations: SEARCH_SITUATIONS },
  { title: { ja: 'お客様の情報', en: 'What guests are asked' }, situations: FORM_SITUATIONS },
  { title: { ja: '会員', en: 'Members' }, situations: MEMBER_SITUATIONS },
  { title: { ja: 'カードの結果', en: 'What cards do' }, situations: CARD_SITUATIONS },
  { title: { ja: 'お支払いの障害', en: 'When paying goes wrong' }, situations: FAULT_SITUATIONS },
  { title: { ja: 'チェックアウト', en: 'Check-out' }, situations: CHECKOUT_SITUATIONS },
];

const byId = new Map(
  [OWN_SETTINGS, ...SITUATION_GROUPS.flatMap(({ situations }) => situations)].map((situation) => [
    situation.id,
    situation,
  ]),
);

/** Finds a situation; `house` is the hotel's own settings. */
export function findSituation(id: string): Situation | undefined {
  return byId.get(id);
}
