import { readFileSync, writeFileSync } from 'node:fs';
import { generatedLanguages } from '../languages/generated-languages.ts';
import { BadLanguageFile, readLanguageFiles } from '../languages/language-files.ts';
import { gapSentences } from '../languages/languages.ts';

/**
 * Writes what the code has to know of all languages at once from the files of `src/i18n`, and says what is missing in them.
 * Every build begins with it.
 */

const PROJECT = new URL('../../', import.meta.url);

function write(path: string, text: string): boolean {
  const file = new URL(path, PROJECT);
  if (readFileSync(file, 'utf8') === text) return false;
  writeFileSync(file, text);
  return true;
}

try {
  const files = readLanguageFiles();
  const changed = Object.entries(generatedLanguages(files)).filter(([path, text]) => write(path, text));
  for (const tag of files.keys())
    for (const sentence of gapSentences(files, tag)) console.warn(`src/i18n/${tag}.json: ${sentence}`);
  // The settings name the languages.
  if (changed.length > 0) await import('../docs/make-settings-docs.ts');
} catch (error) {
  if (!(error instanceof BadLanguageFile)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
