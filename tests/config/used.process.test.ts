import { fileURLToPath } from 'node:url';
import { getTokenAtPosition } from 'typescript/unstable/ast';
import { API, type Checker, SymbolFlags } from 'typescript/unstable/sync';
import { afterAll, expect, it } from 'vitest';
import { SETTINGS } from '../../kiosk/settings/config-schema-json.ts';

/** For editors, read with their group, or read before the check. */
const OTHERWISE = ['$schema', 'visibility.representative', 'visibility.companion', 'card.also_loads'];
/** The app and the gateway; declarations and checks of a setting do not use it. */
const USERS = /\/(src\/(?!config\/(groups\/|schema|read))|kiosk\/server\/(?!check-settings))/u;

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const PROJECT = at('tsconfig.users.json');
const compiler = new API({
  cwd: at(''),
  fs: {
    fileExists: (path) => (path === PROJECT ? true : undefined),
    readFile: (path) =>
      path === PROJECT
        ? JSON.stringify({ extends: './tsconfig.json', include: ['src', 'kiosk/server'] })
        : undefined,
  },
});
afterAll(() => compiler.close());

/** The place of a setting's row in the type of all settings. */
function rowOf(checker: Checker, path: string) {
  const top = { document: at('src/config/schema.ts'), position: 0 };
  let found = checker.resolveName('Config', SymbolFlags.TypeAlias, top);
  let type = found && checker.getDeclaredTypeOfSymbol(found);
  for (const key of path.split('.')) {
    found = type && checker.getPropertyOfType(type, key);
    const own = found && checker.getTypeOfSymbol(found);
    type = own && checker.getNonNullableType(own);
  }
  return found?.declarations[0]?.resolve();
}

/** Whether code uses a setting by its type: a room's id is not `facility.id`. */
function isUsed(checker: Checker, path: string): boolean {
  const row = rowOf(checker, path);
  if (row === undefined) throw new Error(`The compiler finds no ${path}`);
  const key = getTokenAtPosition(row.getSourceFile(), row.getStart());
  const uses = checker.getReferencedSymbolsForNode(key, key.getStart()).flatMap((one) => one.references);
  return uses.some((use) => USERS.test(use.path));
}

it('the app or the gateway uses every setting', () => {
  const project = compiler.updateSnapshot({ openProjects: [PROJECT] }).getProject(PROJECT);
  const paths = [...SETTINGS].filter(([, { properties }]) => properties === undefined).map(([path]) => path);
  expect(paths.filter((path) => !project || !isUsed(project.checker, path))).toEqual(OTHERWISE);
});
