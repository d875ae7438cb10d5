/** A test, by its file. */
interface Named {
  readonly file: string;
  readonly name: string;
}

/** What a suite's report says. */
interface Count {
  readonly passed: number;
  readonly failures: readonly Named[];
  readonly retried: readonly (Named & { readonly times: number })[];
  readonly skipped: readonly string[];
  readonly partly?: readonly string[];
}

/** What was run so far. */
interface Sum {
  passed: number;
  failed: number;
  readonly failures: string[];
  readonly again: string[];
  readonly retried: Map<string, number>;
  readonly reasons: Map<string, number>;
  readonly partly: Map<string, number>;
}

/** What nothing was run of yet. */
export function nothingRun(): Sum;

/** Adds a suite to what was run; `code` is how its runner ended, `again` the command to which the failed files are added. */
export function addSuite(sum: Sum, counted: Count, code: number, name: string, again: string): void;

/** The lines at the end; `lacks` is what the machine lacks, each with how to get it. */
export function ending(
  sum: Sum,
  lacks: readonly string[],
): { readonly lines: readonly string[]; readonly isGood: boolean };

/** Reads a report of Playwright. */
export function countPlaywright(report: object): Count;
