import { Writable } from 'node:stream';
import { createVitest } from 'vitest/node';

export interface Outcome {
  readonly isGood: boolean;
  /** Vitest's output. */
  readonly output: string;
}

export interface Tester {
  /** Runs tests up to the first failure. */
  readonly run: (tests: readonly string[]) => Promise<Outcome>;
  /** Must be told of each changed file. */
  readonly forget: (path: string) => void;
  readonly close: () => Promise<void>;
}

/** Opens one Vitest for many runs: its start and the first load of a page take longer than most tests. */
export async function openTester(root: string, project: readonly string[]): Promise<Tester> {
  let output = '';
  const stdout = new Writable({
    write(chunk, _encoding, done) {
      output += String(chunk);
      done();
    },
  });
  const options = { root, project: [...project], watch: false, bail: 1, retry: 0 };
  const vitest = await createVitest('test', options, {}, { stdout, stderr: stdout });
  // Its reporter listens only after this.
  await vitest.standalone();
  return {
    forget: (path) => vitest.invalidateFile(path),
    run: async (tests) => {
      output = '';
      const files = await vitest.globTestSpecifications([...tests]);
      const { unhandledErrors } = await vitest.runTestSpecifications(files);
      // A file that ends early at a failed test may be without a result of its own.
      const hasPassed =
        files.length > 0 &&
        files.every(
          ({ testModule }) => testModule?.ok() && [...testModule.children.allTests('failed')].length === 0,
        );
      return { isGood: hasPassed && unhandledErrors.length === 0, output };
    },
    close: () => vitest.close(),
  };
}
