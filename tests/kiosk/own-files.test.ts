import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { withoutOwnAddress } from '../../kiosk/build/own-files.ts';
import { newFolder } from './support/folder.ts';

const project = newFolder(afterAll);
mkdirSync(join(project, 'kiosk/server'), { recursive: true });
writeFileSync(join(project, 'kiosk/server/style.css'), 'b { color: "$&" }');

const built = (code: string) =>
  withoutOwnAddress(code, join(project, 'kiosk/server/main.ts'), {
    project,
    outDir: join(project, 'dist-server'),
  });

it.each([
  [
    'a file beside it becomes a part of it',
    `const a = readFileSync(new URL('./style.css', import.meta.url), 'utf8');`,
    `const a = "b { color: \\"$&\\" }";`,
  ],
  [
    "the project's folder is seen from the output's",
    `fileURLToPath(new URL('../..', import.meta.url))`,
    `fileURLToPath(new URL('..', import.meta.url))`,
  ],
  ['other code stays', 'const b = 1;', 'const b = 1;'],
])('%s', (_, source, result) => {
  expect(built(source)).toEqual({ code: result });
});

it.each([
  ['a file that is not there', `readFileSync(new URL('./gone.css', import.meta.url), 'utf8')`, './gone.css'],
  ['the address of a source', `new URL('./style.css', import.meta.url)`, './style.css'],
  ['another use', 'createRequire(import.meta.url)', 'import.meta.url'],
  [
    'another use beside one that is known',
    `new URL('../..', import.meta.url); import.meta.url`,
    'import.meta.url',
  ],
])('%s is refused', (_, source, named) => {
  expect(built(source).problem).toContain(named);
});
