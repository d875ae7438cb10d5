import { storiesOf } from '../story.ts';
import { misaki } from './arrivals.ts';
import { folioOfAStay, folioOfTwoRooms } from './folio.ts';

export const twoNights = {
  amount: 48_400,
  bathingTax: 300,
  accommodationTax: 400,
  usedPoint: 1_000,
  showGrandTotal: true,
};

/** Guests whose check-in code decides their way: already in, to pay, several rooms. */
export const BY_CODE = storiesOf({
  'checked-in': {
    name: 'タナカ イチロウ',
    tell: { ja: 'チェックイン済み（コード30）', en: 'Already checked in (code 30)' },
    checkin: { code: '30' },
  },
  'checked-in-settled': {
    name: 'スズキ ジロウ',
    tell: { ja: 'チェックイン・精算済み（コード40）', en: 'Already checked in and settled (code 40)' },
    checkin: { code: '40', codeAfter: '40' },
  },
  'checked-in-to-pay': {
    name: 'ミセイサン マサル',
    tell: {
      ja: 'チェックイン済み・未精算（コード30、事前精算の対象）',
      en: 'Checked in, still to pay (code 30, payment target)',
    },
    checkin: {
      code: '30',
      paymentTarget: true,
      prePayment: { ...twoNights, showGrandTotal: false },
    },
  },
  'checked-in-multi-rooms': {
    name: 'フタヘヤ スミオ',
    tell: { ja: 'チェックイン済み・複数部屋（コード30）', en: 'Checked in, several rooms (code 30)' },
    checkin: {
      adults: 4,
      rooms: ['ツイン', 'ツイン'],
      code: '30',
      paymentTarget: true,
      multiRooms: true,
    },
  },
  'payment-target': {
    name: 'シハライ サキコ',
    tell: { ja: '事前精算の対象。入湯税・宿泊税・ポイントあり', en: 'To pay at check-in: taxes and points' },
    checkin: {
      adults: 2,
      nights: 2,
      rooms: ['和洋室'],
      paymentTarget: true,
      prePayment: twoNights,
    },
  },
  everything: {
    name: 'ゼンブ ノリコ',
    tell: {
      ja: '大人2名・お子様1名・その他1名、会員、事前精算の対象。設定の違いがすべて現れます',
      en: 'A child, another one, a member, something to pay: every setting shows',
    },
    checkin: {
      adults: 2,
      children: 1,
      others: 1,
      nights: 2,
      rooms: ['和室（8畳）'],
      paymentTarget: true,
      prePayment: twoNights,
    },
    member: {
      ...misaki,
      membershipNumber: 'M0003',
      lastName: '全部',
      firstName: '乗子',
      lastKana: 'ゼンブ',
      firstKana: 'ノリコ',
    },
  },
  'below-thirty': {
    name: 'トチュウ ノボル',
    tell: { ja: 'チェックイン後もコードが30未満', en: 'Code stays below 30 after check-in' },
    checkin: { codeAfter: '20', paymentTarget: true, prePayment: twoNights },
  },
  'multi-rooms': {
    name: 'フタヘヤ カズオ',
    tell: { ja: '2部屋のご予約。チェックアウトも2部屋', en: 'Two rooms, at check-in and at check-out' },
    checkin: {
      adults: 4,
      nights: 2,
      rooms: ['ツイン', '和室（8畳）'],
      paymentTarget: true,
      multiRooms: true,
    },
    checkout: { rooms: ['401', '402'], folio: folioOfTwoRooms },
  },
  'submit-fails-once': {
    name: 'ヤリナオシ ジュン',
    tell: {
      ja: 'チェックインの送信が1回目だけ失敗',
      en: 'The first check-in attempt fails, the second works',
    },
    checkin: { submitFailsOnce: true },
    checkout: { rooms: ['210'], folio: folioOfAStay },
  },
});
