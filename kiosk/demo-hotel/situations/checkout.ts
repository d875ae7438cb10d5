import type { Overlay, Situation } from '../situation.ts';

const CHECKOUT: Overlay = { display: { use_checkout: true }, card: { script_url: '/demo/token.js' } };

/** One for each story of a guest who leaves. */
export const CHECKOUT_SITUATIONS: readonly Situation[] = [
  {
    id: 'checkout-pays',
    title: { ja: 'カードで精算', en: 'Pays by card' },
    tell: { ja: '順番待ち、お部屋、条件、カード、完了', en: 'Queue, room, terms, card, done' },
    guest: 'family',
  },
  {
    id: 'checkout-nothing-to-pay',
    title: { ja: 'お支払いなし', en: 'Nothing to pay' },
    tell: { ja: 'カードの画面は出ません', en: 'No card screens' },
    guest: 'nothing-to-pay',
  },
  {
    id: 'checkout-settled',
    title: { ja: '精算済み', en: 'Already settled' },
    tell: { ja: '検索からすぐにお支払い完了の画面', en: 'From the search straight to “paid”' },
    guest: 'settled',
  },
  {
    id: 'checkout-several-rooms',
    title: { ja: '複数のお部屋', en: 'Several rooms' },
    tell: { ja: '2つのお部屋から選びます', en: 'Two rooms to tick' },
    guest: 'multi-rooms',
  },
  {
    id: 'checkout-room-typed',
    title: { ja: '部屋番号を入力', en: 'The guest types the room' },
    tell: { ja: '半角数字なら何でも構いません', en: 'Any half-width digits' },
    guest: 'room-typed',
  },
  {
    id: 'checkout-long-folio',
    title: { ja: '長い明細', en: 'A long folio' },
    tell: { ja: '「明細を見る」で50行', en: 'Fifty lines behind the details' },
    guest: 'long-folio',
  },
  {
    id: 'checkout-long-queue',
    title: { ja: '長い順番待ち', en: 'A long queue' },
    tell: { ja: '「待ち行列」の「次へ」で進めます', en: 'Move it with “next” under the queue' },
    guest: 'long-queue',
  },
  {
    id: 'checkout-timeout',
    title: { ja: '順番待ちの時間切れ', en: 'The queue times out' },
    tell: { ja: '1分でご案内のうえ検索へ戻ります', en: 'After a minute a message, then the search' },
    guest: 'queue-timeout',
  },
  {
    id: 'checkout-queue-broken',
    title: { ja: '順番待ち中の異常', en: 'Something odd in the queue' },
    tell: { ja: '未知のステータスでお知らせ', en: 'An unknown status, and a message' },
    guest: 'queue-broken',
  },
  {
    id: 'checkout-refused',
    title: { ja: 'チェックアウトをお断り', en: 'Check-out is refused' },
    tell: { ja: 'ホテルの言葉を表示', en: "The hotel's own words" },
    guest: 'refused',
  },
].map((situation) => ({ ...situation, settings: CHECKOUT }));
