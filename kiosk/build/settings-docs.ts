import { LANGUAGES } from '../../src/domain/languages.ts';
import type { Language } from '../server/staff-language.ts';
import { childrenOf, configSchemaJson, type SchemaNode, schemaNode } from './config-schema-json.ts';
import { withParts } from './page-parts.ts';
import { meaningOf } from './setting-words/setting-words.ts';
import { SETTINGS_DOCS_WORDS, type SettingsDocsWords } from './settings-docs-words.ts';

const TEXT_FILES = Object.keys(LANGUAGES)
  .map((tag) => `[\`${tag}\`](../../src/i18n/${tag}.json)`)
  .join(', ');

/** The page about settings with every setting, its default and what is allowed. */
export function settingsPage(page: string, language: Language): string {
  const words = SETTINGS_DOCS_WORDS[language];
  const root = schemaNode.parse(JSON.parse(configSchemaJson()));
  const keys = childrenOf(root).filter(([name]) => name !== '$schema');
  const single = keys.filter(([, node]) => !node.properties);
  const groups = keys.filter(([, node]) => node.properties);
  const section = (title: string, about: string, settings: readonly (readonly [string, SchemaNode])[]) => `
## ${title}

${about}

| ${words.columns} |
|---|---|---|---|
${settings.map(([path, node]) => row(path, node, language)).join('\n')}
`;
  const sections = [
    section(words.withoutGroup, words.withoutGroupMeaning, single),
    ...groups.map(([group, node]) =>
      section(
        `\`${group}\``,
        meaningOf(group)?.[language] ?? '',
        childrenOf(node).map(([name, child]) => [`${group}.${name}`, child] as const),
      ),
    ),
  ];
  return withParts(page, { settings: `\n${sections.join('')}\n`, languages: TEXT_FILES });
}

function row(path: string, node: SchemaNode, language: Language): string {
  const words = SETTINGS_DOCS_WORDS[language];
  const standard = node.default === undefined ? words.none : shown(node.default, words);
  const meaning = (meaningOf(path)?.[language] ?? '').replaceAll('|', '\\|');
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
export function allowed(node: SchemaNode, language: Language): string {
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
