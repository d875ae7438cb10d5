import { describe, expect, it } from 'vitest';
import { languageOf } from '../../kiosk/demo-hotel/language.ts';
import { SHIPPED } from '../../kiosk/languages/language-files.ts';
import { readProjectFile } from '../support/source';

const SAMPLE: unknown = JSON.parse(readProjectFile('public/data/config.json'));

describe.each(SHIPPED)('the language %s', (language) => {
  it('has fonts of its own (src/ui/tokens.css)', () =>
    expect(readProjectFile('src/ui/tokens.css')).toContain(`[lang="${language}"]`));

  it('is on offer in the sample settings (public/data/config.json)', () =>
    expect(SAMPLE).toMatchObject({ language: { supported: expect.arrayContaining([language]) } }));

  it('is spoken by the demo hotel (kiosk/demo-hotel/language.ts)', () =>
    expect(languageOf(language)).toBe(language));

  it.each(['tests/screens/languages/language.test.ts', 'tests/screens/access/checkin.test.ts'])(
    'is among the languages of %s',
    (spec) => expect(readProjectFile(spec)).toMatch(new RegExp(`\\b${language}\\b`)),
  );
});
