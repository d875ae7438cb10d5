import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { type InnerFile, LeadsOut, NoFile, withInnerFile } from '../../kiosk/server/inner-file.ts';
import { newFolder } from './support/folder.ts';

let root: string;
let folder: string;
beforeEach(() => {
  root = newFolder();
  folder = join(root, 'inn');
  for (const name of ['inn', 'spa', 'inn-annex']) {
    mkdirSync(join(root, name, 'pictures'), { recursive: true });
    for (const file of ['token.json', 'pictures/token.json'])
      writeFileSync(join(root, name, file), name === 'inn' ? 'own' : 'another tenant’s');
  }
});

const read = async (file: InnerFile) => new TextDecoder().decode(await file.read());
function linkAway(name: string, to = 'spa'): void {
  renameSync(join(folder, name), join(folder, `${name}.own`));
  symlinkSync(join(root, to, name), join(folder, name));
}
const nothing = () => undefined;

it.each<[what: string, name: string, happens: () => unknown, outcome: unknown]>([
  ['a file in the folder', 'token.json', nothing, 'own'],
  ['a file further down', 'pictures/token.json', nothing, 'own'],
  ['a link that leads out', 'token.json', () => linkAway('token.json'), LeadsOut],
  ['a folder that leads out', 'pictures/token.json', () => linkAway('pictures'), LeadsOut],
  ['a folder beside with a longer name', 'token.json', () => linkAway('token.json', 'inn-annex'), LeadsOut],
  ['a folder', 'pictures', nothing, NoFile],
  // It would block the reader.
  ['a pipe', 'pipe', () => execFileSync('mkfifo', [join(folder, 'pipe')]), NoFile],
])('%s is read, or refused', async (_, name, happens, outcome) => {
  happens();
  const found = withInnerFile(folder, join(folder, name), read);
  expect(await found.catch((error: object) => error.constructor)).toBe(outcome);
});

it.each([
  ['token.json', 'token.json'],
  ['pictures', 'pictures/token.json'],
])('%s is swapped once its file is open: the file stays the one checked', async (swapped, name) => {
  const found = withInnerFile(folder, join(folder, name), async (file) => {
    linkAway(swapped);
    return read(file);
  });
  expect(await found).toBe('own');
});
