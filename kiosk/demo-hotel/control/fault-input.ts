import { z } from 'zod';
import { FAULT_KINDS, type Fault, type FaultKind, isFaultKind } from '../faults.ts';
import { CALL_NAMES } from '../front-desk.ts';
import { Refusal } from '../refusal.ts';

const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most).exactOptional();

const faultInput = z.strictObject({
  call: z.enum(['*', ...CALL_NAMES]).default('*'),
  kind: z.custom<FaultKind>(isFaultKind, { error: `must be one of ${Object.keys(FAULT_KINDS).join(', ')}` }),
  status: whole(200, 599),
  errorMsg: z.string().min(1).exactOptional(),
  ms: whole(0, 600_000),
  times: whole(1, 1_000),
  when: z.enum(['before', 'after']).exactOptional(),
});

/** Reads a fault of a form or robot; empty fields are absent. @throws {Refusal} naming the field and its rule */
export function readFault(input: unknown): Fault {
  const parsed = faultInput.safeParse(withoutEmpty(input));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Refusal(400, `${issue?.path.join('.') || 'fault'}: ${issue?.message ?? 'not understood'}`);
}

function withoutEmpty(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== ''));
}
