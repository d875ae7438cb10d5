import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Page, test } from '../support/fixtures.ts';

/** Pictures compare only with the same fonts and the browser's same major version. */

const FONTS = [
  '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc',
  '/usr/share/fonts/opentype/noto/NotoSerifCJK-Bold.ttc',
];
const NOTE = new URL('./pictures/taken-with.txt', import.meta.url);

/** Read once: the files are large. */
const fonts = FONTS.map((path) =>
  existsSync(path) ? createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16) : 'none',
);

function drawnBy(page: Page): string {
  const version = page.context().browser()?.version().split('.', 1)[0];
  return [...fonts, version].join(' ');
}

/** Whether this machine draws like the kept pictures; `npm test` tells if not. */
export function isTakenHere(page: Page): boolean {
  const isSame = readFileSync(NOTE, 'utf8').trim() === drawnBy(page);
  const { annotations } = test.info();
  if (!isSame && annotations.every(({ type }) => type !== 'left aside')) {
    const description = 'what screens look like: other fonts or another version of the browser here';
    annotations.push({ type: 'left aside', description });
  }
  return isSame;
}

export function notesWhatTakes(page: Page): void {
  if (['all', 'changed'].includes(test.info().config.updateSnapshots))
    writeFileSync(NOTE, `${drawnBy(page)}\n`);
}
