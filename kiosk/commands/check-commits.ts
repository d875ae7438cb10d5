import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** `npm run commits`: checks the subjects of new commits by CONTRIBUTING. */

const KINDS = ['build', 'chore', 'ci', 'docs', 'feat', 'fix', 'perf', 'refactor', 'revert', 'style', 'test'];
const FORM = new RegExp(`^(${KINDS.join('|')})(\\([\\w/-]+\\))?!?: \\S`);
const LONGEST = 71;

/** The fault of a commit's subject; undefined for a good one. */
export function problemOf(subject: string): string | undefined {
  if (!FORM.test(subject)) return `does not begin with one of ${KINDS.join(', ')}, a colon and a space`;
  return subject.length > LONGEST ? `has ${subject.length} characters, more than ${LONGEST}` : undefined;
}

function ask(folder: string, ...args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

/** The commit before all new ones: the followed branch's end, or the last release. */
export const newSince = (folder = '.'): string | undefined =>
  ask(folder, 'rev-parse', '--verify', '--quiet', '@{upstream}') ??
  ask(folder, 'describe', '--tags', '--abbrev=0');

/** New commits without merges, by short hash and subject; undefined if Git does not know them. */
export function newCommits(folder = '.'): readonly string[] | undefined {
  const since = newSince(folder);
  const log = since && ask(folder, 'log', '--no-merges', '--format=%h %s', `${since}..HEAD`);
  return log?.split('\n').filter((line) => line !== '');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const commits = newCommits();
  const wrong = commits?.flatMap((commit) => {
    const problem = problemOf(commit.slice(commit.indexOf(' ') + 1));
    return problem === undefined ? [] : [`${commit}: ${problem}`];
  });
  if (wrong === undefined) console.log('Not checked: this branch follows no other, and no release is known.');
  else if (wrong.length === 0)
    console.log(`${commits?.length} new commits have a subject of the right form.`);
  else console.error([...wrong, 'To mend the last one: git commit --amend'].join('\n'));
  process.exitCode = wrong?.length ? 1 : 0;
}
