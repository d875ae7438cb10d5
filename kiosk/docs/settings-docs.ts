import { LANGUAGES } from '../../src/domain/languages.ts';
import type { Language } from '../server/staff-language.ts';
import { childrenOf, PARTS, type SchemaNode, schemaNode } from '../settings/config-schema-json.ts';
import { withParts } from './page-parts.ts';

const TAGS = Object.keys(LANGUAGES)
  .map((tag) => `\`"${tag}"\``)
  .join(', ');
const TEXT_FILES = Object.keys(LANGUAGES)
  .map((tag) => `[\`${tag}\`](../../src/i18n/${tag}.json)`)
  .join(', ');

export function settingsPage(page: string, language: Language): string {
  const words = SETTINGS_DOCS_WORDS[language];
  const single = PARTS.filter(([, node]) => !node.properties);
  const groups = PARTS.filter(([, node]) => node.properties);
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
        node.words?.[language] ?? '',
        childrenOf(node).map(([name, child]) => [`${group}.${name}`, child] as const),
      ),
    ),
  ];
  return withParts(page, { settings: `\n${sections.join('')}\n`, languages: TEXT_FILES });
}

function row(path: string, node: SchemaNode, language: Language): string {
  const words = SETTINGS_DOCS_WORDS[language];
  const standard = node.default === undefined ? words.none : shown(node.default, words);
  const meaning = (node.words?.[language] ?? '').replaceAll('|', '\\|');
  return `| \`${path}\` | ${standard} | ${allowed(node, language)} | ${meaning} |`;
}

const shown = (value: unknown, words: SettingsDocsWords): string =>
  value === '' ? words.empty : `\`${JSON.stringify(value)}\``;

/** Texts of a special form, by the beginning of their pattern. */
const FORMATS = [
  ['^(https?:', 'address'],
  ['^(https:', 'webAddress'],
  ['^https:', 'webAddress'],
  ['^#', 'colour'],
  ['^[a-z]{2,3}', 'language'],
] as const;

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

/** The words of the settings' tables. */
const EN = {
  withoutGroup: 'Settings without a group',
  withoutGroupMeaning: 'These are at the top of the file.',
  columns: 'key | default | allowed | what it does',
  none: 'none',
  empty: 'empty',
  allowed: {
    levels: (fields: string) => `0, 1 or 2 for each of ${fields}`,
    range: (least: number, most: number) => `${least} to ${most}`,
    list: (items: string) => `list: ${items}`,
    address: 'http(s) address, or path from `/`',
    webAddress: 'https address',
    colour: 'colour as `#rrggbb`',
    language: `${TAGS}, or one of your own`,
    text: 'text',
    localised: 'text, or one per language',
  },
};

export type SettingsDocsWords = typeof EN;

const JA: SettingsDocsWords = {
  withoutGroup: 'グループのない設定',
  withoutGroupMeaning: 'ファイルのいちばん上の階層に書きます。',
  columns: '項目 | 初期値 | 使える値 | はたらき',
  none: 'なし',
  empty: '空',
  allowed: {
    levels: (fields) => `${fields} のそれぞれに0、1、2`,
    range: (least, most) => `${least}〜${most}`,
    list: (items) => `一覧：${items}`,
    address: 'http(s) のアドレス、または `/` で始まるパス',
    webAddress: 'https のアドレス',
    colour: '色（`#rrggbb`）',
    language: `${TAGS}、またはご自分で加える言語`,
    text: '文字',
    localised: '1つの文、または言語ごとの文',
  },
};

export const SETTINGS_DOCS_WORDS: Readonly<Record<Language, SettingsDocsWords>> = { en: EN, ja: JA };
