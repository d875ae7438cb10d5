import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf, readProjectFile, type SourceFile, sourceFiles } from './support/source';

/** The rooms of the house, from the ground up: a room imports from lower floors only. */
const FLOORS: readonly (readonly string[])[] = [
  ['domain'],
  ['config', 'i18n'],
  ['errors'],
  ['hotel', 'fields', 'session'],
  ['flow'],
  ['ui', 'device'],
  ['screens'],
  ['(top)'],
];

/** Longer than a file may be, and why. */
const LONG_FILES: Readonly<Record<string, string>> = {
  'src/config/schema.ts':
    'one table of every setting; its text as a whole is the fingerprint of kept bundles',
  'kiosk/tools/make-countries.ts': 'one table of every calling code',
};
const LONGEST = 250;

const SRC = sourceFiles('src');
const roomOf = (path: string): string => /^src\/([^/]+)\//.exec(path)?.[1] ?? '(top)';
const floorOf = (room: string): number => FLOORS.findIndex((rooms) => rooms.includes(room));

/** The path that an import of the project's own code leads to; undefined for a package. */
function targetOf({ path }: SourceFile, name: string): string | undefined {
  if (name.startsWith('~/')) return `src/${name.slice(2)}`;
  return name.startsWith('.') ? posix.join(posix.dirname(path), name) : undefined;
}

/** Every step from one room of src into another. */
const STEPS = SRC.flatMap((file) =>
  importsOf(file).flatMap((name) => {
    const target = targetOf(file, name);
    const [from, to] = [roomOf(file.path), target === undefined ? undefined : roomOf(target)];
    return to === undefined || to === from ? [] : [{ file: file.path, name, from, to }];
  }),
);

/** Names the files outside some rooms (or files) in which a pattern stands. */
const outside = (allowed: readonly string[], pattern: RegExp, rule: string) =>
  SRC.filter(({ path }) => !allowed.includes(roomOf(path)) && !allowed.includes(path))
    .filter(({ text }) => pattern.test(text))
    .map(({ path, text }) => `${path}: ${pattern.exec(text)?.[0]} — ${rule}`);

describe('the rooms of src', () => {
  it('are all on a floor', () => {
    const homeless = SRC.map(({ path }) => path).filter((path) => floorOf(roomOf(path)) < 0);
    expect(homeless, 'folders that FLOORS does not know').toEqual([]);
  });

  it('import from lower floors only', () => {
    const wrong = STEPS.filter(({ from, to }) => floorOf(to) > floorOf(from)).map(
      ({ file, name, from, to }) => `${file} imports ${name}: ${to} stands above ${from}`,
    );
    expect(wrong).toEqual([]);
  });

  it('import nothing from their own floor', () => {
    const wrong = STEPS.filter(({ from, to }) => floorOf(to) === floorOf(from)).map(
      ({ file, name, from, to }) => `${file} imports ${name}: ${to} stands beside ${from}`,
    );
    expect(wrong).toEqual([]);
  });
});

describe('what lives where', () => {
  it('React and its libraries: what is shown, and the start-up', () => {
    const wrong = SRC.filter(({ path }) => !['ui', 'device', 'screens', '(top)'].includes(roomOf(path)))
      .filter(({ path }) => path !== 'src/i18n/texts.ts')
      .flatMap((file) =>
        importsOf(file)
          .filter((name) => /^(react([-/]|$)|@tanstack\/react-|@hookform\/|zustand$)/.test(name))
          .map((name) => `${file.path} imports ${name}: React is for ui, device, screens and the start-up`),
      );
    expect(wrong).toEqual([]);
  });

  it('of React, the texts know only the plug-in', () => {
    const texts = SRC.find(({ path }) => path === 'src/i18n/texts.ts');
    const lines = texts?.text.split('\n').filter((line) => /from '(react|@tanstack)/.test(line));
    expect(lines).toEqual(["import { initReactI18next } from 'react-i18next';"]);
  });

  it('fetch: the hotel, the settings and the texts', () => {
    expect(outside(['hotel', 'config', 'i18n'], /\bfetch\(/, 'ask through hotel/')).toEqual([]);
  });

  it('no other way to the network', () => {
    expect(outside([], /\b(XMLHttpRequest|EventSource|WebSocket|axios)\b/, 'there is fetch')).toEqual([]);
  });

  it('storage: the kept settings, the count of starts and the debug dump, never guest data', () => {
    const rule = 'what is known of a guest lives in memory only';
    const storage = /\b(localStorage|sessionStorage|indexedDB|caches\.\w+|document\.cookie)\b/;
    expect(outside(['config', 'src/boot.ts', 'src/hotel/debug-dump.ts'], storage, rule)).toEqual([]);
  });

  it('zod: through domain/zod.ts, the one build that the page allows', () => {
    const wrong = SRC.filter(({ path }) => path !== 'src/domain/zod.ts').flatMap((file) =>
      importsOf(file)
        .filter((name) => /^zod(\/|$)/.test(name))
        .map((name) => `${file.path} imports ${name}: take z from ~/domain/zod`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('kiosk', () => {
  /** Settings are judged by the gateway as the tablets judge them. */
  const JUDGE = 'kiosk/gateway/check-settings.ts';
  it.each(['kiosk/demo-hotel', 'kiosk/gateway'])('%s shares nothing with src', (folder) => {
    const wrong = sourceFiles(folder).flatMap((file) =>
      importsOf(file)
        .filter((name) => file.path !== JUDGE && /^src\//.test(targetOf(file, name) ?? ''))
        .map((name) => `${file.path} imports ${name}: a slip in a shared table would pass every test`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('files', () => {
  it(`have at most ${LONGEST} lines`, () => {
    const long = [...SRC, ...sourceFiles('kiosk'), ...sourceFiles('tests')]
      .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
      .filter(({ path, lines }) => lines > LONGEST && !Object.hasOwn(LONG_FILES, path))
      .map(({ path, lines }) => `${path} has ${lines} lines, more than ${LONGEST}`);
    expect(long).toEqual([]);
  });

  it.each(Object.entries(LONG_FILES))('%s is longer still: %s', (path) => {
    expect(readProjectFile(path).split('\n').length - 1).toBeGreaterThan(LONGEST);
  });
});
