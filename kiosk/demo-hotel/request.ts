import type { Context } from 'hono';
import { readBody } from './read-body.ts';

/** A request taken apart: all that the checks and the record need. */
export interface ReadRequest {
  readonly method: string;
  readonly path: string;
  /** Names lower-cased. */
  readonly headers: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly form: Readonly<Record<string, string>>;
  /** Fields that were sent more than once. */
  readonly repeated: readonly string[];
}

/** In bytes. A passport picture of 2,000 px in base64 stays well below this. */
const LARGEST_BODY = 16 * 1024 * 1024;

const FORM_TYPE = /^application\/x-www-form-urlencoded(;\s*charset=utf-8)?$/iu;

/**
 * Reads a request whole.
 * @throws {Refusal} 413 when the body is over 16 MB.
 */
export async function readRequest(context: Context): Promise<ReadRequest> {
  const url = new URL(context.req.url);
  const body = await readBody(context.req.raw, LARGEST_BODY);
  const headers = context.req.header();
  const isForm = FORM_TYPE.test(headers['content-type'] ?? '');
  const form = new URLSearchParams(isForm ? new TextDecoder().decode(body) : '');
  return {
    method: context.req.method,
    path: url.pathname,
    headers,
    query: Object.fromEntries(url.searchParams),
    form: Object.fromEntries(form),
    repeated: [...repeats(url.searchParams), ...repeats(form)],
  };
}

function repeats(fields: URLSearchParams): string[] {
  const names = [...fields.keys()];
  return names.filter((name, at) => names.indexOf(name) !== at);
}
