import type { z } from 'zod';
import type { Payer } from '../payments.ts';
import type { Ask, Sight } from './store-link.ts';

export interface Part {
  readonly name: (...parts: readonly string[]) => string;
  readonly ask: Ask;
  readonly sight: () => Sight;
}

export async function run<T>(
  { ask }: Part,
  script: string,
  form: z.ZodType<T>,
  keys: readonly string[],
  told: readonly (string | number)[],
): Promise<T> {
  const options = { keys: [...keys], arguments: told.map(String) };
  return form.parse(await ask((client) => client.eval(script, options)));
}

/** The room of a claim; proofs have their own and need no old store. */
export type Pool = Payer | 'probe';
