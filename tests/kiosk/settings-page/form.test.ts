import { describe, expect, it } from 'vitest';
import { readConfig } from '~/config/read';
import { childrenOf, PARTS, SETTINGS } from '../../../kiosk/settings/config-schema-json.ts';
import {
  differences,
  usualOf,
  type Values,
  withDefaults,
  withoutDefaults,
} from '../../../kiosk/settings-page/page/differences.ts';
import { formOf } from '../../../kiosk/settings-page/page/form-schema.ts';
import { SECTIONS } from '../../../kiosk/settings-page/page/sections.ts';
import { PAGE_WORDS } from '../../../kiosk/settings-page/words/page-words.ts';
import { readProjectFile } from '../../support/source.ts';

const sample: Values = JSON.parse(readProjectFile('public/data/config.json'));

describe('the form', () => {
  it('has every setting once', () => {
    const inSections = SECTIONS.flatMap(({ keys }) => keys);
    expect(inSections.toSorted()).toEqual(PARTS.map(([name]) => name).toSorted());
  });

  it.each(['ja', 'en'] as const)('names each setting and says what it means (%s)', (language) => {
    const names = PARTS.map(([name]) => name);
    const told = JSON.stringify(formOf(names, language).schema);
    for (const [path, { words }] of SETTINGS)
      if (path !== '$schema')
        for (const text of [words?.name[language], words?.[language]])
          expect(told, path).toContain(JSON.stringify(text));
    expect(told.match(/"description":""/gu) ?? []).toEqual([]);
  });

  it('says everything in both languages', () => {
    const holes = (text: string) => text.match(/\{\w+\}/gu)?.toSorted() ?? [];
    for (const [key, { en, ja }] of Object.entries(PAGE_WORDS)) {
      expect([en, ja], key).not.toContain('');
      expect(holes(ja), key).toEqual(holes(en));
    }
    for (const [path, { words }] of SETTINGS)
      expect(words?.ja, path).toMatch(/\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Han}/u);
  });
});

const kept = (file: Values) => withoutDefaults(withDefaults(file));

describe('the file made from the form', () => {
  it('means the same as all of it, for the sample and for each setting alone', () => {
    const one = (name: string, key: string, value: unknown) => ({ [name]: { [key]: value } });
    const singles = PARTS.flatMap(([name, node]) =>
      childrenOf(node).flatMap(([key, child]) =>
        child.type === 'boolean'
          ? [one(name, key, child.default !== true), one(name, key, child.default)]
          : [],
      ),
    );
    expect(singles.length).toBeGreaterThan(30);
    for (const file of [sample, { system: 'legacy' }, ...singles])
      expect(readConfig(kept(file))).toEqual(readConfig(file));
  });

  it('leaves defaults out, but keeps one setting, which tablets need', () => {
    expect(kept({})).toEqual({ system: 'legacy' });
    const told = { $schema: '/config.schema.json' };
    expect(kept(told)).toEqual({ ...told, system: 'legacy' });
    expect(differences(withDefaults({}))).toEqual([]);
    const file = { kiosk: { sound: false }, display: { use_checkout: false } };
    expect(kept(file)).toEqual({ display: { use_checkout: false } });
    const noSetting = { ...told, display: { use_chekout: true } };
    expect(kept(noSetting)).toEqual(noSetting);
  });

  it('is told beside the default', () => {
    expect(differences(withDefaults({ wait_interval: 5000, kiosk: { sound: true } }))).toEqual([
      { path: 'wait_interval', value: 5000, usual: 3000 },
      { path: 'kiosk.sound', value: true, usual: false },
    ]);
    expect(usualOf(['theme', 'primary'])).toBe('#0f5c5c');
  });
});
