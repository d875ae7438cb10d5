import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { asClassicScript, classicScript, takingImports } from '../../kiosk/tools/classic-script.ts';

/** Runs a classic script as a page does. */
function inPage(script: string) {
  const page: { lobbyApp?: unknown; document: { baseURI: string }; URL: typeof URL; told: unknown[] } = {
    document: { baseURI: 'https://kiosk.example/' },
    URL,
    told: [],
  };
  runInNewContext(script, Object.assign(page, { self: page }));
  const run = () => (typeof page.lobbyApp === 'function' ? page.lobbyApp() : undefined);
  return { page, run };
}

const none = (address: string): string => {
  throw new Error(`${address} is not there`);
};

describe('a module as a classic script', () => {
  it('does nothing before it is called', () => {
    const { page, run } = inPage(classicScript('told.push("begun");export{told as a};', none));
    expect(page.told).toEqual([]);
    run();
    expect(page.told).toEqual(['begun']);
  });

  it.each([
    ['under other names', 'const one=1,two=()=>2;export{one as a,two as $};', { a: 1, $: 2 }],
    ['under their own', 'function one(){return 1}export{one};', { one: 1 }],
    ['none at all', 'told.push(1);', {}],
    ['Japanese before them', 'const 名="山田";export{名 as a};', { a: '山田' }],
  ])('stands for its exports once it has run: %s', (_, code, values) => {
    const { page, run } = inPage(classicScript(code, none));
    run();
    const exports = Object.entries(page.lobbyApp ?? {});
    expect(
      Object.fromEntries(exports.map(([name, of]) => [name, typeof of === 'function' ? of() : of])),
    ).toEqual(values);
  });

  it('has in it what it imports, whatever that calls its own', () => {
    const helpers = { './helpers.js': 'const e=x=>x+1,t=2;export{e as n,t};' };
    const code = 'import{n as e,t}from"./helpers.js";const n=e(t);export{n as a};';
    const { page, run } = inPage(
      classicScript(code, (address) => (address === './helpers.js' ? helpers[address] : none(address))),
    );
    run();
    expect(page.lobbyApp).toEqual({ a: 3 });
  });

  it('knows where it is, and is as strict as a module', () => {
    const code =
      'const at=new URL("/a.css",import.meta.url).href,own=(function(){return this})();export{at,own};';
    const { page, run } = inPage(classicScript(code, none));
    run();
    expect(page.lobbyApp).toEqual({ at: 'https://kiosk.example/a.css', own: undefined });
  });

  it('fails as the module would', () => {
    const { page, run } = inPage(classicScript('throw new Error("no");', none));
    expect(run).toThrow('no');
    expect(page.lobbyApp).toBeTypeOf('function');
  });
});

describe('a module that takes what it imports from elsewhere', () => {
  const placeOf = (address: string) => (address === './first.js' ? 'self.first' : undefined);

  it.each([
    [
      'under other names',
      'import{a as e,$ as t}from"./first.js";told(e,t);',
      'const{a:e,$:t}=self.first;told(e,t);',
    ],
    ['under their own', 'import{a}from"./first.js";told(a);', 'const{a:a}=self.first;told(a);'],
    ['nothing at all', 'import"./first.js";told();', 'const{}=self.first;told();'],
    [
      'Japanese before it',
      '"山田";import{a as e}from"./first.js";told(e);',
      '"山田";const{a:e}=self.first;told(e);',
    ],
    ['what is elsewhere', 'import{a}from"./other.js";told(a);', 'import{a}from"./other.js";told(a);'],
    ['a script that it loads later', 'import("./first.js");', 'import("./first.js");'],
  ])('%s', (_, code, taking) => {
    expect(takingImports(code, placeOf)).toBe(taking);
  });
});

describe("the bundler's helpers", () => {
  it('are there for other scripts, and the script does not mistake their names for its own', () => {
    const { page, run } = inPage(
      classicScript('const e=1;export{e as a};', none, 'const e=x=>x+1;export{e as n};'),
    );
    run();
    const { lobbyApp } = page;
    const told: unknown[] = [];
    runInNewContext(
      takingImports(
        'import{n as r}from"./helpers.js";import{a}from"./first.js";told.push(r(a));',
        (address) => (address === './helpers.js' ? 'self.lobbyApp.helpers' : 'self.lobbyApp'),
      ),
      { self: { lobbyApp }, told },
    );
    expect(told).toEqual([2]);
  });
});

describe('a build whose first script is a classic one', () => {
  const file = (name: string, code: string, moduleIds: string[], imports: string[] = []) => ({
    ...{ type: 'chunk' as const, name, fileName: `assets/${name}-1.js`, moduleIds, imports, code },
  });
  const helpers = file('runtime', 'const e=x=>x+1;export{e as n};', ['\0rolldown/runtime.js']);
  const first = file('first', 'import{n as e}from"./runtime-1.js";const t=e(1);export{t as a};', ['/a.ts']);
  const screen = (code: string) => file('screen', code, ['/b.ts'], [helpers.fileName]);
  const built = (...files: readonly ReturnType<typeof file>[]) => {
    const bundle = Object.fromEntries(files.map((one) => [one.fileName, { ...one }]));
    asClassicScript('first', bundle);
    return bundle;
  };

  it('has the helpers in that script alone', () => {
    const code = 'import{n as r}from"./runtime-1.js";import{a}from"./first-1.js";r(a);';
    const bundle = built(helpers, first, screen(code));
    expect(Object.keys(bundle)).toEqual([first.fileName, 'assets/screen-1.js']);
    expect(bundle['assets/screen-1.js']).toMatchObject({
      code: 'const{n:r}=self.lobbyApp.helpers;const{a:a}=self.lobbyApp;r(a);',
      imports: [],
    });
    expect(bundle[first.fileName]?.code).toMatch(/^self\.lobbyApp=\(\(\)=>/);
  });

  it.each([
    ['loads the first script once more', [helpers, first, screen('import("./first-1.js");')], 'first-1.js'],
    ['lists the helpers to load ahead', [helpers, first, screen('["assets/runtime-1.js"];')], 'runtime-1.js'],
    [
      'is what the first one imports',
      [file('first', 'import"./screen-1.js";', ['/a.ts']), screen('')],
      'screen-1.js',
    ],
    ['is all there is', [screen('')], 'first'],
  ])('fails where another script %s', (_, files, told) => {
    expect(() => built(...files)).toThrow(told);
  });
});
