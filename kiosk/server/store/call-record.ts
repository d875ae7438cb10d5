import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Outcome } from '../idempotency-store.ts';

export const recordSchema = z.object({
  by: z.string(),
  claim: z.string(),
  /** Tells requests under one key apart. */
  print: z.string(),
  /** The encrypted outcome, or `unknown`; absent for a running call. */
  answer: z.string().optional(),
});

/** A call in the store: its answer is encrypted under its `Idempotency-Key`; the store has only the key's hash. */
export type CallRecord = Readonly<z.infer<typeof recordSchema>>;

const outcomeSchema = z.union([
  z.literal('broken-off'),
  z.object({
    status: z.int(),
    headers: z.array(z.tuple([z.string(), z.string()])),
    body: z.base64(),
  }),
]);

const UNKNOWN = 'unknown';
/** Encrypted letters of one answer; of a longer one only "unknown" is kept. */
const MAX_KEPT = 4096;
const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

export const nameOf = (key: string): string => createHash('sha256').update(`name ${key}`).digest('base64url');

/** A request's fingerprint, keyed so that nobody can try guests out. */
export const printOf = (key: string, fingerprint: string): string =>
  createHmac('sha256', secretOf(key, 'print')).update(fingerprint).digest('base64');

export function seal(key: string, outcome: Outcome): string {
  const text = JSON.stringify(
    outcome === 'broken-off' ? outcome : { ...outcome, body: Buffer.from(outcome.body).toString('base64') },
  );
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, secretOf(key, 'answer'), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const kept = Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
  return kept.length > MAX_KEPT ? UNKNOWN : kept;
}

/** The outcome; undefined for an unknown one. */
export function unseal(key: string, answer: string): Outcome | undefined {
  if (answer === UNKNOWN) return undefined;
  try {
    const bytes = Buffer.from(answer, 'base64');
    const decipher = createDecipheriv(ALGORITHM, secretOf(key, 'answer'), bytes.subarray(0, IV_BYTES));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    const outcome = outcomeSchema.parse(JSON.parse(text.toString('utf8')));
    return outcome === 'broken-off'
      ? outcome
      : { ...outcome, body: new Uint8Array(Buffer.from(outcome.body, 'base64')) };
  } catch {
    return undefined;
  }
}

const secretOf = (key: string, use: string): Buffer => Buffer.from(hkdfSync('sha256', key, '', use, 32));
