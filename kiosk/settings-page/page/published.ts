import published from '../../../public/config.schema.json' with { type: 'json' };
import { childrenOf, type SchemaNode, schemaNode } from '../../build/config-schema-json.ts';

/** Groups and single settings of the file; where an editor finds the schema is nothing to choose. */
export const PARTS: readonly (readonly [string, SchemaNode])[] = childrenOf(
  schemaNode.parse(published),
).filter(([name]) => name !== '$schema');
