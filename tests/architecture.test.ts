import { describe, expect, it } from 'vitest';
import { circlesIn, type Import, importGraph, targetOf } from './support/import-graph';
import { importPicture } from './support/import-picture';
import { importsOf, readProjectFile, type SourceFile, sourceFiles } from './support/source';

/** The ranks of src from the lowest: a folder imports from lower ranks only. */
const RANKS: readonly (readonly string[])[] = [
  ['platform'],
  ['clock', 'domain', 'storage'],
  ['config', 'i18n'],
  ['errors'],
  ['hotel', 'fields', 'session'],
  ['flow'],
  ['device', 'ui'],
  ['speech'],
  ['hooks'],
  ['components'],
  ['features'],
  ['routes'],
  ['app'],
];

/** kiosk's rooms in README order: each imports from earlier ones only. */
const ROOMS: readonly string[] = [
  'server',
  'hotel-api',
  'languages',
  'settings',
  'docs',
  'build',
  'deploy',
  'tablets',
  'demo-hotel',
  'guest',
  'settings-page',
  'commands',
  'lab',
];

const UI_KNOWS: readonly string[] = ['domain', 'i18n', 'platform'];

const FEATURES_USED: Readonly<Record<string, readonly string[]>> = {
  home: ['attract'],
  checkin: ['payment'],
  checkout: ['payment'],
};

const LONGEST = 250;

const SRC = sourceFiles('src');
const KIOSK = sourceFiles('kiosk');
const IMPORTS = importGraph(SRC);
const folderOf = (path: string): string => path.split('/')[1] ?? '';
const rankOf = (folder: string): number => RANKS.findIndex((folders) => folders.includes(folder));
const featureOf = (path: string): string | undefined => /^src\/features\/([^/]+)\//.exec(path)?.[1];

const STEPS = IMPORTS.filter(({ from, to }) => folderOf(from) !== folderOf(to));

/** The generated route tree imports every route for the router. */
const ROUTE_TREE: Import = { from: 'src/app/router.ts', to: 'src/routes/__root.tsx' };

const outside = (allowed: readonly string[], pattern: RegExp, rule: string) =>
  SRC.filter(({ path }) => !allowed.includes(folderOf(path)) && !allowed.includes(path))
    .filter(({ text }) => pattern.test(text))
    .map(({ path, text }) => `${path}: ${pattern.exec(text)?.[0]} — ${rule}`);

const imported = (
  files: readonly SourceFile[],
  isWrong: (name: string, path: string) => boolean,
  rule: string,
) =>
  files.flatMap((file) =>
    importsOf(file)
      .filter((name) => isWrong(name, file.path))
      .map((name) => `${file.path} imports ${name}: ${rule}`),
  );

describe('the folders of src', () => {
  it('all have a rank, and no file stands beside them', () => {
    const unknown = SRC.map(({ path }) => path).filter(
      (path) => path.split('/').length < 3 || rankOf(folderOf(path)) < 0,
    );
    expect(unknown, 'files outside of the folders in RANKS').toEqual([]);
  });

  it('import from lower ranks only', () => {
    const wrong = STEPS.filter(({ from, to }) => rankOf(folderOf(to)) >= rankOf(folderOf(from))).map(
      ({ from, to }) => `${from} imports ${to}: ${folderOf(to)} is no lower than ${folderOf(from)}`,
    );
    expect(wrong).toEqual([]);
  });

  it('import in no circle, types included', () =>
    expect(circlesIn(IMPORTS).map((circle) => circle.join(' → '))).toEqual([]));

  it(`ui imports from ${UI_KNOWS.join(' and ')} alone`, () => {
    const wrong = STEPS.filter(({ from, to }) => folderOf(from) === 'ui' && !UI_KNOWS.includes(folderOf(to)));
    expect(wrong).toEqual([]);
  });

  it('a feature uses no other feature that is not named above', () => {
    const wrong = IMPORTS.filter(({ from, to }) => {
      const [own, other] = [featureOf(from), featureOf(to)];
      return (
        own !== undefined && other !== undefined && own !== other && !FEATURES_USED[own]?.includes(other)
      );
    });
    expect(wrong).toEqual([]);
  });

  it('look as the picture in src/ARCHITECTURE.md shows them (after a change: vitest -u)', async () => {
    const picture = importPicture([...STEPS, ROUTE_TREE], folderOf);
    const text = readProjectFile('src/ARCHITECTURE.md');
    const drawn = text.replace(/^```mermaid\n[^`]*```$/mu, `\`\`\`mermaid\n${picture}\n\`\`\``);
    expect(drawn).toContain(picture);
    await expect(drawn).toMatchFileSnapshot('../src/ARCHITECTURE.md');
  });

  it('routes holds a file for each address, which exports its route alone: all else would be loaded with home', () => {
    const routes = SRC.filter(({ path }) => folderOf(path) === 'routes');
    const wrong = routes
      .filter(({ path, text }) => /\/-/.test(path) || /^export (?!const Route = |type )/m.test(text))
      .map(({ path }) => `${path}: what others use is in features/`);
    expect(routes.length).toBeGreaterThan(30);
    expect(wrong).toEqual([]);
  });
});

