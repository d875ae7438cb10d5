import { expect, it } from 'vitest';
import { emptyGuest } from '~/domain/guest';
import { welcomeName } from '~/features/checkin/finish/arrival';

const YAMADA = { lastName: '山田', firstName: '太郎', lastKana: 'ヤマダ', firstKana: 'タロウ' };

it.each([
  ['ja', YAMADA, '山田 太郎'],
  ['en', YAMADA, '山田 太郎'],
  ['zh-Hans', { lastName: '李', firstName: '明' }, '李明'],
  ['zh-Hant', { lastName: '陳', firstName: '怡君' }, '陳怡君'],
  ['ko', { lastName: '김', firstName: '민준' }, '김민준'],
  // Hotels with full-width names have them by now.
  ['en', { lastName: 'Ｙａｍａｄａ', firstName: 'Ｔａｒｏ' }, 'Taro Yamada'],
  ['en', { lastName: 'O’Neill', firstName: 'Zoë Ann' }, 'Zoë Ann O’Neill'],
  ['ja', { lastName: 'Smith', firstName: 'John' }, 'Smith John'],
  ['zh-Hans', { lastName: 'LI', firstName: 'MING' }, 'LI MING'],
  ['ko', { lastName: 'Ｈｏｎｇ', firstName: 'Ｇｉｌｄｏｎｇ' }, 'Hong Gildong'],
  // A family register's character stays.
  ['ja', { lastName: '\u{FA19}山', firstName: '花' }, '\u{FA19}山 花'],
  ['ja', { ...YAMADA, firstName: '' }, '山田'],
  ['en', { ...YAMADA, lastName: '', firstName: '' }, 'ヤマダ タロウ'],
  ['en', { lastKana: 'SMITH', firstKana: 'JOHN' }, 'JOHN SMITH'],
  ['en', {}, ''],
] as const)('in %s, %o is greeted as %s', (language, names, name) =>
  expect(welcomeName({ ...emptyGuest(), ...names }, language)).toBe(name),
);
