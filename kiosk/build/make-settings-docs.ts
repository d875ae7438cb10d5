import { writeFileSync } from 'node:fs';
import { configSchemaJson } from './config-schema-json.ts';
import { settingsPage } from './settings-docs.ts';

/**
 * `npm run docs -- settings`: the settings' schema beside the app, for editors that check `config.json`, and a page to read in
 * both languages.
 */
writeFileSync(new URL('../../public/config.schema.json', import.meta.url), configSchemaJson());
writeFileSync(new URL('../docs/SETTINGS.md', import.meta.url), settingsPage('en'));
writeFileSync(new URL('../docs/SETTINGS.ja.md', import.meta.url), settingsPage('ja'));
