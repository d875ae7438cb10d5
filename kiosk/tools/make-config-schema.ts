import { writeFileSync } from 'node:fs';
import { configSchemaJson } from './config-schema-json.ts';

/** Publishes the settings' schema beside the app, so that editors check and complete `config.json`. */
writeFileSync(new URL('../../public/config.schema.json', import.meta.url), configSchemaJson());
