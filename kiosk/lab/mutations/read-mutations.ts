import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const ofFile = z.strictObject({
  file: z.string(),
  /** Files or folders of tests. */
  tests: z.array(z.string()).min(1),
  mutations: z
    .array(
      z.strictObject({
        /** What would happen to a guest or a hotel. */
        harm: z.string(),
        /** Stands in the file once. */
        from: z.string(),
        to: z.string().default(''),
        /** The rule of the random walks that has to find it, in the words of its report. */
        rule: z.string().optional(),
      }),
    )
    .min(1),
});

type OfFile = z.infer<typeof ofFile>;

/** One line of the app changed for the worse, and the tests that have to notice it. */
export type Mutation = Omit<OfFile, 'mutations'> & OfFile['mutations'][number];

/** All mutations. @throws {Error} where `mutations.yaml` is not as it has to be */
export const readMutations = (): readonly Mutation[] =>
  z
    .array(ofFile)
    .parse(parse(readFileSync(new URL('./mutations.yaml', import.meta.url), 'utf8')))
    .flatMap(({ file, tests, mutations }) => mutations.map((mutation) => ({ file, tests, ...mutation })));
