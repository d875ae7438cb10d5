import { describe, expect, it } from 'vitest';
import { telCountryOf } from '~/domain/no-country';
import { loadCountries } from '~/hotel/outside/countries';
import { endOf } from '../../support/end-of';
import { stubNetwork } from '../../support/network';
import { readProjectFile } from '../../support/source';

const load = () => loadCountries(5000, new AbortController().signal);
const shipped = () => {
  stubNetwork(() => new Response(readProjectFile('public/data/database/countries.json')));
  return load();
};

describe('the list of countries', () => {
  it('is a file of the app, asked for without any header', async () => {
    const seen = stubNetwork(() =>
      Response.json([{ value: 'JP', title: '日本', detailTitle: '日本 (+81)' }]),
    );
    await load();
    expect(seen[0]?.url.href).toBe('https://tablet.example/data/database/countries.json');
    expect(seen[0]?.headers).toEqual({});
  });

  it.each([
    [
      'Japanese names',
      ['日本 (+81)', 'タイ (+66)', 'アメリカ (+1)'],
      ['アメリカ (+1)', 'タイ (+66)', '日本 (+81)'],
    ],
    [
      'voiced kana',
      ['ギニア (+224)', 'カナダ (+1)', 'ガーナ (+233)'],
      ['ガーナ (+233)', 'カナダ (+1)', 'ギニア (+224)'],
    ],
    ['letters before kana', ['ア', 'Zambia', 'Aland'], ['Aland', 'Zambia', 'ア']],
    ['what the title alone would turn round', ['B (+2)', 'A (+1)'], ['A (+1)', 'B (+2)']],
  ])('is sorted by its detailTitle, whatever the file: %s', async (_, file, sorted) => {
    // The other keys say the opposite.
    const entries = file.map((detailTitle, place) => ({
      value: String(place),
      title: String(-place),
      detailTitle,
    }));
    stubNetwork(() => Response.json(entries));
    expect((await load()).map(({ detailTitle }) => detailTitle)).toEqual(sorted);
  });

  it.each([
    '',
    '{}',
    '[]',
    '[null]',
    '{"error":"unauthorized"}',
    '[{"value":"JP"}]',
    '[{"value":"JP","title":"日本","detailTitle":81}]',
  ])('is not %j', async (body) => {
    stubNetwork(() => new Response(body));
    expect(await endOf(load())).toBe('invalid-format');
  });
});

describe('the list that ships', () => {
  it('has every country once', async () => {
    const codes = (await shipped()).map(({ value }) => value);
    expect(codes.length).toBeGreaterThan(230);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it.each([
    ['JP', '日本', '日本 (+81)'],
    ['GB', 'イギリス', 'イギリス (+44)'],
    ['US', 'アメリカ', 'アメリカ (+1)'],
    ['TW', '台湾', '台湾 (+886)'],
    ['XK', 'コソボ', 'コソボ (+383)'],
    // No country has their calling codes.
    ['XX', '無国籍', '無国籍'],
    ['ZZ', 'その他', 'その他'],
  ])('%s is %s', async (value, title, detailTitle) =>
    expect(await shipped()).toContainEqual({ value, title, detailTitle }),
  );

  it('writes every entry the same way', async () => {
    const odd = (await shipped()).filter(
      ({ value, title, detailTitle }) =>
        !/^[A-Z]{2}$/.test(value) ||
        (telCountryOf(value) === ''
          ? detailTitle !== title
          : !detailTitle.startsWith(`${title} (`) || !/ \(\+[\d-]+\)$/.test(detailTitle)),
    );
    expect(odd).toEqual([]);
  });
});
