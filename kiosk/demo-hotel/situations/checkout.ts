import { situationsOf } from '../situation.ts';

const CHECKOUT = { settings: { display: { use_checkout: true }, card: { script_url: '/demo/token.js' } } };

/** One for each departing guest's story. */
export const CHECKOUT_SITUATIONS = situationsOf(CHECKOUT, {
  'checkout-pays': {
    ja: { title: 'カードで精算', tell: '順番待ち、お部屋、条件、カード、完了' },
    en: { title: 'Pays by card', tell: 'Queue, room, terms, card, done' },
    guest: 'family',
  },
  'checkout-nothing-to-pay': {
    ja: { title: 'お支払いなし', tell: 'カードの画面は出ません' },
    en: { title: 'Nothing to pay', tell: 'No card screens' },
    guest: 'nothing-to-pay',
  },
  'checkout-settled': {
    ja: { title: '精算済み', tell: '検索からすぐにお支払い完了の画面' },
    en: { title: 'Already settled', tell: 'From the search straight to “paid”' },
    guest: 'settled',
  },
  'checkout-several-rooms': {
    ja: { title: '複数のお部屋', tell: '2つのお部屋から選びます' },
    en: { title: 'Several rooms', tell: 'Two rooms to tick' },
    guest: 'multi-rooms',
  },
  'checkout-room-typed': {
    ja: { title: '部屋番号を入力', tell: '半角数字なら何でも構いません' },
    en: { title: 'The guest types the room', tell: 'Any half-width digits' },
    guest: 'room-typed',
  },
  'checkout-long-folio': {
    ja: { title: '長い明細', tell: '「明細を見る」で50行' },
    en: { title: 'A long folio', tell: 'Fifty lines behind the details' },
    guest: 'long-folio',
  },
  'checkout-long-queue': {
    ja: { title: '長い順番待ち', tell: '「待ち行列」の「次へ」で進めます' },
    en: { title: 'A long queue', tell: 'Move it with “next” under the queue' },
    guest: 'long-queue',
  },
  'checkout-timeout': {
    ja: { title: '順番待ちの時間切れ', tell: '1分でご案内のうえ検索へ戻ります' },
    en: { title: 'The queue times out', tell: 'After a minute a message, then the search' },
    guest: 'queue-timeout',
  },
  'checkout-queue-broken': {
    ja: { title: '順番待ち中の異常', tell: '未知のステータスでお知らせ' },
    en: { title: 'Something odd in the queue', tell: 'An unknown status, and a message' },
    guest: 'queue-broken',
  },
  'checkout-refused': {
    ja: { title: 'チェックアウトをお断り', tell: 'ホテルの言葉を表示' },
    en: { title: 'Check-out is refused', tell: "The hotel's own words" },
    guest: 'refused',
  },
});
