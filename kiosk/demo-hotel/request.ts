import type { Context } from 'hono';
import type { SentRequest } from '../hotel-api/contract/judge.ts';
import { Refusal } from './refusal.ts';

export interface ReadRequest extends SentRequest {
  readonly repeated: readonly string[];
}

/** In bytes. A passport picture of 2,000 px in base64 is smaller. */
const LARGEST_BODY = 16 * 1024 * 1024;

const FORM_TYPE = /^application\/x-www-form-urlencoded(;\s*charset=utf-8)?$/iu;

/** Reads a request whole. @throws {Refusal} 413 for a body over 16 MB */
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

/** Reads a body of at most `limit` bytes, and stops a longer one. @throws {Refusal} 413 */
export async function readBody(request: Request, limit: number): Promise<Uint8Array> {
  const tooLarge = () => new Refusal(413, `the body is over ${limit} bytes`);
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  // Leaving the loop cancels the rest.
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > limit) throw tooLarge();
    chunks.push(new Uint8Array(chunk));
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** Reads JSON of at most `limit` bytes. @throws {Refusal} 415 for its type, 413 for its size, 400 for no JSON */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  // A browser asks another site before it sends this type.
  if (type !== 'application/json') throw new Refusal(415, 'Content-Type must be application/json');
  const body = await readBody(request, limit);
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    throw new Refusal(400, 'the body is not JSON');
  }
}
