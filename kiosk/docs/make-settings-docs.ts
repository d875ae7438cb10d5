import { readFileSync, writeFileSync } from 'node:fs';
import { configSchemaJson } from '../settings/config-schema-json.ts';
import { settingsPage } from './settings-docs.ts';

/** `npm run docs`: writes the settings' JSON Schema for editors, and their tables in both languages. */
writeFileSync(new URL('../../public/config.schema.json', import.meta.url), configSchemaJson());
for (const [name, language] of [
  ['SETTINGS.md', 'en'],
  ['SETTINGS.ja.md', 'ja'],
] as const) {
  const file = new URL(name, import.meta.url);
  writeFileSync(file, settingsPage(readFileSync(file, 'utf8'), language));
}
