import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Outcome } from './idempotency-store.ts';
import type { Payer } from './payments.ts';
import { digitsOf, parseExactJson, readJson, WrittenNumber } from './read-json.ts';

export const SETTLEMENT = '/api/v1/client/payment/settlement';
const ID = 'request_id';

/** `none`: no `request_id`, so no hotel can book it. `unclear`: two readers may find two ids. */
export type Payment = { readonly hash: string } | 'none' | 'unclear';

/** In bytes; a settlement has five short fields. */
const MOST_BYTES = 64 * 1024;
const members = z.record(z.string(), z.unknown());
const anId = z.union([z.string(), z.number(), z.instanceof(WrittenNumber)]);

/** Finds a settlement's payment. Other spellings are the same id, as in a database. @param query may hold no id */
export function paymentIn(body: Uint8Array, type: string | undefined, query: string): Payment {
  if (body.length > MOST_BYTES) return 'unclear';
  const text = new TextDecoder().decode(body);
  const fields: readonly (readonly [string, unknown])[] = /json/iu.test(type ?? '')
    ? Object.entries(members.safeParse(parseExactJson(text)).data ?? {})
    : [...new URLSearchParams(text)];
  const id = fields.find(([name]) => name === ID)?.[1];
  // Some servers accept a field behind a semicolon, in brackets, with a dot for the underscore, or the second of two.
  const mentions = mentionsIn(query) + Math.max(mentionsIn(text), mentionsIn(JSON.stringify(fields)));
  if (mentions === 0) return 'none';
  const written = anId.safeParse(id);
  const known = written.success ? digitsOf(written.data) : '';
  const spelled = spelledOnce(known);
  if (spelled === undefined || mentions !== 1 + mentionsIn(known)) return 'unclear';
  return { hash: createHash('sha256').update(`payment ${spelled}`).digest('base64url') };
}

const mentionsIn = (text: string): number =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z]/gu, '')
    .split('requestid').length - 1;

/** The one spelling of an id; undefined for an impossible id. */
function spelledOnce(id: string): string | undefined {
  const folded = id.normalize('NFKC').trim().toLowerCase();
  if (folded === '' || folded.length > 200 || /[\p{Cc}\p{Cf}\uFFFD]/u.test(folded)) return undefined;
  return /^\+?0*(\d+)(?:\.0*)?$/u.exec(folded)?.[1] ?? folded;
}

/** `refused` may be tried again; the outcome of `unclear` is unknown. */
export type Fate = 'booked' | 'refused' | 'unclear';

/** A visible character: a letter, number, mark or picture. */
const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800\uFFFC])[\p{L}\p{N}\p{P}\p{S}]/u;
const message = z.object({ error_msg: z.string().regex(VISIBLE) });
const refusing = z.union([message, z.object({ payload: message })]);
/** A page comes from a log-in, a proxy or a wrong address. */
const PAGE = /^(?:\s|<\?[^>]*>|<!--[\s\S]{0,2000}?-->)*<(?:!doctype|html)\b/iu;

/** Reads a settlement's fate as tablets do: a message is a refusal; a wordless failure, or a stranger's page, unclear. */
export function fateOf(outcome: Outcome, payer: Payer): Fate {
  if (outcome === 'broken-off') return 'unclear';
  const word = outcome.headers.find(([name]) => name.toLowerCase() === 'lobby-gateway')?.[1];
  if (word !== 'answered') return word === 'not-sent' ? 'refused' : 'unclear';
  const text = new TextDecoder().decode(outcome.body);
  if (readJson(text, refusing) !== undefined) return 'refused';
  const kind = Math.floor(outcome.status / 100);
  if (kind === 2) return payer === 'stranger' && PAGE.test(text.slice(0, 4096)) ? 'unclear' : 'booked';
  return kind === 4 ? 'refused' : 'unclear';
}
