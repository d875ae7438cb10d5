import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { CACHE, RELEASES, type Release, ROOT } from './places.ts';

const PAGE = join(ROOT, 'kiosk/tablets/linux/PROOF.md');

const result = z.object({
  name: z.string(),
  passed: z.boolean(),
  /** Figures, or the reason. */
  words: z.string(),
});
const results = z.object({
  day: z.string(),
  machine: z.string(),
  versions: z.string(),
  stories: z.array(result),
});
export type Result = z.infer<typeof result>;
/** The end of one whole run on one release. */
export type Results = z.infer<typeof results>;

const fileOf = (release: Release): string => join(CACHE, `results-${release}.json`);

/** Undefined too for what an earlier version of the proof has kept. */
const lastOf = (release: Release): Results | undefined =>
  existsSync(fileOf(release))
    ? results.safeParse(JSON.parse(readFileSync(fileOf(release), 'utf8'))).data
    : undefined;

/** Keeps a whole run's results, and writes the page's results from the last whole run on each release. */
export function report(release: Release, found: Results): void {
  writeFileSync(fileOf(release), JSON.stringify(found));
  const runs = ([12, 13] satisfies Release[]).flatMap((one) => {
    const last = lastOf(one);
    return last === undefined ? [] : [{ release: one, ...last }];
  });
  const names = [...new Set(runs.flatMap(({ stories }) => stories.map(({ name }) => name)))];
  const wordsOf = (name: string, stories: readonly Result[]): string => {
    const one = stories.find((story) => story.name === name);
    if (one === undefined) return 'not tried';
    const words = one.words.split('\n')[0] ?? '';
    return [one.passed ? 'ok' : '**not ok**', words].filter(Boolean).join(': ').replaceAll('|', '\\|');
  };
  // One word for all releases where they agree.
  const cell = (name: string): string => {
    const said = runs.map((run) => ({ release: run.release, words: wordsOf(name, run.stories) }));
    const [first] = said;
    if (said.every(({ words }) => words === first?.words)) return first?.words ?? '';
    return said.map(({ release: one, words }) => `${one}: ${words.replace(/^ok: /u, '')}`).join('; ');
  };
  const page = readFileSync(PAGE, 'utf8');
  const lines = [
    ...runs.map(
      (run) =>
        `- **Debian ${run.release}** (${RELEASES[run.release]}), ${run.day}, ${run.machine}: ${run.versions}`,
    ),
    '',
    `| what holds | on ${runs.map((run) => run.release).join(', ')} |`,
    '|---|---|',
    ...names.map((name) => `| ${name} | ${cell(name)} |`),
    '',
  ];
  writeFileSync(PAGE, page.slice(0, page.indexOf('- **Debian')) + lines.join('\n'));
}
