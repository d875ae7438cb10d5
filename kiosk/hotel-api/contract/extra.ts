import { contractOf, type Dialect, type Schema } from './documents.ts';

/** Fields that a schema does not name, such as `payload.rooms[0].view`; the tablet ignores them. */
export function extraFields(dialect: Dialect, schema: Schema, value: unknown, place = ''): readonly string[] {
  const { properties, items, additionalProperties } = followed(dialect, schema);
  if (Array.isArray(value)) {
    if (!isSchema(items)) return [];
    const found = value.flatMap((one) => extraFields(dialect, items, one, `${place}[]`));
    return [...new Set(found)];
  }
  if (typeof value !== 'object' || value === null || !isSchema(properties)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const here = place === '' ? name : `${place}.${name}`;
    const known = properties[name];
    if (isSchema(known)) return extraFields(dialect, known, inner, here);
    return additionalProperties === undefined ? [here] : [];
  });
}

const isSchema = (value: Schema[string] | undefined): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function followed(dialect: Dialect, schema: Schema): Schema {
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
  const target = name === undefined ? undefined : contractOf(dialect).components.schemas[name];
  return target === undefined ? schema : followed(dialect, target);
}
