import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const mutation = z.strictObject({
  /** What would happen to a guest or a hotel. */
  harm: z.string(),
  file: z.string(),
  /** Stands in the file once. */
  from: z.string(),
  to: z.string().default(''),
  /** Files or folders of tests. */
  tests: z.array(z.string()).min(1),
});

/** One line of the app changed for the worse, and the tests that have to notice it. */
export type Mutation = z.infer<typeof mutation>;

/** All mutations. @throws {Error} where `mutations.yaml` is not as it has to be */
export const readMutations = (): readonly Mutation[] =>
  z.array(mutation).parse(parse(readFileSync(new URL('./mutations.yaml', import.meta.url), 'utf8')));
