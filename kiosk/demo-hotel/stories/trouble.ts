import { storiesOf } from '../story.ts';
import { folioOfAStay } from './folio.ts';

const checkout = { rooms: ['120'], folio: folioOfAStay } as const;

export const TROUBLED = storiesOf({
  'server-error': {
    name: 'コショウ ハツオ',
    tell: { ja: 'サーバーエラー（500、メッセージあり）', en: 'Server error (500 with a message)' },
    trouble: 'server-error',
  },
  maintenance: {
    name: 'ホシュ マモル',
    tell: { ja: 'メンテナンス中（503、本文なし）', en: 'Maintenance (503, empty body)' },
    trouble: 'maintenance',
  },
  slow: {
    name: 'オソイ ススム',
    tell: { ja: '応答に8秒かかります', en: 'The answer takes eight seconds' },
    checkin: {},
    checkout,
    trouble: 'slow',
  },
  malformed: {
    name: 'カケル モジオ',
    tell: { ja: '壊れた応答（200）', en: 'A broken answer (200)' },
    trouble: 'malformed',
  },
  'html-error': {
    name: 'ペイジ ハナエ',
    tell: { ja: 'HTMLのエラーページ（502）', en: 'An HTML error page (502)' },
    trouble: 'html-error',
  },
});
