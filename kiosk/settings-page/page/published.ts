import published from '../../../public/config.schema.json' with { type: 'json' };
import type { z } from '../../../src/domain/zod.ts';
import { schemaNode } from '../../build/config-schema-json.ts';

/** A part of the published JSON Schema of the settings. */
export type Node = z.infer<typeof schemaNode>;

const ROOT = schemaNode.parse(published);

/** The keys below a part, in the order of the file. */
export const childrenOf = (node: Node): readonly (readonly [string, Node])[] =>
  Object.entries(node.properties ?? {}).map(([name, child]) => [name, schemaNode.parse(child)] as const);

/** Groups and single settings of the file; where an editor finds the schema is nothing to choose. */
export const PARTS: readonly (readonly [string, Node])[] = childrenOf(ROOT).filter(
  ([name]) => name !== '$schema',
);
