import { describe, expect, it } from 'vitest';
import { BROWSERS, tooNew, withBrowsers } from '../../kiosk/build/browsers.ts';
import { readProjectFile } from '../support/source';

describe('the oldest browsers', () => {
  it.each(['README.md', 'README.ja.md'])('stand in the table of %s, and no others', (page) => {
    const table = [...readProjectFile(page).matchAll(/^\| (\w+)[^|]* \| ([\d.]+) \|/gmu)];
    expect(table.map(([, name, version]) => ({ name, version }))).toEqual(
      BROWSERS.map(({ name, version }) => ({ name, version })),
    );
  });

  it('are named in what an older one says, in both languages', () => {
    const page = withBrowsers(readProjectFile('index.html'));
    for (const { name, version } of BROWSERS) expect(page.split(`${name} ${version}`)).toHaveLength(3);
  });

  it('are named nowhere else', () => {
    const others = [
      'index.html',
      'kiosk/docs/OPERATIONS.md',
      'kiosk/docs/MONITORING.md',
      'kiosk/docs/BROWSERS.md',
      'CONTRIBUTING.md',
    ];
    const named = others.filter((file) =>
      BROWSERS.some(({ name, version }) =>
        new RegExp(`${name}[^\\n|]{0,40}[ |]${version.replace('.', '\\.')}\\b`).test(readProjectFile(file)),
      ),
    );
    expect(named).toEqual([]);
  });
});

describe('a feature that is too new for them', () => {
  const script = (text: string) => [{ name: 'assets/a.js', text }];
  const style = (text: string) => [{ name: 'assets/a.css', text }];

  it.each([
    ['a function of its own', script('const s=[3,1].toSorted()'), 'Array.prototype.toSorted: assets/a.js'],
    ['a function of a class', script('if(URL.canParse(a))b()'), 'URL.canParse: assets/a.js'],
    ['one only looked for', script('e.showPopover?.()'), 'HTMLElement.prototype.showPopover: assets/a.js'],
    ['a global', script('window.scheduler.yield()'), 'window.scheduler: assets/a.js'],
    ['a style', style('a{color:light-dark(red,blue)}'), 'light-dark(: assets/a.css'],
    ['a rule', style('@starting-style{a{opacity:0}}'), '@starting-style: assets/a.css'],
  ])('%s is named with its file', (_, files, found) => expect(tooNew(files)).toEqual([found]));

  it.each([
    ['words that only look like it', script('toSorted("x");a.schedulerOf()')],
    ['a name of many things', script('z.union([a,b]);list.with(1)')],
    ['what is replaced where it is missing', script('typeof AbortSignal.any')],
    ['a style of another name', style('a{transition-timing-function:cubic-linear(0)}')],
    ['a style within a script', script('"light-dark("')],
  ])('%s is not', (_, files) => expect(tooNew(files)).toEqual([]));

  it('counts as too new once more of the code names it than replaces it', () => {
    const files = ['a', 'b'].map((name) => ({ name: `${name}.js`, text: 'AbortSignal.any([])' }));
    expect(tooNew(files)).toEqual(['AbortSignal.any: a.js, b.js']);
  });
});
