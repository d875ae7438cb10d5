import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
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
  ])('may not be %s', (subject, problem) => expect(problemOf(subject)).toContain(problem));
});

describe('the commits that are judged', () => {
  let folder = '';
  const at = (day: number) => `2026-03-0${day}T12:00:00Z`;
  const git = (cwd: string, ...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd,
      stdio: 'pipe',
    });
  const commit = (subject: string, day: number) =>
    execFileSync(
      'git',
      ['-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-q', '--allow-empty', '-m', subject],
      {
        cwd: join(folder, 'ours'),
        env: { ...process.env, GIT_COMMITTER_DATE: at(day) },
      },
    );
  const judged = (place = 'ours') => newCommits(join(folder, place), 'rule')?.map(([, subject]) => subject);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'commits-'));
    mkdirSync(join(folder, 'ours'));
    const ours = join(folder, 'ours');
    git(ours, 'init', '-q', '-b', 'main');
    commit('Before the rule', 1);
    git(ours, 'branch', 'side');
    execFileSync('touch', ['rule'], { cwd: ours });
    git(ours, 'add', 'rule');
    commit('test: check subjects', 2);
    commit('fix: one', 3);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('are made after the rule', () => expect(judged()).toEqual(['fix: one']));

  it('come after the last tag', () => {
    git(join(folder, 'ours'), 'tag', 'v1');
    commit('fix: two', 4);
    expect(judged()).toEqual(['fix: two']);
  });

  it('are no merges, and nothing older than the rule on a merged branch', () => {
    const ours = join(folder, 'ours');
    git(ours, 'checkout', '-q', 'side');
    commit('Old on a branch', 1);
    commit('fix: new on a branch', 4);
    git(ours, 'checkout', '-q', 'main');
    git(ours, 'merge', '-q', '--no-ff', '-m', 'Merge a branch', 'side');
    expect(judged()?.toSorted()).toEqual(['fix: new on a branch', 'fix: one']);
  });

  it('are not in the branch that this one follows', () => {
    git(folder, 'clone', '-q', 'ours', 'theirs');
    expect(judged('theirs')).toEqual([]);
  });

  it('are unknown in a shallow clone, in a folder of another repository, and without the rule', () => {
    git(folder, 'clone', '-q', '--depth=1', `file://${folder}/ours`, 'shallow');
    expect(judged('shallow')).toBeUndefined();
    mkdirSync(join(folder, 'ours/release'));
    expect(judged('ours/release')).toBeUndefined();
    git(join(folder, 'ours'), 'checkout', '-q', 'side');
    expect(judged()).toBeUndefined();
    expect(newCommits(folder, 'rule')).toBeUndefined();
  });
});
