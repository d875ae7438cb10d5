import { describe, expect, it } from 'vitest';
import { PREFECTURE_REGIONS, PREFECTURE_ROMAJI, PREFECTURES } from '~/domain/prefectures';

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
    ['北海道', '01', 'Hokkaido'],
    ['宮城県', '04', 'Miyagi'],
    ['東京都', '13', 'Tokyo'],
    ['長野県', '20', 'Nagano'],
    ['京都府', '26', 'Kyoto'],
    ['大阪府', '27', 'Osaka'],
    ['福岡県', '40', 'Fukuoka'],
    ['沖縄県', '47', 'Okinawa'],
  ])('%s is %s in JIS X 0401, JP-%s in ISO 3166-2', (name, code1, romaji) => {
    expect(PREFECTURES.find((prefecture) => prefecture.name === name)).toEqual({
      name,
      code1,
      code2: `JP-${code1}`,
    });
    expect(PREFECTURE_ROMAJI[name]).toBe(romaji);
  });

  it('have an English name each', () => {
    expect(PREFECTURES.filter(({ name }) => !/^[A-Z][a-z]+$/.test(PREFECTURE_ROMAJI[name] ?? ''))).toEqual(
      [],
    );
  });

  it('are in exactly one region each, in order', () => {
    expect(PREFECTURE_REGIONS.flatMap(({ names }) => names)).toEqual(PREFECTURES.map(({ name }) => name));
  });
});
