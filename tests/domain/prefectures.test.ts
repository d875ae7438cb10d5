import { describe, expect, it } from 'vitest';
import { PREFECTURE_REGIONS, PREFECTURES } from '~/domain/prefectures';

const japanese = PREFECTURES.slice(0, -1);

describe('prefectures', () => {
  it('are 47 and one other', () => {
    expect(PREFECTURES).toHaveLength(48);
    expect(PREFECTURES.at(-1)?.name).toBe('その他');
  });

  it.each(['name', 'code1'] as const)('each has a %s of its own', (key) => {
    expect(new Set(PREFECTURES.map((prefecture) => prefecture[key])).size).toBe(48);
  });

  it('bear the names that addresses are written with', () => {
    expect(japanese.filter(({ name }) => !/^(北海道|東京都|(京都|大阪)府|.{2,3}県)$/.test(name))).toEqual([]);
  });

  it.each([
    ['北海道', '01'],
    ['宮城県', '04'],
    ['東京都', '13'],
    ['長野県', '20'],
    ['京都府', '26'],
    ['大阪府', '27'],
    ['福岡県', '40'],
    ['沖縄県', '47'],
  ])('%s is %s in JIS X 0401 and in ISO 3166-2', (name, code1) => {
    expect(PREFECTURES.find((prefecture) => prefecture.name === name)).toEqual({
      name,
      code1,
      code2: `JP-${code1}`,
    });
  });

  it('are in exactly one region each, in order', () => {
    expect(PREFECTURE_REGIONS.flatMap(({ names }) => names)).toEqual(PREFECTURES.map(({ name }) => name));
  });
});
