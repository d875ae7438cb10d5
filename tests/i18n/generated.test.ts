import { expect, it } from 'vitest';
import { generatedLanguages } from '../../kiosk/build/generated-languages.ts';
import { readLanguageFiles } from '../../kiosk/build/language-files.ts';
import { readProjectFile } from '../support/source';

it.each(Object.entries(generatedLanguages(readLanguageFiles())))(
  '%s is what the language files say (if not: npm run build)',
  (path, text) => expect(readProjectFile(path)).toBe(text),
);