describe('what lives where', () => {
  const REACT: readonly string[] = ['ui', 'hooks', 'components', 'features', 'routes', 'app'];

  it('React and its libraries: what is shown, the start-up, and where i18next is told of React', () => {
    const others = SRC.filter(({ path }) => !REACT.includes(folderOf(path)));
    const react = /^(react([-/]|$)|@tanstack\/react-|@hookform\/|zustand$)/;
    const wrong = (name: string, path: string) =>
      react.test(name) && !(name === 'react-i18next' && path === 'src/i18n/texts.ts');
    expect(imported(others, wrong, `React is for ${REACT.join(', ')}`)).toEqual([]);
  });

  it('fetch: the hotel, the settings and the texts, and the script before the app, which can import nothing', () => {
    const askers = ['hotel', 'config', 'i18n', 'src/app/boot.ts'];
    expect(outside(askers, /\bfetch\(/, 'ask through hotel/')).toEqual([]);
  });

  it('no other way to the network', () =>
    expect(outside([], /\b(XMLHttpRequest|EventSource|WebSocket|axios)\b/, 'there is fetch')).toEqual([]));

  it('storage: through storage/, and by the script before the app, which can import nothing', () => {
    const rule = 'what is known of a guest lives in memory only';
    const storage = /\b(localStorage|sessionStorage|indexedDB|caches\.\w+|document\.cookie)\b/;
    expect(outside(['storage', 'src/app/boot.ts'], storage, rule)).toEqual([]);
  });

  it('what back ends differ in: the dialects', () => {
    const named = outside(['config'], /\bsystem [!=]==|'(legacy|cico)'/, 'a dialect says it');
    expect(named.filter((line) => !line.startsWith('src/hotel/dialects.ts'))).toEqual([]);
  });

  it('zod: through platform/zod.ts, the one build that the page allows', () => {
    const others = SRC.filter(({ path }) => path !== 'src/platform/zod.ts');
    expect(imported(others, (name) => /^zod(\/|$)/.test(name), 'take z from ~/platform/zod')).toEqual([]);
  });
});

describe('kiosk', () => {
  it('has no code outside of its rooms', () => {
    const outside = KIOSK.map(({ path }) => path).filter((path) => !ROOMS.includes(folderOf(path)));
    expect(outside).toEqual([]);
  });

  it('imports from earlier rooms only: the server knows no demo hotel, and nobody the lab', () => {
    const wrong = importGraph(KIOSK)
      .filter(({ from, to }) => ROOMS.indexOf(folderOf(to)) > ROOMS.indexOf(folderOf(from)))
      .map(({ from, to }) => `${from} imports ${to}: ${folderOf(to)} comes after ${folderOf(from)}`);
    expect(wrong).toEqual([]);
  });

  /** The gateway judges settings, texts and JSON as tablets do, and has their screens' names. */
  const SHARED: readonly string[] = ['check-settings', 'read-json', 'text-file', 'tablets/journeys'].map(
    (name) => `kiosk/server/${name}.ts`,
  );
  it.each(['kiosk/demo-hotel', 'kiosk/server'])('%s shares nothing with src', (folder) => {
    const others = sourceFiles(folder).filter(({ path }) => !SHARED.includes(path));
    const isOfSrc = (name: string, path: string) => /^src\//.test(targetOf(path, name) ?? '');
    expect(imported(others, isOfSrc, 'a slip in a shared table would pass every test')).toEqual([]);
  });

  it.each(['kiosk', 'tests', 'e2e'])('the files of %s import in no circle', (folder) => {
    const imports = importGraph(sourceFiles(folder));
    expect(imports.length).toBeGreaterThan(100);
    expect(circlesIn(imports).map((circle) => circle.join(' → '))).toEqual([]);
  });
});

describe('tests', () => {
  it.each([
    ['src', ['kiosk', 'tests', 'e2e']],
    ['kiosk', ['tests', 'e2e']],
    ['tests', ['e2e']],
    ['e2e', ['tests']],
  ] as const)('are shared by nobody: %s imports nothing from %s', (folder, others) => {
    const isOfOthers = (name: string, path: string) =>
      others.some((other) => targetOf(path, name)?.startsWith(`${other}/`));
    expect(imported(sourceFiles(folder), isOfOthers, 'what both need is in kiosk')).toEqual([]);
  });

  it('wait as long as all others: a busy machine is late', () => {
    const OWN_LIMIT = /\bvi\.wait(For|Until)\(|\.toPass\(\{|\.poll\([^;]*\btimeout: [12]?\d_\d{3}\b/;
    const files = [...sourceFiles('tests'), ...sourceFiles('e2e')];
    expect(files.filter(({ text }) => OWN_LIMIT.test(text)).map(({ path }) => path)).toEqual([]);
  });
});

describe('the names of unit tests', () => {
  const STARTS =
    /^node:child_process$|^typescript\/unstable\/sync$|\/run-nginx$|\/load\/store$|support\/(certificate|house|linux-install|program)$/;
  const REPLACES = /\bvi\.(mock|doMock|resetModules|useFakeTimers)\(|\bvi\.stubGlobal\('document'/;

  const kindOf = (file: SourceFile): string => {
    if (importsOf(file).some((name) => STARTS.test(name.replace(/\.ts$/, '')))) return '.process.test';
    return REPLACES.test(file.text) ? '.alone.test' : '.test';
  };
  const named = sourceFiles('tests').flatMap((file) => {
    const [, name] = /^tests\/(?!screens\/).*?((?:\.\w+)?\.test)\.tsx?$/.exec(file.path) ?? [];
    return name === undefined || name === '.slow.test' ? [] : [{ ...file, name }];
  });

  it('say which start programs, and which replace modules, clocks or the page', () => {
    expect(named.length).toBeGreaterThan(200);
    const wrong = named
      .filter((file) => kindOf(file) !== file.name)
      .map((file) => `${file.path} has to end in ${kindOf(file)}.ts`);
    expect(wrong).toEqual([]);
  });
});

describe('files', () => {
  it(`have at most ${LONGEST} lines`, () => {
    const long = [...SRC, ...KIOSK, ...sourceFiles('tests')]
      .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
      .filter(({ lines }) => lines > LONGEST)
      .map(({ path, lines }) => `${path} has ${lines} lines, more than ${LONGEST}`);
    expect(long).toEqual([]);
  });
});
