import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newCommits, problemOf } from '../../kiosk/commands/check-commits.ts';

describe('the subject of a commit', () => {
  it.each([
    'fix: keep stored settings',
    'feat(settings-page): show what has changed',
    'refactor!: move the words of settings',
    `test: ${'a'.repeat(65)}`,
  ])('may be %s', (subject) => expect(problemOf(subject)).toBeUndefined());

  it.each([
    ['Keep stored settings', 'does not begin'],
    ['fix keep stored settings', 'does not begin'],
    ['Fix: keep stored settings', 'does not begin'],
    ['fix:keep stored settings', 'does not begin'],
    ['fix: ', 'does not begin'],
    ['wip: keep stored settings', 'does not begin'],
    ['fixup! fix: keep stored settings', 'does not begin'],
    ['Revert "fix: keep stored settings"', 'does not begin'],
    [`test: ${'a'.repeat(66)}`, '72 characters'],
  ])('may not be %s', (subject, problem) => expect(problemOf(subject) ?? 'it may be').toContain(problem));
});

describe('the commits that are judged', () => {
  let folder = '';
  const git = (cwd: string, ...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd,
      stdio: 'pipe',
    });
  const commit = (subject: string, place = 'ours') =>
    git(join(folder, place), 'commit', '-q', '--allow-empty', '-m', subject);
  const judged = (place = 'ours') =>
    newCommits(join(folder, place))?.map((commit) => commit.slice(commit.indexOf(' ') + 1));

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'commits-'));
    git(folder, 'init', '-q', '-b', 'main', 'ours');
    commit('Before the rule');
    git(join(folder, 'ours'), 'branch', 'side');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('come after the last release', () => {
    commit('fix: one');
    git(join(folder, 'ours'), 'tag', 'v1');
    commit('fix: two');
    expect(judged()).toEqual(['fix: two']);
  });

  it('are no merges', () => {
    const ours = join(folder, 'ours');
    git(ours, 'tag', 'v1');
    git(ours, 'checkout', '-q', 'side');
    commit('fix: on a branch');
    git(ours, 'checkout', '-q', 'main');
    git(ours, 'merge', '-q', '--no-ff', '-m', 'Merge a branch', 'side');
    expect(judged()).toEqual(['fix: on a branch']);
  });

  it('are not in the branch that this one follows', () => {
    git(folder, 'clone', '-q', 'ours', 'theirs');
    expect(judged('theirs')).toEqual([]);
    commit('fix: three', 'theirs');
    expect(judged('theirs')).toEqual(['fix: three']);
  });

  it('are unknown without such a branch and without a release, and outside of Git', () => {
    expect(judged()).toBeUndefined();
    expect(newCommits(folder)).toBeUndefined();
  });
});
