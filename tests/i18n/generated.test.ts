import { expect, it } from 'vitest';
import { generatedLanguages } from '../../kiosk/tools/generated-languages.ts';
import { readLanguageFiles } from '../../kiosk/tools/language-files.ts';
import { readProjectFile } from '../support/source';

it.each(Object.entries(generatedLanguages(readLanguageFiles())))(
  '%s is what the language files say (if not: npm run build)',
  (path, text) => expect(readProjectFile(path)).toBe(text),
);
