import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readProjectFile } from '../support/source';

const PAGES = ['README', 'android', 'chromeos', 'ipad', 'windows', 'any-tablet'].map(
  (page) => `kiosk/tablets/devices/${page}`,
);
const INSTALL = 'kiosk/docs/INSTALL';
const PARTS = ['costs', 'closes', 'stays open', 'minutes', 'Taking it back', '## At the end', '## Sources'];
const JA_PARTS = [
  '費用',
  'ふさがるもの',
  '残る抜け道',
  '所要時間',
  '元に戻すには',
  '## 最後の確認',
  '## 資料',
];

const firstLine = (text: string): string => text.split('\n').filter((line) => line !== '')[1] ?? '';
/** The equal parts of two languages: heading levels, rows, steps, files, pictures, code without remarks. */
const outline = (text: string): readonly string[] => [
  ...(text.replaceAll('.ja.md', '.md').match(/^(#+|\d+\.|-|\|(?!-))(?= )/gmu) ?? []),
  ...(text.match(/(?<=\]\()((android|chromeos|ipad|windows)\/[^)]+|pictures\/[\w-]+)/gu) ?? []),
  ...(text.match(/^```\w*\n[\s\S]*?^```$/gmu) ?? []).map((code) => code.replace(/ +# .*$/gmu, '')),
];

describe.each([...PAGES, INSTALL])('the page %s', (page) => {
  const english = readProjectFile(`${page}.md`);
  const japanese = readProjectFile(`${page}.ja.md`);

  it('says in its first line what was tried, and what could not be', () => {
    expect(firstLine(english)).toMatch(/^\*(Not tried here|Tried here)/u);
    expect(firstLine(japanese)).toMatch(/^\*.*試し/u);
  });

  it('says the same in both languages, which lead to each other', () => {
    expect(outline(japanese)).toEqual(outline(english));
    const name = page.split('/').at(-1);
    expect(english).toContain(`(${name}.ja.md)`);
    expect(japanese).toContain(`(${name}.md)`);
  });
});

it.each(PAGES.slice(1))('the page of a device has all of its parts: %s', (page) => {
  for (const part of [...PARTS, '2026']) expect(readProjectFile(`${page}.md`)).toContain(part);
  for (const part of [...JA_PARTS, '2026']) expect(readProjectFile(`${page}.ja.md`)).toContain(part);
});

it.each(['android', 'chromeos', 'ipad', 'windows'])('every file in %s is named on its page', (folder) => {
  const page = readProjectFile(`kiosk/tablets/devices/${folder}.md`);
  expect(readdirSync(`kiosk/tablets/devices/${folder}`).filter((file) => !page.includes(file))).toEqual([]);
});
