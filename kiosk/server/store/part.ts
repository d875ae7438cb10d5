import type { z } from 'zod';
import type { Payer } from '../payments.ts';
import type { Ask, Sight } from './store-link.ts';

/** What one tenant has in the store. */
export interface Part {
  /** A name in the store that is this tenant's own. */
  readonly name: (...parts: readonly string[]) => string;
  readonly ask: Ask;
  readonly sight: () => Sight;
}

/** Does in one step what a script says. */
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

/** Whose room a claim takes; proofs have their own, and may be made in a store that has just begun. */
export type Pool = Payer | 'probe';
