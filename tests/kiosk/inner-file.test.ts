import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { LeadsOut, NoFile, withInnerFile } from '../../kiosk/server/inner-file.ts';
import { newFolder } from './support/folder.ts';

let root: string;
let folder: string;
beforeEach(() => {
  root = newFolder();
  folder = join(root, 'inn');
  for (const place of ['inn/pictures', 'spa/pictures']) mkdirSync(join(root, place), { recursive: true });
  for (const name of ['token.json', 'pictures/token.json']) {
    writeFileSync(join(root, 'inn', name), 'own');
    writeFileSync(join(root, 'spa', name), 'another tenant’s');
  }
});

const textOf = (name: string) =>
  withInnerFile(folder, join(folder, name), async ({ read }) => new TextDecoder().decode(await read()));

/** Puts a link to another tenant in a name's place. */
function linkAway(name: string): void {
  renameSync(join(folder, name), join(folder, `${name}.own`));
  symlinkSync(join(root, 'spa', name), join(folder, name));
}

it.each(['token.json', 'pictures/token.json'])('%s, which is in the folder, is read', async (name) => {
  expect(await textOf(name)).toBe('own');
});

describe('what is not in the folder', () => {
  it.each(['token.json', 'pictures'])('%s is refused as a link that leads out', async (name) => {
    linkAway(name);
    const file = name === 'pictures' ? 'pictures/token.json' : name;
    await expect(textOf(file)).rejects.toThrow(LeadsOut);
  });

  it('is refused in a folder beside with a longer name', async () => {
    mkdirSync(`${folder}-annex`);
    writeFileSync(`${folder}-annex/token.json`, 'another tenant’s');
    symlinkSync(`${folder}-annex/token.json`, join(folder, 'annex.json'));
    await expect(textOf('annex.json')).rejects.toThrow(LeadsOut);
  });

  it('is no folder and no pipe, which would keep the reader waiting', async () => {
    await expect(textOf('pictures')).rejects.toThrow(NoFile);
    execFileSync('mkfifo', [join(folder, 'pipe')]);
    await expect(textOf('pipe')).rejects.toThrow(NoFile);
  });
});

it.each(['token.json', 'pictures'])(
  '%s, which is swapped once its file is open: the file stays the one checked',
  async (name) => {
    const file = name === 'pictures' ? 'pictures/token.json' : name;
    const read = withInnerFile(folder, join(folder, file), async (open) => {
      linkAway(name);
      return new TextDecoder().decode(await open.read());
    });
    expect(await read).toBe('own');
  },
);
