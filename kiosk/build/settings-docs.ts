import type { z } from '../../src/domain/zod.ts';
import type { Language } from '../server/staff-language.ts';
import { configSchemaJson, schemaNode } from './config-schema-json.ts';
import { wordsOf } from './setting-words/setting-words.ts';
import { SETTINGS_DOCS_WORDS, type SettingsDocsWords } from './settings-docs-words.ts';

type Node = z.infer<typeof schemaNode>;

/** The page about every setting, with its default and what is allowed. */
export function settingsPage(language: Language): string {
  const words = SETTINGS_DOCS_WORDS[language];
  const root = schemaNode.parse(JSON.parse(configSchemaJson()));
  const keys = children(root).filter(([name]) => name !== '$schema');
  const single = keys.filter(([, node]) => !node.properties);
  const groups = keys.filter(([, node]) => node.properties);
  const section = (title: string, about: string, settings: readonly (readonly [string, Node])[]) => `
## ${title}

${about}

| ${words.columns} |
|---|---|---|---|
${settings.map(([path, node]) => row(path, node, language)).join('\n')}
`;
  return [
    words.introduction,
    section(words.withoutGroup, words.withoutGroupMeaning, single),
    ...groups.map(([group, node]) =>
      section(
        `\`${group}\``,
        meaningOf(group, language),
        children(node).map(([name, child]) => [`${group}.${name}`, child] as const),
      ),
    ),
    words.furtherSections,
  ].join('');
}

/** The keys of a part of the schema. */
export const children = (node: Node): readonly (readonly [string, Node])[] =>
  Object.entries(node.properties ?? {}).map(([name, child]) => [name, schemaNode.parse(child)]);

const meaningOf = (path: string, language: Language): string => wordsOf(path)?.meaning[language] ?? '';

function row(path: string, node: Node, language: Language): string {
  const words = SETTINGS_DOCS_WORDS[language];
  const standard = node.default === undefined ? words.none : shown(node.default, words);
  const meaning = meaningOf(path, language).replaceAll('|', '\\|');
  return `| \`${path}\` | ${standard} | ${allowed(node, language)} | ${meaning} |`;
}

const shown = (value: unknown, words: SettingsDocsWords): string =>
  value === '' ? words.empty : `\`${JSON.stringify(value)}\``;

/** Texts of a form of their own, by the beginning of their pattern. */
const FORMATS = [
  ['^(https?:', 'address'],
  ['^(https:', 'webAddress'],
  ['^https:', 'webAddress'],
  ['^#', 'colour'],
] as const;

/** What may stand in the file, in a few words. */
export function allowed(node: Node, language: Language): string {
  const words = SETTINGS_DOCS_WORDS[language].allowed;
  if (node.enum) return node.enum.map((value) => `\`"${value}"\``).join(', ');
  if (node.propertyNames !== undefined) {
    const { enum: fields = [] } = schemaNode.parse(node.propertyNames);
    return words.levels(fields.map((field) => `\`${field}\``).join(', '));
  }
  switch (node.type) {
    case 'boolean':
      return '`true`, `false`';
    case 'integer':
      return words.range(node.minimum ?? 0, node.maximum ?? 0);
    case 'array':
      return words.list(allowed(schemaNode.parse(node.items), language));
    case 'string': {
      const format = FORMATS.find(([start]) => node.pattern?.startsWith(start))?.[1];
      return words[format ?? 'text'];
    }
    default:
      return words.localised;
  }
}
