import { execFileSync } from 'node:child_process';
import type { Mutation } from './read-mutations.ts';

/** In `npm test`, some seconds each. */
const MOST = 4;
const SLOW = /^tests\/screens\b|\.(slow|process)\.test\./u;

const asks = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter((line) => line !== '');

/**
 * Files that changed since the last release, the latest first; before the first release, all.
 * @throws {Error} where Git knows no history
 */
export function changedFiles(): readonly string[] {
  const [release] = asks('tag', '--merged', 'HEAD', '--sort=-creatordate');
  const range = release === undefined ? 'HEAD' : `${release}..HEAD`;
  const uncommitted = asks('status', '--porcelain', '-uall').map((line) => line.slice(3));
  return [...new Set([...uncommitted, ...asks('log', '--format=', '--name-only', range)])];
}

/** Mutations for `npm test`, whose tests are fast and changed like their file, the latest first; and how many more changed. */
export function newest(
  all: readonly Mutation[],
  changed: readonly string[],
): { readonly chosen: readonly Mutation[]; readonly others: number } {
  const placeOf = ({ file, tests }: Mutation) =>
    changed.findIndex((name) =>
      [file, ...tests].some((path) => name === path || name.startsWith(`${path}/`)),
    );
  const fresh = all
    .map((mutation) => ({ mutation, place: placeOf(mutation) }))
    .filter(({ place }) => place >= 0)
    .sort((one, other) => one.place - other.place)
    .map(({ mutation }) => mutation);
  const isQuick = ({ tests, slow }: Mutation) => !slow && !tests.some((path) => SLOW.test(path));
  const chosen = fresh.filter(isQuick).slice(0, MOST);
  return { chosen, others: fresh.length - chosen.length };
}
