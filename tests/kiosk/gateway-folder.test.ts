import { expect, it } from 'vitest';
import { Folder } from '../../kiosk/server/files.ts';
import { siteForEachTest } from './support/site.ts';

const site = siteForEachTest();

/** Asks for a file many times before any answer can be there. */
const askedAtOnce = (folder: Folder, path: string) =>
  Promise.all(Array.from({ length: 100 }, () => folder.find(path)));

it.each([
  ['that was never asked for', async () => undefined],
  ['that is known already', (folder: Folder) => folder.find('/assets/app-1a2b.js')],
])('a file %s is in memory once, however many ask for it at one moment', async (_, first) => {
  site.write('dist/assets/app-1a2b.js', 'one');
  const folder = new Folder(site.files, { recheckMs: 0, now: () => performance.now() });
  await first(folder);
  site.write('dist/assets/app-1a2b.js', 'another');
  const found = await askedAtOnce(folder, '/assets/app-1a2b.js');
  expect(new Set(found.map((file) => file?.bytes)).size).toBe(1);
  expect(Buffer.from(found[0]?.bytes ?? []).toString()).toBe('another');
});
