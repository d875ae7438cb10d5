import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
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
const results = z.object({ day: z.string(), versions: z.string(), stories: z.array(result) });
/** How one story ended. */
export type Result = z.infer<typeof result>;
/** How one whole run on one release ended. */
export type Results = z.infer<typeof results>;

const fileOf = (release: Release): string => join(CACHE, `results-${release}.json`);

const lastOf = (release: Release): Results | undefined =>
  existsSync(fileOf(release)) ? results.parse(JSON.parse(readFileSync(fileOf(release), 'utf8'))) : undefined;

/** Keeps what a whole run found, and writes the page from the last whole run on each release. */
export function report(release: Release, found: Results): void {
  writeFileSync(fileOf(release), JSON.stringify(found));
  const runs = ([12, 13] satisfies Release[]).flatMap((one) => {
    const last = lastOf(one);
    return last === undefined ? [] : [{ release: one, ...last }];
  });
  const names = [...new Set(runs.flatMap(({ stories }) => stories.map(({ name }) => name)))];
  const cell = (name: string, stories: readonly Result[]): string => {
    const one = stories.find((story) => story.name === name);
    if (one === undefined) return '–';
    const words = one.words.split('\n')[0] ?? '';
    return [one.passed ? 'ok' : '**not ok**', words].filter(Boolean).join(': ').replaceAll('|', '\\|');
  };
  const memory = Math.round(totalmem() / 2 ** 30);
  const lines = [
    '# Test results',
    '',
    '*Written by `npm run lab -- kiosk-session` from its last complete run on each release.*',
    '',
    'Each release ran as a minimal system in its own systemd-nspawn machine. The shipped installer ran as the guide says. The compositor drew into memory (pixman, on Xvfb), without a',
    'graphics card, touch screen, camera or Wi-Fi. Keys and touches passed through the compositor. The test recognised home by comparing the screen with a picture from another browser.',
    `The machine: ${cpus().length} processors, ${memory} GB. Times run from the event until home is on the screen.`,
    '',
    'Four stories ask the browser itself (policies, addresses, downloads, camera). For these alone, the two policies against debugging were off, and Chromium simulated the camera. The',
    'keys used the shipped keyboard map, except in the story of an ordinary keyboard, whose keys reached Chromium directly.',
    '',
    'These tests cannot show: data that a real power cut loses on its way to the disk; the limit of memory, if the kernel gives control groups none; touch calibration, sound and Wi-Fi.',
    '',
    ...runs.map(
      (run) => `- **Debian ${run.release}** (${RELEASES[run.release]}), ${run.day}: ${run.versions}`,
    ),
    '',
    `| what holds | ${runs.map((run) => `Debian ${run.release}`).join(' | ')} |`,
    `|---|${runs.map(() => '---|').join('')}`,
    ...names.map((name) => `| ${name} | ${runs.map(({ stories }) => cell(name, stories)).join(' | ')} |`),
    '',
  ];
  writeFileSync(PAGE, lines.join('\n'));
}
