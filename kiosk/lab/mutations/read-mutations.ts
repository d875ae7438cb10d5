import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const ofFile = z.strictObject({
  file: z.string(),
  tests: z.array(z.string()).min(1),
  mutations: z
    .array(
      z.strictObject({
        harm: z.string(),
        /** Occurs once in the file. */
        from: z.string(),
        to: z.string().default(''),
        /** The rule of the random walks that finds it, in its report's words. */
        rule: z.string().optional(),
        /** Its test takes long to fail. */
        slow: z.boolean().default(false),
      }),
    )
    .min(1),
});

type OfFile = z.infer<typeof ofFile>;

/** One line of the app made worse, with the tests that notice it. */
export type Mutation = Omit<OfFile, 'mutations'> & OfFile['mutations'][number];

/** @throws {Error} for an invalid `mutations.yaml` */
export const readMutations = (): readonly Mutation[] =>
  z
    .array(ofFile)
    .parse(parse(readFileSync(new URL('./mutations.yaml', import.meta.url), 'utf8')))
    .flatMap(({ file, tests, mutations }) => mutations.map((mutation) => ({ file, tests, ...mutation })));
