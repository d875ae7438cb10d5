import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { SOURCES } from './sources.ts';

export const DIALECTS = ['legacy', 'cico'] as const;
export type Dialect = (typeof DIALECTS)[number];

type Json = string | number | boolean | null | readonly Json[] | Group;
interface Group {
  readonly [key: string]: Json;
}

const json: z.ZodType<Json> = z.json();
const schema = z.record(z.string(), json);
const content = z.record(
  z.string(),
  z.object({
    schema: schema.optional(),
    encoding: z.record(z.string(), z.object({ contentType: z.string() })).optional(),
    examples: z.record(z.string(), z.object({ value: json })).optional(),
  }),
);
const parameter = z.object({
  name: z.string(),
  in: z.enum(['query', 'path', 'header']),
  required: z.boolean().default(false),
  schema,
  example: json.optional(),
});
const response = z.object({ description: z.string(), content: content.optional() });
const operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(parameter).default([]),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), response),
});
const path = z.object({ get: operation.optional(), post: operation.optional() });
const document = z.object({
  openapi: z.string(),
  paths: z.record(z.string(), path),
  components: z.object({
    schemas: z.record(z.string(), schema),
    securitySchemes: z.record(z.string(), z.object({ type: z.string(), name: z.string().optional() })),
  }),
});

export type Contract = z.infer<typeof document>;
export type Operation = z.infer<typeof operation>;
export type Parameter = z.infer<typeof parameter>;
export type Answer = z.infer<typeof response>;
export type Schema = z.infer<typeof schema>;

/** Other services get none of the hotel's headers. */
const BESIDE = 'Beside the hotel';
const EVERY_CALL = 'x-every-call';

const known = new Map<Dialect, Contract>();

/** The contract of a back end, from the sources beside this file. @throws {Error} for an invalid source */
export function contractOf(dialect: Dialect): Contract {
  const made = known.get(dialect) ?? document.parse(resolved(composed(dialect)));
  known.set(dialect, made);
  return made;
}

/** The contract as one self-contained file. */
export const yamlOf = (dialect: Dialect): string =>
  stringify(composed(dialect), { aliasDuplicateObjects: false, lineWidth: 110 });

function composed(dialect: Dialect): Group {
  const own = merged(groupIn(SOURCES.shared), groupIn(SOURCES[dialect]));
  const { [EVERY_CALL]: everyCall, ...all } = groupOf(inFull(own));
  const paths = Object.entries(groupOf(all.paths));
  return {
    ...all,
    paths: Object.fromEntries(paths.map(([name, item]) => [name, withUsual(item, groupOf(everyCall))])),
  };
}

/** Expands the sources' short forms to OpenAPI. */
function inFull(value: Json): Json {
  if (isList(value)) return value.map(inFull);
  if (!isGroup(value)) return value;
  const inside = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inFull(one)]));
  const { 'x-exactly': fields, 'x-form': form, 'x-json': answer, 'x-payload': payload, ...own } = inside;
  if (isGroup(fields)) return { ...own, ...exactly(fields) };
  if (isGroup(answer)) return { ...own, content: { 'application/json': answer } };
  if (isGroup(payload))
    return {
      ...own,
      type: 'object',
      required: ['payload'],
      properties: { payload: { type: 'object', ...payload } },
    };
  if (!isGroup(form)) return own;
  const body = {
    required: true,
    content: { 'application/x-www-form-urlencoded': { schema: exactly(form) } },
  };
  return { ...own, requestBody: merged(body, groupOf(own.requestBody)) };
}

const exactly = (properties: Group): Group => ({
  type: 'object',
  required: Object.keys(properties),
  additionalProperties: false,
  properties,
});

const groupIn = (text: string): Group => z.record(z.string(), json).parse(parse(text));
const isGroup = (value: Json | undefined): value is Group =>
  typeof value === 'object' && value !== null && !isList(value);
const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
const groupOf = (value: Json | undefined): Group => (isGroup(value) ? value : {});
const listOf = (value: Json | undefined): readonly Json[] => (isList(value) ? value : []);

/** Merges groups key by key; joins texts and lists. */
function merged(base: Group, over: Group): Group {
  const all: Record<string, Json> = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const standing = all[key];
    if (isGroup(standing) && isGroup(value)) all[key] = merged(standing, value);
    else if (isList(standing) && isList(value)) all[key] = [...standing, ...value];
    else if (key === 'description' && typeof standing === 'string')
      all[key] = `${standing}\n${String(value)}`;
    else all[key] = value;
  }
  return all;
}

/** Adds the usual parts to a path's calls. A call that needs the facility names another header. */
function withUsual(item: Json, usual: Group): Json {
  return Object.fromEntries(
    Object.entries(groupOf(item)).map(([method, call]) => {
      if (!isGroup(call) || listOf(call.tags).includes(BESIDE)) return [method, call];
      const own = listOf(call.parameters);
      const headers = listOf(usual.parameters).filter(
        (header) => !own.some((one) => refOf(one) === `${refOf(header)}Needed`),
      );
      const responses = { ...groupOf(usual.responses), ...groupOf(call.responses) };
      const security = call.security ?? usual.security ?? [];
      return [method, { ...call, security, parameters: [...headers, ...own], responses }];
    }),
  );
}

function resolved(all: Group): Json {
  const inside = (value: Json): Json => {
    if (isList(value)) return value.map(inside);
    if (!isGroup(value)) return value;
    const [, kind, name] = /^#\/components\/(parameters|responses)\/(\w+)$/u.exec(refOf(value)) ?? [];
    if (kind === undefined || name === undefined)
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inside(one)]));
    const one = groupOf(groupOf(all.components)[kind])[name];
    if (one === undefined) throw new Error(`the contract refers to ${refOf(value)}, which it does not have`);
    return inside(one);
  };
  return inside(all);
}

const refOf = (value: Json): string => (isGroup(value) && typeof value.$ref === 'string' ? value.$ref : '');
