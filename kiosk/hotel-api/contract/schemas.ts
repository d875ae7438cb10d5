import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { contractOf, type Dialect, type Schema } from './documents.ts';

export interface Finding {
  /** Keys and indexes from the top. */
  readonly path: readonly string[];
  readonly problem: string;
  readonly value?: unknown;
}

// Documents have words that are no schema's, such as `example`.
const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true });

const compiled = new Map<Schema, ValidateFunction>();

/** All faults of a value by a schema of a back end's document. */
export function findingsIn(dialect: Dialect, schema: Schema, value: unknown): readonly Finding[] {
  const validate =
    compiled.get(schema) ?? ajv.compile({ ...schema, components: contractOf(dialect).components });
  compiled.set(schema, validate);
  return validate(value) ? [] : (validate.errors ?? []).map(findingOf);
}

function findingOf({ instancePath, keyword, params, data, message, parentSchema }: ErrorObject): Finding {
  const path = instancePath.split('/').slice(1).map(unescaped);
  switch (keyword) {
    case 'required':
      return { path: [...path, String(params.missingProperty)], problem: 'is missing' };
    case 'additionalProperties':
      return { path: [...path, String(params.additionalProperty)], problem: 'is not known' };
    case 'const':
      return { path, problem: `must be ${JSON.stringify(params.allowedValue)}`, value: data };
    case 'enum':
      return { path, problem: `must be one of ${JSON.stringify(params.allowedValues)}`, value: data };
    case 'pattern':
      return {
        path,
        problem: `must be ${String(parentSchema?.title ?? `like ${parentSchema?.pattern}`)}`,
        value: data,
      };
    case 'type':
      return { path, problem: `must be ${[params.type].flat().join(' or ')}`, value: data };
    default:
      return { path, problem: message ?? `breaks ${keyword}`, value: data };
  }
}

const unescaped = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');
