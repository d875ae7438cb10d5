import { parseJson } from '../../server/read-json.ts';
import type { Difference } from './difference.ts';
import type { Dialect, Parameter } from './documents.ts';
import { answerFor, findCall, type KnownCall, pathValues } from './operations.ts';
import { type Finding, findingsIn } from './schemas.ts';

export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly form: Readonly<Record<string, string>>;
}

export interface GivenAnswer {
  readonly status: number;
  /** The `Content-Type`; undefined without one. */
  readonly type: string | undefined;
  readonly body: string;
}

/** The product's own headers, in either spelling. */
const OURS =
  /^(device[-_](info|type)|auth[-_]token|facility[-_](id|code)|language|authorization(-client)?|rcloud-token)$/u;
const TOKEN: Omit<Parameter, 'name'> = {
  in: 'header',
  required: true,
  schema: { type: 'string', minLength: 1 },
};
const BEARER: Parameter = {
  ...TOKEN,
  name: 'Authorization',
  schema: { type: 'string', pattern: '^Bearer .' },
};
const FORM = 'application/x-www-form-urlencoded';

/** The differences of a request from a back end's contract. */
export function judgeRequest(dialect: Dialect, request: SentRequest): readonly Difference[] {
  const { method, path } = request;
  const call = findCall(dialect, method, path);
  if (call === undefined)
    return differing(`${method} ${path}`, 'request')('path', `is not known to ${dialect}`);
  const declared = (where: 'query' | 'path') => call.parameters.filter((one) => one.in === where);
  return [
    ...judgeHeaders(dialect, call, request),
    ...judgeNamed(dialect, call, 'query', declared('query'), request.query),
    ...judgeNamed(dialect, call, 'path', declared('path'), pathValues(call, path)),
    ...judgeForm(dialect, call, request),
  ];
}

/** The differences of an answer from a back end's contract; none for an unknown call. */
export function judgeAnswer(
  dialect: Dialect,
  { method, path }: Pick<SentRequest, 'method' | 'path'>,
  { status, type = '', body }: GivenAnswer,
): readonly Difference[] {
  const call = findCall(dialect, method, path);
  if (call === undefined) return [];
  const differs = differing(call.name, 'answer');
  const expected = answerFor(call, status);
  if (expected === undefined) return differs('status', 'is none of the contract', String(status));
  if (isPage(body)) return differs('body', 'must not be a page (HTML)', body);
  const schema = expected.content?.['application/json']?.schema;
  const mayBeEmpty = status < 200 || status >= 300;
  if (schema === undefined || (mayBeEmpty && body === '')) return [];
  const json = parseJson(body);
  if (json === undefined)
    return differs('body', 'must be JSON in UTF-8, of at most 1 MB and 32 levels', body);
  const kind = /^application\/json\b/iu.test(type)
    ? []
    : differs('header Content-Type', 'must be application/json', type);
  return [...kind, ...differencesOf(differs, '', findingsIn(dialect, schema, json))];
}

/** Whether a body is a whole page. Other HTML or XML in an unread answer is a success. */
const isPage = (body: string): boolean => /^\s*<(?:!doctype|html)\b/iu.test(body);

function judgeHeaders(dialect: Dialect, call: KnownCall, { headers }: SentRequest): readonly Difference[] {
  const token = call.token === undefined ? [] : [{ ...TOKEN, name: call.token }];
  const bearer = call.hasBearer ? [BEARER] : [];
  const declared = [...call.parameters.filter((one) => one.in === 'header'), ...token, ...bearer];
  const ours = Object.entries(headers).filter(([name]) => OURS.test(name));
  const sent = Object.fromEntries(ours.map(([name, value]) => [name.toUpperCase(), value]));
  const inCapitals = declared.map((one) => ({ ...one, name: one.name.toUpperCase() }));
  return judgeNamed(dialect, call, 'header', inCapitals, sent);
}

/** Judges headers, query or path as one object, so that missing and unknown names show too. */
function judgeNamed(
  dialect: Dialect,
  call: KnownCall,
  where: string,
  declared: readonly Parameter[],
  sent: Readonly<Record<string, string>>,
): readonly Difference[] {
  const missing = declared.filter(({ name, required }) => required && sent[name] === undefined);
  const unknown = Object.keys(sent).filter((name) => !declared.some((one) => one.name === name));
  const differs = differing(call.name, 'request');
  return [
    ...missing.flatMap(({ name }) => differs(`${where} ${name}`, 'is missing')),
    ...unknown.flatMap((name) => differs(`${where} ${name}`, 'is not known')),
    ...declared.flatMap(({ name, schema }) => {
      const value = sent[name];
      if (value === undefined) return [];
      return differencesOf(differs, `${where} ${name}`, findingsIn(dialect, schema, value));
    }),
  ];
}

function judgeForm(dialect: Dialect, call: KnownCall, { headers, form }: SentRequest): readonly Difference[] {
  const declared = call.form?.content[FORM];
  const type = headers['content-type'];
  const differs = differing(call.name, 'request');
  if (declared?.schema === undefined)
    return Object.keys(form).flatMap((name) => differs(`form ${name}`, 'is not known'));
  if (type === undefined || !type.toLowerCase().startsWith(FORM))
    return differs('header Content-Type', `must be ${FORM}`, type);
  const read: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(form)) {
    const isJson = declared.encoding?.[name]?.contentType === 'application/json';
    const json = isJson ? parseJson(value) : value;
    if (json === undefined) return differs(`form ${name}`, 'must be JSON', value);
    read[name] = json;
  }
  return differencesOf(differs, 'form ', findingsIn(dialect, declared.schema, read));
}

type Differs = (place: string, problem: string, value?: string) => readonly Difference[];

const differing =
  (call: string, side: Difference['side']): Differs =>
  (place, problem, value) => [{ call, side, place, problem, ...(value === undefined ? {} : { value }) }];

const differencesOf = (
  differs: Differs,
  where: string,
  findings: readonly Finding[],
): readonly Difference[] =>
  findings.flatMap(({ path, problem, value }) =>
    differs(`${where}${placeOf(path)}` || 'body', problem, JSON.stringify(value)),
  );

const placeOf = (path: readonly string[]): string =>
  path.map((part, at) => (/^\d+$/u.test(part) ? `[${part}]` : at === 0 ? part : `.${part}`)).join('');
