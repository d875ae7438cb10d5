import { describe, expect, it } from 'vitest';
import { PREFECTURES } from '~/domain/prefectures';

describe('prefectures', () => {
  it('are 47 and one other, each once', () => {
    expect(PREFECTURES).toHaveLength(48);
    expect(new Set(PREFECTURES).size).toBe(48);
    expect(PREFECTURES.at(-1)).toBe('その他');
  });

  it('bear the names that addresses are written with', () => {
    const japanese = PREFECTURES.slice(0, -1);
    expect(japanese.filter((name) => !/^(北海道|東京都|(京都|大阪)府|.{2,3}県)$/.test(name))).toEqual([]);
  });

  it.each([
    ['北海道', 1],
    ['宮城県', 4],
    ['東京都', 13],
    ['長野県', 20],
    ['京都府', 26],
    ['大阪府', 27],
    ['福岡県', 40],
    ['沖縄県', 47],
  ])('%s has the place of its number in JIS X 0401: %i', (name, number) => {
    expect(PREFECTURES.indexOf(name) + 1).toBe(number);
  });
});
