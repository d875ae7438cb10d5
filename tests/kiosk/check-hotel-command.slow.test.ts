import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { BUILT } from './support/built-server.ts';
import { openDemoHotel } from './support/check-hotel.ts';
import { newFolder } from './support/folder.ts';
import { startProgram } from './support/program.ts';

const report = z.object({
  good: z.boolean(),
  calls: z.array(z.object({ call: z.string(), verdict: z.string() })),
});

async function run(...command: readonly string[]) {
  const { ended, output } = startProgram([process.execPath, ...command]);
  return { code: await ended, output: output() };
}
const asBuilt = (...args: readonly string[]) => run(join(BUILT, 'check-hotel.js'), ...args);

it('says by its exit status whether a hotel is as published, and writes a report', async () => {
  const { hotel, url } = await openDemoHotel();
  const folder = newFolder();
  const json = join(folder, 'report.json');
  const asked = [url, '--system', 'legacy', '--name', 'サトウ ハナコ', '--json', json];
  const written = () => report.parse(JSON.parse(readFileSync(json, 'utf8')));

  const good = await asBuilt(...asked);
  expect([good.code, written().good]).toEqual([0, true]);
  expect(good.output).toContain('Everything that was tried is as published.');

  hotel.faults.set({ call: 'hotel_agreement', kind: 'wrong-shape' });
  const bad = await asBuilt(...asked);
  expect([bad.code, written().good]).toEqual([1, false]);
  expect(bad.output).toContain('payload.content is missing');
  expect(written().calls).toContainEqual({ call: 'hotel_agreement', verdict: 'wrong' });

  const lost = await asBuilt(...asked, '--json', join(folder, 'nowhere/report.json'));
  expect(lost.code).toBe(2);
  expect(lost.output).toContain('payload.content is missing');
  expect(lost.output).toContain('--json: ENOENT');

  const missed = await run('--import', 'tsx', 'kiosk/hotel-api/check-hotel/main.ts', 'https://hotel.example');
  expect(missed.code).toBe(2);
  expect(missed.output).toContain('npm run check-hotel -- https://hotel.example --system');
});
