import { storiesOf } from '../story.ts';
import { folioOfAStay } from './folio.ts';

export const misaki = {
  membershipNumber: 'M0001',
  lastName: '会員',
  firstName: '美咲',
  lastKana: 'カイイン',
  firstKana: 'ミサキ',
  postcode: '783-0060',
  prefecture: '高知県',
  city: '南国市',
  subarea: '蛍が丘',
  furtherSubarea: '1-2-3',
  tel: '088-863-0001',
  birthday: '19880403',
  gender: 2,
} as const;

/** Guests with a smooth check-in. */
export const ARRIVING = storiesOf({
  family: {
    name: 'ヤマダ タロウ',
    tell: {
      ja: '大人2名・子ども1名、和室に2泊。チェックアウトはカードで精算',
      en: 'Party of three with a child, two nights; pays at check-out',
    },
    checkin: { adults: 2, children: 1, nights: 2, rooms: ['和室（10畳）'] },
    checkout: { rooms: ['305'], folio: folioOfAStay },
  },
  alone: {
    name: 'サトウ ハナコ',
    tell: { ja: '大人1名、1泊', en: 'Travelling alone, one night' },
    checkin: {},
  },
  overseas: {
    name: 'SMITH JOHN',
    tell: {
      ja: '海外からのお客様1名。パスポートの写しが必要',
      en: 'One guest from overseas; needs a passport copy',
    },
    checkin: { nights: 3, rooms: ['ツイン'] },
    checkout: { rooms: ['412'], folio: folioOfAStay },
  },
  'large-party': {
    name: 'タカハシ',
    tell: { ja: '大人8名・その他2名の団体', en: 'Large party: eight adults and two others' },
    checkin: { adults: 8, others: 2, nights: 2, rooms: ['大広間', '和室（12畳）', '和室（12畳）'] },
  },
  'longest-texts': {
    name: 'ジュゲムジュゲムゴコウノスリキレカイジャリスイギョノスイギョウマツウンライマツ',
    tell: { ja: 'とても長いお名前と部屋タイプ', en: 'Very long name and room type' },
    checkin: {
      adults: 2,
      nights: 14,
      rooms: [
        '【早割60】露天風呂付き特別和洋室・富士山側・最上階（禁煙・ペット同伴可・朝夕お部屋食・送迎付き）',
      ],
    },
  },
  member: {
    name: 'カイイン ミサキ',
    tell: { ja: '会員のお客様。会員情報が入力欄に入ります', en: 'A member: the profile fills in the form' },
    checkin: { rooms: ['ダブル'] },
    member: misaki,
  },
  'member-without-gender': {
    name: 'カイイン ヒカル',
    tell: { ja: '性別未登録の会員', en: 'A member who gave no gender (4)' },
    checkin: { adults: 2 },
    member: {
      membershipNumber: 'M0002',
      lastName: '会員',
      firstName: '光',
      lastKana: 'カイイン',
      firstKana: 'ヒカル',
      postcode: '060 0042',
      prefecture: '北海道',
      city: '札幌市中央区',
      subarea: '大通西',
      furtherSubarea: '4丁目',
      tel: '011 200 0002',
      birthday: '20001231',
      gender: 4,
    },
  },
});
