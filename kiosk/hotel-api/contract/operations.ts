import {
  type Answer,
  type Contract,
  contractOf,
  DIALECTS,
  type Dialect,
  type Operation,
  type Parameter,
} from './documents.ts';

export interface KnownCall {
  /** Such as `checkin_code`. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Open parts are groups. */
  readonly pattern: RegExp;
  readonly parameters: readonly Parameter[];
  /** Header with the visit's token; undefined for a call without one. */
  readonly token: string | undefined;
  readonly hasBearer: boolean;
  readonly form: Operation['requestBody'];
  /** By status, as in the document: `404`, `4XX`. */
  readonly answers: Readonly<Record<string, Answer>>;
}

const METHODS = { get: 'GET', post: 'POST' } as const;

const known = new Map<Dialect, readonly KnownCall[]>();

/** All calls of a back end, in the order of its document. */
export function callsOf(dialect: Dialect): readonly KnownCall[] {
  const made = known.get(dialect) ?? readCalls(contractOf(dialect));
  known.set(dialect, made);
  return made;
}

export function findCall(dialect: Dialect, method: string, path: string): KnownCall | undefined {
  return callsOf(dialect).find((call) => call.method === method && call.pattern.test(path));
}

/** The name of the call at a path, in any back end and by any method. */
export const nameAt = (path: string): string | undefined =>
  DIALECTS.flatMap(callsOf).find(({ pattern }) => pattern.test(path))?.name;

export const answerFor = ({ answers }: KnownCall, status: number): Answer | undefined =>
  answers[String(status)] ?? answers[`${Math.floor(status / 100)}XX`];

export function pathValues(call: KnownCall, path: string): Readonly<Record<string, string>> {
  const groups = call.pattern.exec(path)?.groups ?? {};
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decoded(value)]));
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{(\w+)\}/gu, '(?<$1>[^/]+)')}$`, 'u');

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

function readCalls(contract: Contract): readonly KnownCall[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    (['get', 'post'] as const).flatMap((method) => {
      const operation = item[method];
      return operation === undefined ? [] : [readCall(contract, path, METHODS[method], operation)];
    }),
  );
}

function readCall(
  { components }: Contract,
  path: string,
  method: KnownCall['method'],
  operation: Operation,
): KnownCall {
  const names = operation.security.flatMap((one) => Object.keys(one));
  const schemes = names.flatMap((name) => components.securitySchemes[name] ?? []);
  return {
    name: operation.operationId,
    method,
    path,
    pattern: patternOf(path),
    parameters: operation.parameters,
    token: schemes.find(({ type }) => type === 'apiKey')?.name,
    hasBearer: schemes.some(({ type }) => type === 'http'),
    form: operation.requestBody,
    answers: operation.responses,
  };
}
