import type { LanguageFiles } from './language-files.ts';
import { foundGaps, languagesOf } from './languages.ts';

/** The group of a hotel's texts that says what its own words are called; the app has no texts of that group. */
const HOTEL_WORDS = 'hotel_words';

const HEAD =
  '// Made from the files of src/i18n by kiosk/build/make-languages.ts, with which every build begins.\n';

/** The scripts that are made from the language files, by their paths from the project's folder. */
export function generatedLanguages(files: LanguageFiles): Readonly<Record<string, string>> {
  const languages = languagesOf(files);
  return {
    'src/domain/languages.gen.ts': `${HEAD}
/** Every language, with its own name. */
export const LANGUAGES = ${table(languages.map(({ tag, name }) => [tag, name]))} as const;
`,
    'src/domain/text-groups.gen.ts': `${HEAD}
/** The groups of texts that the app knows: the names at the top of a language file, and what a hotel calls its own words. */
export const TEXT_GROUPS: readonly string[] = ${JSON.stringify([...Object.keys(files.get('ja') ?? {}), HOTEL_WORDS], null, 2)};
`,
    'src/i18n/invitations.gen.ts': `${HEAD}
/** The invitation that an idle tablet shows in all languages at once. */
export const INVITATIONS = ${table(languages.map(({ tag, invitation }) => [tag, invitation]))} as const;
`,
    'kiosk/languages/language-gaps.gen.ts': `${HEAD}
import type { FoundGap } from './languages.ts';

/** What is missing in the file of a language. */
export const LANGUAGE_GAPS: Readonly<Record<string, readonly FoundGap[]>> = ${table(
      languages.map(({ tag }) => [tag, foundGaps(files, tag)] as const).filter(([, gaps]) => gaps.length > 0),
    )};
`,
  };
}

const table = (rows: readonly (readonly [string, unknown])[]): string =>
  JSON.stringify(Object.fromEntries(rows), null, 2);
