import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** `npm run check`: whether the subjects of new commits have the form that CONTRIBUTING describes. */

const KINDS = ['build', 'chore', 'ci', 'docs', 'feat', 'fix', 'perf', 'refactor', 'revert', 'style', 'test'];
const FORM = new RegExp(`^(${KINDS.join('|')})(\\([\\w/-]+\\))?!?: \\S`);
/** In characters. */
const LONGEST = 71;

/** What is wrong with a commit's subject; undefined if nothing is. */
export function problemOf(subject: string): string | undefined {
  if (!FORM.test(subject)) return `does not begin with one of ${KINDS.join(', ')}, a colon and a space`;
  return subject.length > LONGEST ? `has ${subject.length} characters, more than ${LONGEST}` : undefined;
}

/** A commit that is not a merge: its short hash and its subject. */
export type Commit = readonly [hash: string, subject: string];

/**
 * The commits that are judged: made after the rule, after the last tag, and not yet in the branch that this one follows.
 * Undefined where Git does not know them: in a release, or in a clone without the history.
 * @param rule the file that came with the rule, from the top of the project
 */
export function newCommits(
  folder: string,
  rule = 'kiosk/commands/check-commits.ts',
): readonly Commit[] | undefined {
  const ask = (...args: readonly string[]): string | undefined => {
    try {
      return execFileSync('git', args, {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim();
    } catch {
      return undefined;
    }
  };
  // A release may be unpacked in another repository.
  const isWhole =
    ask('rev-parse', '--show-prefix') === '' && ask('rev-parse', '--is-shallow-repository') === 'false';
  const start = isWhole && ask('log', '-1', '--diff-filter=A', '--format=%H %cI', '--', rule);
  if (!start) return undefined;
  const [hash = '', date = ''] = start.split(' ');
  const known = [
    hash,
    ask('describe', '--tags', '--abbrev=0'),
    ask('rev-parse', '--verify', '--quiet', '@{upstream}'),
  ].filter((name) => name !== undefined);
  const log = ask(
    'log',
    '--no-merges',
    `--since-as-filter=${date}`,
    '--format=%h %s',
    'HEAD',
    '--not',
    ...known,
  );
  return log
    ?.split('\n')
    .filter((line) => line !== '')
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const commits = newCommits(fileURLToPath(new URL('../..', import.meta.url)));
  const wrong = commits?.flatMap(([hash, subject]) => {
    const problem = problemOf(subject);
    return problem === undefined ? [] : [`${hash} ${subject}: ${problem}`];
  });
  if (wrong === undefined) console.log('Skipped: the history of this checkout is not known.');
  else if (wrong.length === 0)
    console.log(`${commits?.length} new commits have a subject of the right form.`);
  else console.error(wrong.join('\n'));
  process.exitCode = wrong?.length ? 1 : 0;
}
