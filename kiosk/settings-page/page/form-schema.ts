import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { FIELD_WORDS } from '../../../src/domain/guest-fields.ts';
import type { Language, Words } from '../../server/staff-language.ts';
import { childrenOf, PARTS, type SchemaNode, schemaNode } from '../../settings/config-schema-json.ts';
import { LEVEL_WORDS, PAGE_WORDS } from '../words/page-words.ts';

/** A form of the library with each field's display. */
export interface FormOf {
  readonly schema: RJSFSchema;
  readonly ui: UiSchema;
}

/** The form of some settings from their JSON Schema, with words in a language. */
export function formOf(keys: readonly string[], language: Language): FormOf {
  const parts = keys.flatMap((key) => {
    const node = PARTS.find(([name]) => name === key)?.[1];
    return node === undefined ? [] : [[key, formOfNode(node, key, language)] as const];
  });
  return objectOf(parts);
}

function formOfNode(node: SchemaNode, path: string, language: Language): FormOf {
  const about = aboutOf(node, path, language);
  const own = childrenOf(node);
  if (own.length > 0) {
    const group = objectOf(
      own.map(([key, child]) => [key, formOfNode(child, `${path}.${key}`, language)] as const),
    );
    return { schema: { ...group.schema, ...about }, ui: group.ui };
  }
  const fields = schemaNode.safeParse(node.propertyNames).data?.enum;
  if (node.type === 'object' && fields !== undefined) return levelsOf(fields, about, language);
  return singleOf(node, path, about);
}

function singleOf(node: SchemaNode, path: string, about: About): FormOf {
  const { type, pattern, minimum, maximum } = node;
  // One text, or one for each language.
  if (type === undefined) return { schema: about, ui: { 'ui:field': 'localised' } };
  if (type === 'array')
    return { schema: about, ui: { 'ui:field': path === 'language.supported' ? 'languages' : 'lines' } };
  if (path === 'language.default') return { schema: about, ui: { 'ui:field': 'language' } };
  const schema: RJSFSchema = {
    ...about,
    type: type === 'boolean' || type === 'integer' ? type : 'string',
    minimum,
    maximum,
    enum: node.enum,
  };
  // An emptied field is empty, not left out.
  const ui = type === 'string' && node.enum === undefined ? { 'ui:emptyValue': '' } : {};
  return { schema, ui: pattern?.startsWith('^#') ? { ...ui, 'ui:widget': 'colour' } : ui };
}

/** The levels of the guests' forms; a missing one follows the law. */
function levelsOf(fields: readonly string[], about: About, language: Language): FormOf {
  const names: Readonly<Record<string, Words>> = FIELD_WORDS;
  return {
    schema: {
      ...about,
      type: 'object',
      properties: Object.fromEntries(
        fields.map((field) => [
          field,
          { type: 'integer', enum: [0, 1, 2], title: names[field]?.[language] ?? field },
        ]),
      ),
    },
    ui: Object.fromEntries(
      fields.map((field) => [
        field,
        { 'ui:enumNames': [...LEVEL_WORDS[language]], 'ui:placeholder': PAGE_WORDS.byLaw[language] },
      ]),
    ),
  };
}

type About = ReturnType<typeof aboutOf>;

function aboutOf({ words }: SchemaNode, path: string, language: Language) {
  return { title: words?.name[language] ?? path, description: words?.[language] ?? '' };
}

function objectOf(parts: readonly (readonly [string, FormOf])[]): FormOf {
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(parts.map(([key, { schema }]) => [key, schema])),
    },
    ui: Object.fromEntries(parts.map(([key, { ui }]) => [key, ui])),
  };
}
