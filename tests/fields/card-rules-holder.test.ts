import { describe, expect, it } from 'vitest';
import { holderNameOf } from '~/fields/card-rules';

describe('the name that a card may have', () => {
  it.each([
    ['kana', ['ヤマダ タロウ'], 'TARO YAMADA'],
    ['kana with a full-width space', ['オオノ　ユウコ'], 'YUKO ONO'],
    ['letters', ['Smith John'], 'JOHN SMITH'],
    ['full-width letters', ['ＳＭＩＴＨ　ＪＯＨＮ', 'SMITH JOHN'], 'JOHN SMITH'],
    ['accents, which cards do not have', ['Müller Zoë'], 'ZOE MULLER'],
    ['kanji, with the reading beside them', ['山田 太郎', 'ヤマダ タロウ'], 'TARO YAMADA'],
    ['one word, which may be two names', ['ヤマダタロウ'], ''],
    ['kanji alone', ['山田 太郎'], ''],
    ['nothing', [''], ''],
  ])('from %s', (_, texts, name) => expect(holderNameOf(texts)).toBe(name));
});
