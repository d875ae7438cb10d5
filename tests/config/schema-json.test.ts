import { describe, expect, it } from 'vitest';
import { readConfig } from '~/config/read';
import { z } from '~/platform/zod';
import { settingsPage } from '../../kiosk/docs/settings-docs';
import { configSchemaJson } from '../../kiosk/settings/config-schema-json';
import { readProjectFile } from '../support/source';

/** As much of JSON Schema as the test reads. */
const node = z.looseObject({
  description: z.optional(z.string()),
  properties: z.optional(z.record(z.string(), z.unknown())),
});

/** Every key below a schema, with what it says about itself. */
function keysOf(schema: unknown, prefix = ''): { key: string; description: string | undefined }[] {
  const { properties = {} } = node.parse(schema);
  return Object.entries(properties).flatMap(([name, child]) => [
    { key: `${prefix}${name}`, description: node.parse(child).description },
    ...keysOf(child, `${prefix}${name}.`),
  ]);
}

const published = readProjectFile('public/config.schema.json');
const sample: unknown = JSON.parse(readProjectFile('public/data/config.json'));
const KEYS = keysOf(JSON.parse(published));

describe('the published schema', () => {
  it('is what the code says (if not: npm run docs)', () => {
    expect(JSON.parse(published)).toEqual(JSON.parse(configSchemaJson()));
    expect(published).toBe(configSchemaJson());
  });

  it('describes every key, groups included', () => {
    expect(KEYS.length).toBeGreaterThan(60);
    expect(KEYS.filter(({ description }) => !description).map(({ key }) => key)).toEqual([]);
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
