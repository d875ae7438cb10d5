import { describe, expect, it } from 'vitest';
import { languageOf } from '../../kiosk/demo-hotel/language.ts';
import { LANGUAGES } from '../../src/domain/languages.ts';
import { readProjectFile } from '../support/source';

const SAMPLE: unknown = JSON.parse(readProjectFile('public/data/config.json'));

/** Where the compiler cannot ask for a new language. */
describe.each(Object.keys(LANGUAGES))('the language %s', (language) => {
  it('has fonts of its own (src/ui/tokens.css)', () => {
    expect(language === 'en' || readProjectFile('src/ui/tokens.css').includes(`[lang="${language}"]`)).toBe(
      true,
    );
  });

  it('is on offer in the sample settings (public/data/config.json)', () => {
    expect(SAMPLE).toMatchObject({ language: { supported: expect.arrayContaining([language]) } });
  });

  it('is spoken by the demo hotel (kiosk/demo-hotel/language.ts)', () => {
    expect(languageOf(language)).toBe(language);
  });

  it('is named on the page of settings (kiosk/tools/settings-page.ts)', () => {
    expect(readProjectFile('kiosk/SETTINGS.md')).toContain(`(../src/i18n/${language}.json)`);
  });

  it.each(['e2e/languages/language.spec.ts', 'e2e/languages/side-screens.spec.ts'])(
    'is among the languages of %s',
    (spec) => {
      expect(readProjectFile(spec)).toMatch(new RegExp(`\\b${language}\\b`));
    },
  );
});
