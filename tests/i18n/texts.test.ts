import { describe, expect, it } from 'vitest';
import en from '~/i18n/en.json';
import ja from '~/i18n/ja.json';
import { merge } from '~/i18n/texts';
import { sourceFiles } from '../support/source';
import { textsOf } from '../support/texts';

const JA = textsOf(ja);
const EN = textsOf(en);
const KEYS = [...JA.keys()];
const SRC = sourceFiles('src');

const placeholders = (text = '') => (text.match(/\{\{[^}]*\}\}/g) ?? []).sort();

describe('the built-in sets', () => {
  it('have the same names', () => {
    expect([...EN.keys()].sort()).toEqual([...KEYS].sort());
  });

  it('have the same placeholders', () => {
    const differing = KEYS.filter((key) => `${placeholders(JA.get(key))}` !== `${placeholders(EN.get(key))}`);
    expect(differing).toEqual([]);
  });

  it('say something in Japanese under every name', () => {
    expect(KEYS.filter((key) => JA.get(key)?.trim() === '')).toEqual([]);
  });

  it.each([
    ['ja', JA],
    ['en', EN],
  ])('%s: no text has spaces at its ends', (_, texts) => {
    expect([...texts].filter(([, text]) => text !== text.trim())).toEqual([]);
  });
});

describe('names and the code', () => {
  const roots = Object.keys(ja).join('|');
  const quoted = new RegExp(`['"]((?:${roots})(?:\\.\\w+)+)['"]`, 'g');
  const built = new RegExp(`\`(?:${roots})\\.[^\`]*\\$\\{|\\bt\\(\``);

  it('every name stands in a source file, in quotes', () => {
    const named = new Set(SRC.flatMap(({ text }) => [...text.matchAll(quoted)].map(([, key = '']) => key)));
    expect(
      KEYS.filter((key) => !named.has(key)),
      'texts that nothing shows',
    ).toEqual([]);
  });

  it('every name in a source file has a text', () => {
    const strays = SRC.flatMap(({ path, text }) =>
      [...text.matchAll(quoted)].filter(([, key = '']) => !JA.has(key)).map(([, key]) => `${path}: ${key}`),
    );
    expect(strays).toEqual([]);
  });

  it('no name is put together from parts', () => {
    const wrong = SRC.filter(({ text }) => built.test(text)).map(
      ({ path, text }) => `${path}: ${built.exec(text)?.[0]} — write names out, so that they can be found`,
    );
    expect(wrong).toEqual([]);
  });
});

describe("a tenant's texts laid over the built-in ones", () => {
  const base = { title: 'Welcome', home: { checkin: 'Check in', hint: 'Arriving' } };

  it.each([
    ['nothing', {}, base],
    ['a text', { title: 'Hello' }, { ...base, title: 'Hello' }],
    [
      'a text within',
      { home: { hint: 'Hi' } },
      { title: 'Welcome', home: { checkin: 'Check in', hint: 'Hi' } },
    ],
    ['an empty text', { title: '' }, { ...base, title: '' }],
    ['a text of its own', { extra: 'Onsen' }, { ...base, extra: 'Onsen' }],
    ['a set of its own', { spa: { title: 'Onsen' } }, { ...base, spa: { title: 'Onsen' } }],
    ['a text where a set is', { home: 'Home' }, base],
    ['a set where a text is', { title: { of: 'the house' } }, base],
  ])('%s', (_, over, merged) => expect(merge(base, over)).toEqual(merged));

  it('leaves the built-in ones as they were', () => {
    merge(base, { title: 'Hello', home: { hint: 'Hi' } });
    expect(base).toEqual({ title: 'Welcome', home: { checkin: 'Check in', hint: 'Arriving' } });
  });
});
