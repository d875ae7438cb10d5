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
    '# What was seen',
    '',
    '*Written by `npm run lab -- kiosk-session`, from its last whole run on each release.*',
    '',
    'Each release is a minimal system in a machine of its own (systemd-nspawn), in which the shipped installer ran as the guide says it. The compositor draws into memory (pixman, on',
    'Xvfb): no graphics card, touch screen, camera or Wi-Fi took part. Keys and touches pass through the compositor; home is recognised by comparing the picture on its output with one that',
    `another browser drew. The machine: ${cpus().length} processors, ${memory} GB. Times are from the event to home on the screen.`,
    '',
    'Four stories ask the browser itself (policies, addresses, downloads, camera): for them alone the two policies that close debugging are open, and the camera is one that Chromium',
    'makes up. The keys go through the shipped keyboard map; the story of an ordinary keyboard has them go round it, as Chromium alone would meet them.',
    '',
    'It cannot show: data that a real power cut loses on its way to the disk; the limit of memory, where the kernel gives control groups none; the touch calibration, the sound, Wi-Fi.',
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
