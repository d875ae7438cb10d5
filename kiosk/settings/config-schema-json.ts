import { configSchema } from '../../src/config/schema.ts';
import { SETTING_WORDS } from '../../src/config/setting.ts';
import { z } from '../../src/platform/zod.ts';

const words = { en: z.string(), ja: z.string() };

/** A part of the settings' JSON Schema, as the tools read it. */
export const schemaNode = z.looseObject({
  words: z.optional(z.object({ ...words, name: z.object(words) })),
  default: z.optional(z.unknown()),
  type: z.optional(z.string()),
  enum: z.optional(z.array(z.string())),
  pattern: z.optional(z.string()),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  items: z.optional(z.unknown()),
  propertyNames: z.optional(z.unknown()),
  properties: z.optional(z.record(z.string(), z.unknown())),
});

export type SchemaNode = z.infer<typeof schemaNode>;

/** The keys below a part, in the file's order. */
export const childrenOf = (node: SchemaNode): readonly (readonly [string, SchemaNode])[] =>
  Object.entries(node.properties ?? {}).map(([name, child]) => [name, schemaNode.parse(child)]);

/** The JSON Schema for authors of settings: defaults may be left out. Without `words` it has no meanings. */
export const jsonSchemaOf = (schema: z.core.$ZodType, words?: typeof SETTING_WORDS): unknown =>
  z.toJSONSchema(schema, { io: 'input', target: 'draft-2020-12', ...(words && { metadata: words }) });

const tree = schemaNode.parse(jsonSchemaOf(configSchema, SETTING_WORDS));

/** Groups and single settings in the file's order, without the editors' `$schema`. */
export const PARTS: readonly (readonly [string, SchemaNode])[] = childrenOf(tree).filter(
  ([name]) => name !== '$schema',
);

/** Every group and setting by its path: `wait_interval`, `kiosk`, `kiosk.attract`. */
export const SETTINGS: ReadonlyMap<string, SchemaNode> = new Map(
  childrenOf(tree).flatMap(([name, node]) => [
    [name, node] as const,
    ...childrenOf(node).map(([key, child]) => [`${name}.${key}`, child] as const),
  ]),
);

export const configSchemaJson = (): string =>
  `${JSON.stringify({ title: 'Settings of the lobby kiosk', ...described(tree) }, null, 2)}\n`;

function described({ words, ...node }: SchemaNode): object {
  const properties = childrenOf(node).map(([name, child]) => [name, described(child)] as const);
  return {
    ...node,
    ...(words && { description: words.en }),
    ...(node.properties && { properties: Object.fromEntries(properties) }),
  };
}
