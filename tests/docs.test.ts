import { existsSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readProjectFile } from './support/source';

const TOP = new URL('../', import.meta.url);
const FOLDERS = ['src', 'kiosk', 'tests', 'e2e', 'public'];

const PAGES = [
  ...readdirSync(TOP),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, TOP), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.replaceAll('\\', '/')}`,
    ),
  ),
].filter((path) => path.endsWith('.md'));

const proseOf = (page: string): string => readProjectFile(page).replace(/^```[\s\S]*?^```/gmu, '');

const linksOf = (page: string): readonly string[] =>
  [...proseOf(page).matchAll(/\]\(([^()\s]+)\)/gu)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/u.test(link));

const anchorsOf = (page: string): ReadonlySet<string> =>
  new Set(
    [...proseOf(page).matchAll(/^#+ +(.+)$/gmu)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replaceAll(' ', '-'),
    ),
  );

function leadsNowhere(page: string, link: string): boolean {
  const [file = '', anchor] = link.split('#');
  const target = file === '' ? page : posix.join(posix.dirname(page), file);
  if (!existsSync(new URL(target, TOP))) return true;
  return anchor !== undefined && !(target.endsWith('.md') && anchorsOf(target).has(anchor));
}

describe('the documents', () => {
  it('are found', () =>
    expect(PAGES).toEqual(
      expect.arrayContaining(['README.md', 'README.ja.md', 'kiosk/docs/OPERATIONS.ja.md']),
    ));

  it.each(PAGES)('%s: every link leads to a file and a heading that exist', (page) =>
    expect(linksOf(page).filter((link) => leadsNowhere(page, link))).toEqual([]),
  );

  it.each(['README.md', 'README.ja.md'])('%s is short', (page) =>
    expect(readProjectFile(page).split('\n').length - 1).toBeLessThanOrEqual(120),
  );

  it.each([
    ['README.md', '.md'],
    ['README.ja.md', '.ja.md'],
  ])('%s says before its first picture which guide to open', (page, ending) => {
    const [top = ''] = readProjectFile(page).split('\n![');
    const guides = ['docs/INSTALL', 'tablets/devices/README', 'deploy/README', 'docs/OPERATIONS'];
    expect(guides.filter((guide) => !top.includes(`(kiosk/${guide}${ending})`))).toEqual([]);
  });

  it('describe every command', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(readProjectFile('package.json'));
    const page = readProjectFile('CONTRIBUTING.md');
    const names = Object.keys(scripts).map((name) =>
      ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`,
    );
    expect(names.filter((name) => !new RegExp(`\`${name}[ \`]`).test(page))).toEqual([]);
  });

  it('say in both languages where the same documents are', () => {
    const documents = (page: string) =>
      linksOf(page)
        .filter((link) => link.endsWith('.md') && !link.startsWith('README'))
        .map((link) => link.replace(/\.ja\.md$/u, '.md'));
    expect(new Set(documents('README.ja.md')).size).toBeGreaterThan(8);
    expect(documents('README.md')).toEqual(expect.arrayContaining(documents('README.ja.md')));
  });
});
