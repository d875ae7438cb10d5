import { describe, expect, it } from 'vitest';
import { readConfig } from '~/config/read';
import { settingsPage } from '../../kiosk/docs/settings-docs';
import { configSchemaJson, SETTINGS } from '../../kiosk/settings/config-schema-json';
import { readProjectFile } from '../support/source';

const published = readProjectFile('public/config.schema.json');
const sample: unknown = JSON.parse(readProjectFile('public/data/config.json'));

describe('the published schema', () => {
  it('is what the code says (if not: npm run docs)', () => {
    expect(JSON.parse(published)).toEqual(JSON.parse(configSchemaJson()));
    expect(published).toBe(configSchemaJson());
  });

  it('describes every key, groups included', () => {
    expect(SETTINGS.size).toBeGreaterThan(60);
    const silent = [...SETTINGS].filter(([, { words }]) => words === undefined);
    expect(silent.map(([path]) => path)).toEqual([]);
    expect(published.match(/"description": "./gu)).toHaveLength(SETTINGS.size);
  });
});

describe('the sample settings', () => {
  it('pass, without a key that nothing reads', () =>
    expect(readConfig(sample)).toMatchObject({ ok: true, unknown: [] }));

  it('tell an editor where their schema is', () =>
    expect(sample).toMatchObject({ $schema: '/config.schema.json' }));
});

it.each([
  ['kiosk/docs/SETTINGS.md', 'en'],
  ['kiosk/docs/SETTINGS.ja.md', 'ja'],
] as const)('%s is what the code says (if not: npm run docs)', (path, language) => {
  const page = readProjectFile(path);
  expect(page).toBe(settingsPage(page, language));
});
