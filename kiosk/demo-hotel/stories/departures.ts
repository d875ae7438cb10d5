import { storiesOf } from '../story.ts';
import { folioOfAStay, longFolio } from './folio.ts';

export const DEPARTING = storiesOf({
  'nothing-to-pay': {
    name: 'セイサン ナシコ',
    tell: { ja: 'お支払いなし（0円）', en: 'Nothing to pay' },
    checkout: { rooms: ['102'] },
  },
  settled: {
    name: 'セイサン スミオ',
    tell: { ja: '精算済み（ステータス14）', en: 'Already settled (status 14)' },
    checkout: { rooms: ['203'], folio: folioOfAStay, settled: true },
  },
  'room-typed': {
    name: 'ヘヤ バンゴウ',
    tell: { ja: '部屋番号をお客様が入力', en: 'The guest types the room number' },
    checkout: { folio: folioOfAStay },
  },
  'long-folio': {
    name: 'メイサイ オオイ',
    tell: { ja: '明細50行（割引・無料を含む）', en: 'Fifty lines, with a discount and a free one' },
    checkout: { rooms: ['501'], folio: longFolio },
  },
  'long-queue': {
    name: 'ナガイ レツコ',
    tell: {
      ja: '前に12組。1組1分、「次へ」で進みます',
      en: 'Twelve in front, a minute each; the button moves them',
    },
    checkout: { rooms: ['308'], folio: folioOfAStay, queue: { ahead: 12, secondsEach: 60 } },
  },
  'queue-timeout': {
    name: 'マチ クタビレ',
    tell: { ja: '列が進まず1分で時間切れ', en: 'The queue never moves; times out after a minute' },
    checkout: {
      rooms: ['309'],
      folio: folioOfAStay,
      queue: {
        ahead: 3,
        secondsEach: 'never',
        timeoutMinutes: 1,
        timeoutMessage: {
          ja: 'ただいま大変混み合っております。恐れ入りますが、フロントまでお越しください。',
          en: 'We are very busy at the moment. Please come to the front desk.',
          'zh-Hans': '目前办理人数较多，请您前往前台办理。',
          'zh-Hant': '目前辦理人數較多，請您至櫃檯辦理。',
          ko: '지금은 매우 혼잡합니다. 번거로우시겠지만 프런트로 와 주세요.',
        },
      },
    },
  },
  'queue-broken': {
    name: 'レツ コワレ',
    tell: { ja: '待機中に未知のステータス（9）', en: 'An unknown status (9) while waiting' },
    checkout: { rooms: ['310'], folio: folioOfAStay, queue: { ahead: 1, secondsEach: 3, brokenStatus: 9 } },
  },
  refused: {
    name: 'コトワリ ススム',
    tell: { ja: 'チェックアウトをお断り（メッセージのみ）', en: 'Refused with a message' },
    checkout: {
      rooms: ['110'],
      folio: folioOfAStay,
      refused: {
        ja: 'お手数ですが、フロントにてチェックアウトのお手続きをお願いいたします。',
        en: 'Please check out at the front desk.',
        'zh-Hans': '请您在前台办理退房手续。',
        'zh-Hant': '請您至櫃檯辦理退房手續。',
        ko: '번거로우시겠지만 프런트에서 체크아웃해 주세요.',
      },
    },
  },
});
