import i18next from 'i18next';
import { expect, it } from 'vitest';
import { partyKinds } from '~/features/checkin/stay-descriptions';
import en from '~/i18n/en.json';
import ja from '~/i18n/ja.json';
import ko from '~/i18n/ko.json';
import { startTextsWith } from '~/i18n/texts';
import zhHans from '~/i18n/zh-Hans.json';
import zhHant from '~/i18n/zh-Hant.json';
import { configOf } from '../support/config';
import { reservationWith } from '../support/guests';

const TEXTS = { ja, en, ko, 'zh-Hans': zhHans, 'zh-Hant': zhHant };

function textsIn(language: keyof typeof TEXTS) {
  startTextsWith(language, TEXTS[language]);
  return i18next.t;
}

it.each([
  ['ja', 2, 1, 0, '大人2名・お子様1名'],
  ['ja', 8, 0, 2, '大人8名・その他2名'],
  ['en', 2, 1, 0, '2 adults, 1 child'],
  ['en', 1, 2, 1, '1 adult, 2 children, 1 other guest'],
  ['en', 1, 0, 0, '1 adult'],
  ['en', 0, 2, 0, '2 children'],
  ['ja', 0, 0, 1, 'その他1名'],
  ['ja', 0, 2, 1, 'お子様2名・その他1名'],
  ['zh-Hans', 2, 1, 0, '成人2位、儿童1位'],
  ['zh-Hant', 2, 1, 0, '成人2位、兒童1位'],
  ['ko', 2, 1, 0, '성인 2명, 어린이 1명'],
] as const)(
  'a party in words in %s, %i and %i and %i: %s',
  (language, numOfAdults, numOfChildren, numOfOthers, words) => {
    const t = textsIn(language);
    const party = reservationWith({ numOfAdults, numOfChildren, numOfOthers });
    const seen = partyKinds(party, configOf({}), t).map(
      ({ lead, count, words }) => lead + (count > 0 ? words : ''),
    );
    expect(seen.join('')).toBe(words);
  },
);
