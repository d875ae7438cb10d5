import { LANGUAGES } from '../../src/domain/languages.ts';
import type { z } from '../../src/domain/zod.ts';
import { configSchemaJson, schemaNode } from './config-schema-json.ts';

type Node = z.infer<typeof schemaNode>;

const INTRODUCTION = `# Settings

<!-- Made by \`npm run docs -- settings\` from src/config/schema.ts and src/config/descriptions.ts: edit those. -->

Each hotel has one file of settings, \`/data/config.json\`: in its tenant folder, or [the sample](../../public/data/config.json)
of the build. Every key may be left out. The rules are in [src/config/schema.ts](../../src/config/schema.ts) and published
as JSON Schema (\`/config.schema.json\`), so that an editor completes and checks the file. A file without one key of these
is taken for no settings file: it may be the error message of a server.

\`\`\`
npm run check-config -- public/data/config.json
\`\`\`

names file, key, problem and what is allowed, and keys that have no effect beside the others, such as
\`display.control_visibility\` without any facility. It also names what is used in place of a number out of range, or of a colour
that cannot be read; neither stops a tablet from taking the rest. With \`--hotel real\` it also refuses what a gateway before a real hotel does: the
demo hotel's card script.

A tablet takes new settings at its start, every quarter of an hour and when the network returns, and only while home is
shown. A broken or missing file never leaves a blank screen: the last good settings stay in use. A tablet that never had
any uses the defaults and says so to staff.
`;

const AFTER_CHECKIN = `
## What follows check-in

It depends on two settings, and on the hotel's check-in code for the guest:

| \`display.use_checkin_payment\` | \`qr_code.is_active_in_checkin\` | a guest who looks up a finished check-in (code 30 or more; 40 is paid) | after checking in |
|---|---|---|---|
| off | off | goes through the screens like any other guest | done screen |
| off | on | QR code | QR code |
| on | either | 40, several rooms or no payment target: QR code; else QR code as unpaid | 40, several rooms or no payment target: QR code; else QR code as unpaid, with payment by card |
`;

const FURTHER_FILES = `
## Texts, pictures and colours

**Texts.** \`/tenant-lang/{lang}.json\` of every language on offer is laid over the built-in texts
(${Object.keys(LANGUAGES)
  .map((tag) => `[\`${tag}\`](../../src/i18n/${tag}.json)`)
  .join(
    ', ',
  )}), text by text; one that is empty or blank leaves the built-in one. With \`language.auto_language_select\` at
\`query\` the English file is read too, as a language that the app does not know is shown in English. Without a file (answer
404) the built-in texts are shown. A file that cannot be loaded or read changes nothing: the texts in use stay, on a first start
the built-in ones.

**Words of the hotel's system.** Room types, meals, taxes and lines of the bill come as the hotel's system has them. \`hotel_words\` in a language's file says what they
are called there: \`{"hotel_words": {"和室A": "Japanese-style room A", "宿泊料": "Room charge"}}\`. The hotel's own word stands small beside it, so that staff recognise it. Spaces, width
and case do not matter; \`#\` stands for any number (\`"#号室": "Room #"\`); what follows in brackets is read apart. [The usual words](../../src/i18n/hotel-words/usual.json) are
built in for guests who do not read Japanese; a word that nobody has named is shown as it came.

**Pictures.** \`checkin.png\`, \`checkout.png\`, \`ic_success.png\` and \`logo.svg\` are in \`/data\`: beside \`config.json\` in the hotel's folder. One that is not there is the app's own.

**Colours.** \`theme.primary\` and \`theme.accent\` need a contrast of 4.5 to 1 on the app's background. A colour that has less is
darkened and keeps its hue; \`npm run check-config\` names it, with the colour that is used instead.
`;

/** The page about every setting, with its default and what is allowed. */
export function settingsPage(): string {
  const root = schemaNode.parse(JSON.parse(configSchemaJson()));
  const keys = children(root).filter(([name]) => name !== '$schema');
  const single = keys.filter(([, node]) => !node.properties);
  const groups = keys.filter(([, node]) => node.properties);
  return [
    INTRODUCTION,
    section('Settings without a group', 'These stand at the top of the file.', single),
    ...groups.map(([group, node]) =>
      section(
        `\`${group}\``,
        node.description ?? '',
        children(node).map(([name, child]) => [`${group}.${name}`, child] as const),
      ),
    ),
    AFTER_CHECKIN,
    FURTHER_FILES,
  ].join('');
}

/** The keys of a part of the schema. */
export const children = (node: Node): readonly (readonly [string, Node])[] =>
  Object.entries(node.properties ?? {}).map(([name, child]) => [name, schemaNode.parse(child)]);

const section = (title: string, about: string, rows: readonly (readonly [string, Node])[]): string => `
## ${title}

${about}

| key | default | allowed | what it does |
|---|---|---|---|
${rows.map(([key, node]) => row(key, node)).join('\n')}
`;

function row(key: string, node: Node): string {
  const standard = node.default === undefined ? 'none' : shown(node.default);
  return `| \`${key}\` | ${standard} | ${allowed(node)} | ${(node.description ?? '').replaceAll('|', '\\|')} |`;
}

const shown = (value: unknown): string => (value === '' ? 'empty' : `\`${JSON.stringify(value)}\``);

/** Texts of a form of their own, by the beginning of their pattern. */
const FORMATS = [
  ['^(https?:', 'http(s) address, or path from `/`'],
  ['^(https:', 'https address'],
  ['^https:', 'https address'],
  ['^#', 'colour as `#rrggbb`'],
] as const;

/** What may stand in the file, in a few words. */
export function allowed(node: Node): string {
  if (node.enum) return node.enum.map((value) => `\`"${value}"\``).join(', ');
  if (node.propertyNames !== undefined) {
    const { enum: fields = [] } = schemaNode.parse(node.propertyNames);
    return `0, 1 or 2 for each of ${fields.map((field) => `\`${field}\``).join(', ')}`;
  }
  switch (node.type) {
    case 'boolean':
      return '`true`, `false`';
    case 'integer':
      return `${node.minimum} to ${node.maximum}`;
    case 'array': {
      const items = allowed(schemaNode.parse(node.items));
      return `list: ${items}`;
    }
    case 'string':
      return FORMATS.find(([start]) => node.pattern?.startsWith(start))?.[1] ?? 'text';
    default:
      return 'text, or one per language';
  }
}
