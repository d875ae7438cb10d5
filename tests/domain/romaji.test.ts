import { expect, it } from 'vitest';
import { toKana, toLatin } from '~/domain/romaji';

it.each([
  ['ヤマダ タロウ', 'YAMADA TARO'],
  ['サトウ　ハナコ', 'SATO　HANAKO'],
  ['オオタ', 'OTA'],
  ['イノウエ', 'INOUE'],
  ['ユウキ', 'YUKI'],
  ['シンジョウ', 'SHINJO'],
  ['キョウコ', 'KYOKO'],
  ['ハットリ', 'HATTORI'],
  ['ハッチョウ', 'HATCHO'],
  ['ヂヅヲ', 'JIZUO'],
  ['スティーブ', 'SUTIBU'],
  ['ファン', 'FAN'],
  ['カッ', 'KA'],
  ['ホンマ ナンバ', 'HOMMA NAMBA'],
  ['シンペイ', 'SHIMPEI'],
  ['SMITH ジョン', 'SMITH JON'],
])('katakana in Latin letters: %s → %s', (kana, latin) => expect(toLatin(kana)).toBe(latin));

it.each([
  ['YAMADA HANAKO', 'ヤマダ ハナコ'],
  ['Shinji', 'シンジ'],
  ['KYOKO', 'キョコ'],
  ['HATTORI', 'ハットリ'],
  ['HATCHO', 'ハッチョ'],
  ['ＫＥＮ', 'ケン'],
  ['JUNNA', 'ジュンナ'],
  ['HOMMA', 'ホンマ'],
  ['HONMA', 'ホンマ'],
  ['NAMBA SHIMPEI', 'ナンバ シンペイ'],
  ['SMITH', undefined],
  ['WANG XIAOMING', undefined],
  ['101', undefined],
  ['', undefined],
])('a Japanese name in Latin letters as katakana: %s → %s', (latin, kana) =>
  expect(toKana(latin)).toBe(kana),
);
