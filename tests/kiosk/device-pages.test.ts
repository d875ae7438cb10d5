import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readProjectFile } from '../support/source';

const PAGES = ['README', 'android', 'chromeos', 'ipad', 'windows', 'any-tablet'];
const read = (page: string): string => readProjectFile(`kiosk/tablets/devices/${page}.md`);

/** The first line below the title. */
const firstLine = (text: string): string => text.split('\n').filter((line) => line !== '')[1] ?? '';
/** What has to be the same in two languages: levels of headings, rows, steps, files. */
const outline = (text: string): readonly string[] =>
  text
    .replaceAll('.ja.md', '.md')
    .split('\n')
    .flatMap((line) => {
      const [mark = ''] = /^(#+|\d+\.|-|\|(?!-))(?= )/u.exec(line) ?? [];
      return mark === '' ? [] : [mark];
    });
const filesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\]\(((?:android|chromeos|ipad|windows)\/[^)]+)\)/gu)].map(([, file = '']) => file);

describe.each(PAGES)('the page %s', (page) => {
  const english = read(page);
  const japanese = read(`${page}.ja`);

  it('says in its first line what could not be tried', () => {
    expect(firstLine(english)).toMatch(/^\*(Not tried here|Tried here)/u);
    expect(firstLine(japanese)).toMatch(/^\*.*試し/u);
  });

  it('says the same in both languages', () => {
    expect(outline(japanese)).toEqual(outline(english));
    expect(filesIn(japanese)).toEqual(filesIn(english));
  });

  it('each leads to the other', () => {
    expect(english).toContain(`(${page}.ja.md)`);
    expect(japanese).toContain(`(${page}.md)`);
  });
});

describe.each(PAGES.slice(1))('the page of a device, %s', (page) => {
  it.each([
    [
      '',
      ['costs', 'closes', 'stays open', 'minutes', 'Taking it back', '## At the end', '## Sources', '2026'],
    ],
    [
      '.ja',
      ['費用', 'ふさがるもの', '残る抜け道', '所要時間', '元に戻すには', '## 最後の確認', '## 資料', '2026'],
    ],
  ])('has all of its parts%s', (language, parts) => {
    const text = read(`${page}${language}`);
    expect(parts.filter((part) => !text.includes(part))).toEqual([]);
  });
});

describe('the guide to install', () => {
  const english = readProjectFile('kiosk/docs/INSTALL.md');
  const japanese = readProjectFile('kiosk/docs/INSTALL.ja.md');
  /** The lines of code, without their remarks. */
  const codeIn = (text: string) =>
    [...text.matchAll(/^```\w*\n([\s\S]*?)^```$/gmu)].map(([, code = '']) => code.replace(/ +# .*$/gmu, ''));
  const picturesIn = (text: string) =>
    [...text.matchAll(/\]\(pictures\/([\w-]+)\.(?:ja|en)\.webp\)/gu)].map(([, name = '']) => name);

  it('says the same in both languages, with the same commands and pictures', () => {
    expect(outline(japanese)).toEqual(outline(english));
    expect(codeIn(japanese)).toEqual(codeIn(english));
    expect(codeIn(english).length).toBeGreaterThan(5);
    expect(picturesIn(japanese)).toEqual(picturesIn(english));
    expect(picturesIn(english)).toHaveLength(4);
  });

  it('says in its first line what was tried', () => {
    expect(firstLine(english)).toMatch(/^\*Tried here/u);
    expect(firstLine(japanese)).toMatch(/^\*.*試し/u);
  });
});

it.each(['android', 'chromeos', 'ipad', 'windows'])('every file in %s is named on its page', (folder) => {
  const page = read(folder);
  expect(readdirSync(`kiosk/tablets/devices/${folder}`).filter((file) => !page.includes(file))).toEqual([]);
});
