import { readFileSync, writeFileSync } from 'node:fs';
import { generatedLanguages } from '../languages/generated-languages.ts';

/** Writes the code's facts about all languages from `src/i18n`. Every build begins with it. */

const PROJECT = new URL('../../', import.meta.url);

for (const [path, text] of Object.entries(generatedLanguages())) {
  const file = new URL(path, PROJECT);
  if (readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
