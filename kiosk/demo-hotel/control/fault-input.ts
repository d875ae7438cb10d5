import { z } from 'zod';
import { FAULT_KINDS, type Fault, type FaultKind } from '../faults.ts';
import { CALL_NAMES } from '../front-desk.ts';
import { Refusal } from '../refusal.ts';

const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most).optional();

const faultInput = z.strictObject({
  call: z.enum(['*', ...CALL_NAMES]).default('*'),
  kind: z.string().refine(isKind, { error: `must be one of ${Object.keys(FAULT_KINDS).join(', ')}` }),
  status: whole(200, 599),
  errorMsg: z.string().min(1).optional(),
  ms: whole(0, 600_000),
  times: whole(1, 1_000),
  when: z.enum(['before', 'after']).optional(),
});

function isKind(text: string): text is FaultKind {
  return Object.hasOwn(FAULT_KINDS, text);
}

/**
 * A fault as a person or a robot asked for it; numbers may be text, empty fields count as absent.
 * @throws {Refusal} naming the field and what it takes.
 */
export function readFault(input: unknown): Fault {
  const parsed = faultInput.safeParse(withoutEmpty(input));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Refusal(400, `${issue?.path.join('.') || 'fault'}: ${issue?.message ?? 'not understood'}`);
  }
  const { call, kind, status, errorMsg, ms, times, when } = parsed.data;
  if (!isKind(kind)) throw new Refusal(400, 'kind: not understood');
  return {
    call,
    kind,
    ...(status === undefined ? {} : { status }),
    ...(errorMsg === undefined ? {} : { errorMsg }),
    ...(ms === undefined ? {} : { ms }),
    ...(times === undefined ? {} : { times }),
    ...(when === undefined ? {} : { when }),
  };
}

function withoutEmpty(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== ''));
}
