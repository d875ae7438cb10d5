import { flat } from '../../src/i18n/text-trees.ts';
import { languageFile, SHIPPED } from './language-files.ts';

/** The group of words for a hotel's keys; the app has no texts of it. */
const HOTEL_WORDS = 'hotel_words';

const HEAD =
  '// Made from the files of src/i18n by kiosk/build/make-languages.ts, with which every build begins.\n';

/** The generated scripts by their paths from the project's folder. */
export const generatedLanguages = (): Readonly<Record<string, string>> => ({
  'src/domain/languages.gen.ts': `${HEAD}
/** Every language that the app brings, with its own name. */
export const LANGUAGES = ${table('language.name')} as const;
`,
  'src/domain/text-groups.gen.ts': `${HEAD}
/** The groups of texts that the app knows: the names at the top of a language file, and what a hotel calls its own words. */
export const TEXT_GROUPS: readonly string[] = ${JSON.stringify([...Object.keys(languageFile('ja')), HOTEL_WORDS], null, 2)};
`,
  'src/i18n/invitations.gen.ts': `${HEAD}
/** The invitation that an idle tablet shows in all languages at once. */
export const INVITATIONS = ${table('language.invitation')} as const;
`,
});

const table = (key: string): string =>
  JSON.stringify(Object.fromEntries(SHIPPED.map((tag) => [tag, flat(languageFile(tag)).get(key)])), null, 2);
