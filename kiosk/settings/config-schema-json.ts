import { configSchema } from '../../src/config/schema.ts';
import { z } from '../../src/platform/zod.ts';
import { meaningOf } from './setting-words/setting-words.ts';

/** A part of a JSON Schema: what the tools read of it, and whatever else it holds. */
export const schemaNode = z.looseObject({
  description: z.optional(z.string()),
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

/** The keys below a part, in the order of the file. */
export const childrenOf = (node: SchemaNode): readonly (readonly [string, SchemaNode])[] =>
  Object.entries(node.properties ?? {}).map(([name, child]) => [name, schemaNode.parse(child)]);

/** A schema as JSON Schema, for the author of a settings file: defaults may be left out. */
export const jsonSchemaOf = (schema: z.core.$ZodType): unknown =>
  z.toJSONSchema(schema, { io: 'input', target: 'draft-2020-12' });

/** The settings' schema as JSON Schema text, with the meaning of every key. */
export const configSchemaJson = (): string => {
  const described = withDescriptions(jsonSchemaOf(configSchema), '');
  return `${JSON.stringify({ title: 'Settings of the lobby kiosk', ...described }, null, 2)}\n`;
};

/** The schema with the description of every key that has one. */
function withDescriptions(schema: unknown, path: string): SchemaNode {
  const node = schemaNode.parse(schema);
  const text = meaningOf(path)?.en;
  const properties = childrenOf(node).map(
    ([name, child]) => [name, withDescriptions(child, path === '' ? name : `${path}.${name}`)] as const,
  );
  return {
    ...node,
    ...(text === undefined ? {} : { description: text }),
    ...(node.properties ? { properties: Object.fromEntries(properties) } : {}),
  };
}
