import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readProjectFile } from '../support/source';

const step = z.object({
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
});
const job = z.object({
  uses: z.string().optional(),
  needs: z.string().optional(),
  permissions: z.record(z.string(), z.string()).optional(),
  strategy: z.object({ matrix: z.object({ node: z.array(z.number()) }) }).optional(),
  steps: z.array(step).default([]),
});
const workflow = z.object({
  on: z.record(z.string(), z.unknown()),
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(z.string(), job),
});
const form = z.object({
  name: z.string(),
  description: z.string(),
  body: z.array(
    z.object({ type: z.enum(['markdown', 'textarea', 'input', 'dropdown']), id: z.string().optional() }),
  ),
});

const read = (name: string) => workflow.parse(parse(readProjectFile(`.github/workflows/${name}.yml`)));
const runs = ({ steps }: z.infer<typeof job>) => steps.flatMap(({ run }) => run ?? []);

describe('the published files', () => {
  it('is checked on each Node that is promised, by what every machine runs', () => {
    const { check } = read('check').jobs;
    expect(check?.strategy?.matrix.node).toEqual([20, 22, 24]);
    expect(check === undefined ? [] : runs(check)).toEqual(['.ci/run']);
    const { engines } = JSON.parse(readProjectFile('package.json'));
    expect(engines.node).toMatch(/^>=20\./u);
  });

  it('is checked with its history, by which commits are judged', () =>
    expect(read('check').jobs.check?.steps[0]?.with).toMatchObject({ 'fetch-depth': 0 }));

  it('is checked before a tag releases the archive of npm run release', () => {
    const { on, jobs } = read('release');
    expect(on).toEqual({ push: { tags: ['v*'] } });
    expect(jobs.check?.uses).toBe('./.github/workflows/check.yml');
    expect([jobs.outside?.needs, jobs.release?.needs]).toEqual(['check', 'outside']);
    expect(jobs.outside === undefined ? [] : runs(jobs.outside)).toEqual(
      expect.arrayContaining(['npm run lab -- screens', 'npm run lab -- released']),
    );
    const commands = jobs.release === undefined ? [] : runs(jobs.release);
    expect(commands).toContain('npm run release');
    expect(commands.at(-1)).toMatch(/^gh release create .* release\/\*$/u);
  });

  it('is tried each night by all mutations', () => {
    const { on, jobs } = read('nightly');
    expect(Object.keys(on)).toContain('schedule');
    const commands = Object.values(jobs).flatMap(runs);
    expect(commands).toEqual(
      expect.arrayContaining([
        'npm run lab -- mutations',
        'npm run lab -- screens',
        'npm run lab -- released',
      ]),
    );
  });

  it.each(['check', 'nightly', 'release'])(
    '%s writes nothing but a release, and runs no action that may change',
    (name) => {
      const { permissions, jobs } = read(name);
      const granted = Object.entries(jobs).flatMap(([job, own]) => (own.permissions ? [job] : []));
      expect([permissions, granted]).toEqual([{ contents: 'read' }, name === 'release' ? ['release'] : []]);
      const used = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []));
      expect(used.length).toBeGreaterThan(0);
      expect(used.filter((action) => !/^actions\/[\w-]+@[0-9a-f]{40}$/u.test(action))).toEqual([]);
    },
  );
});

describe('the forms for issues', () => {
  const folder = '.github/ISSUE_TEMPLATE';
  const forms = readdirSync(folder).filter((name) => name !== 'config.yml');

  it.each(forms)('%s can be read, and each of its questions has a name of its own', (name) => {
    const { body } = form.parse(parse(readProjectFile(`${folder}/${name}`)));
    const ids = body.filter(({ type }) => type !== 'markdown').map(({ id }) => id);
    expect([ids.includes(undefined), new Set(ids).size]).toEqual([false, ids.length]);
  });

  it('ask for no data of guests, and lead weaknesses elsewhere', () => {
    const text = readProjectFile(`${folder}/fault.yml`);
    expect(text).toContain('belongs to a guest');
    expect(text).toContain('SECURITY.md');
  });
});
