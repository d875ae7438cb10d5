import type { TextTree } from '../../src/domain/languages.ts';
import type { GapKind } from '../server/check-settings.ts';
import { wordsFor } from '../server/settings-words.ts';
import type { LanguageFiles } from './language-files.ts';
import { flat, isCaseOf, isUsable, treeOf } from './language-texts.ts';

/** The part of a language file that the build reads and no screen asks for. */
const SECTION = 'language.';
const NAME = `${SECTION}name`;
const INVITATION = `${SECTION}invitation`;

/** What is known of each language at once; of the texts, only those of the language in use are loaded. */
export type LanguageEntry = {
  readonly tag: string;
  /** In the language itself. */
  readonly name: string;
  /** What an idle tablet says to invite guests. */
  readonly invitation: string;
};

/** What a language file has not, against the Japanese one; keys of texts. */
export type Gaps = {
  /** Nothing is said. */
  readonly missing: readonly string[];
  /** Other placeholders than the Japanese text, or another number of lines. */
  readonly unusable: readonly string[];
  /** No screen asks for these. */
  readonly unknown: readonly string[];
};

/** The languages, in the order of their files. */
export function languagesOf(files: LanguageFiles): readonly LanguageEntry[] {
  const english = flat(files.get('en') ?? {});
  return [...files].map(([tag, tree]) => {
    const texts = flat(tree);
    return {
      tag,
      name: texts.get(NAME) || usualName(tag),
      invitation: texts.get(INVITATION) || (english.get(INVITATION) ?? ''),
    };
  });
}

/** A language's own name for itself, as it stands in a list. */
function usualName(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase(tag) + rest.join('');
}

/** What a language file lacks, and what in it cannot be used. */
export function gapsOf(files: LanguageFiles, tag: string): Gaps {
  const japanese = flat(files.get('ja') ?? {});
  const english = flat(files.get('en') ?? {});
  const own = flat(files.get(tag) ?? {});
  const keys = [...japanese.keys()].filter((key) => key !== NAME);
  // What English has no word for, another language need not have.
  const isMissing = (key: string) => !own.get(key) && english.get(key) !== '';
  return {
    missing: keys.filter(isMissing),
    unusable: keys.filter((key) => !isMissing(key) && !isUsable(own.get(key) ?? '', japanese.get(key) ?? '')),
    unknown: [...own.keys()].filter((key) => !japanese.has(key) && !isCaseOf(key, japanese)),
  };
}

/** All texts of a language as screens ask for them: what its file lacks is in English. */
export function textsFor(files: LanguageFiles, tag: string): TextTree {
  const { missing, unusable } = gapsOf(files, tag);
  const lacking = new Set([...missing, ...unusable]);
  const own = flat(files.get(tag) ?? {});
  const english = flat(files.get('en') ?? {});
  const keys = [...flat(files.get('ja') ?? {}).keys()].filter((key) => !key.startsWith(SECTION));
  return treeOf(
    keys.flatMap((key) => {
      const from = lacking.has(key) ? english : own;
      // "1 night" beside "{{count}} nights": both in the same language.
      const cases = [...from].filter(([name]) => isCaseOf(name, new Map([[key, '']])));
      return [[key, from.get(key) ?? ''] as const, ...cases];
    }),
  );
}

/** Something that a language lacks; `wordsFor` says it. */
export type FoundGap = {
  readonly kind: GapKind;
  /** `language` is empty, for who asks about several to name it. */
  readonly values: Readonly<Record<string, string>>;
};

/** What a language lacks; nothing of a complete one. */
export function foundGaps(files: LanguageFiles, tag: string): readonly FoundGap[] {
  const { missing, unusable, unknown } = gapsOf(files, tag);
  const all = flat(files.get('ja') ?? {}).size - 1;
  const gap = (kind: GapKind, keys: readonly string[]): FoundGap[] => {
    const values = { language: '', count: String(keys.length), all: String(all), keys: some(keys) };
    return keys.length === 0 ? [] : [{ kind, values }];
  };
  return [
    ...gap('texts-missing', missing),
    ...gap('texts-unusable', unusable),
    ...gap('texts-unknown', unknown),
  ];
}

/** What a language lacks, in English sentences. */
export const gapSentences = (files: LanguageFiles, tag: string): readonly string[] =>
  foundGaps(files, tag).map((gap) => wordsFor(gap).en);

const NAMED = 5;
const some = (keys: readonly string[]): string =>
  keys.length > NAMED ? `${keys.slice(0, NAMED).join(', ')}, … (+${keys.length - NAMED})` : keys.join(', ');
