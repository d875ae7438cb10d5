import { expect, it } from 'vitest';
import { generatedLanguages } from '../../kiosk/languages/generated-languages.ts';
import { readProjectFile } from '../support/source';

it.each(Object.entries(generatedLanguages()))(
  '%s is what the language files say (if not: npm run build)',
  (path, text) => expect(readProjectFile(path)).toBe(text),
);
