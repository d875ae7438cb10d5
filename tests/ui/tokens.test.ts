import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readProjectFile } from '../support/source';

const TOKENS = readProjectFile('src/ui/tokens.css').replace(/\/\*.*?\*\//gs, '');
const SHEETS = readdirSync(new URL('../../src/', import.meta.url), { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .filter((path) => path.endsWith('.css') && path !== 'src/ui/tokens.css')
  .sort();

/** The declarations of the rule that begins like this. */
function rule(start: string): string[] {
  const [, after] = TOKENS.split(start, 2);
  const [body = ''] = (after ?? '').split('}', 1);
  return body
    .split(';')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('--'));
}

const nameOf = (declaration: string) => declaration.split(':', 1)[0] ?? '';

describe.each(SHEETS)('%s', (path) => {
  // A fallback within var() is a number too, but no colour and no type size.
  const text = readProjectFile(path).replace(/\/\*.*?\*\//gs, '');

  it.each([
    ['colours', /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lch|lab)\(/gi],
    ['type sizes', /font(?:-size)?:[^;]*?\d(?:px|rem|pt)|font-size:[^;]*\b(?:clamp|calc)\(/g],
  ])('takes its %s from the tokens', (_, pattern) => {
    expect(text.match(pattern) ?? []).toEqual([]);
  });

  it('names only tokens that there are', () => {
    const defined = `${TOKENS}\n${text}`;
    const unknown = [...text.matchAll(/var\((--[a-z0-9-]+)\)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !new RegExp(`${name}:`).test(defined) && !INLINE.includes(name));
    expect(unknown).toEqual([]);
  });
});

/** Set on the element itself by its component. */
const INLINE = ['--count'];

describe('high contrast', () => {
  const chosen = rule(':root[data-contrast="high"] {');

  it('is the same whether the guest or the system asks for it', () => {
    expect(chosen.length).toBeGreaterThan(20);
    expect(rule('@media (prefers-contrast: more) {\n  :root {')).toEqual(chosen);
  });

  it('gives other values to roles that there are', () => {
    const roles = rule(':root {').map(nameOf);
    expect(chosen.map(nameOf).filter((name) => !roles.includes(name))).toEqual([]);
  });

  it('leaves no wash', () => {
    expect(chosen.filter((declaration) => /-wash/.test(declaration))).toEqual([
      '--primary-wash: #ffffff',
      '--accent-wash: #ffffff',
      '--error-wash: #ffffff',
    ]);
  });
});

/** Of pictures and of what lies over them, which no system colours. */
const OF_PICTURES = /^--(tenant-|plate|on-plate|stage-|shade)/;

it('forced colours give every role a colour of the system', () => {
  const forced = rule('@media (forced-colors: active) {\n  :root,\n  :root[data-contrast="high"] {');
  const roles = rule(':root {')
    .filter((declaration) => /: (#|rgb|color-mix|var\(--(tenant|primary|ink))/.test(declaration))
    .map(nameOf)
    // The ring that it colours is another one there.
    .filter((name) => !OF_PICTURES.test(name) && name !== '--primary-halo');
  expect(roles.length).toBeGreaterThan(20);
  expect(roles.filter((name) => !forced.map(nameOf).includes(name))).toEqual([]);
  expect(forced.filter((declaration) => /#|rgb|color-mix/.test(declaration))).toEqual([]);
});

it.each([
  ['the usual theme', ':root {', '\n::backdrop {'],
  ['high contrast', ':root[data-contrast="high"] {', ':root[data-contrast="high"] ::backdrop {'],
  [
    'more contrast',
    '@media (prefers-contrast: more) {\n  :root {',
    '@media (prefers-contrast: more) {\n  ::backdrop {',
  ],
])('behind a dialog lies the shade of %s, inherited or not', (_, theme, backdrop) => {
  expect(rule(backdrop)).toEqual(rule(theme).filter((declaration) => declaration.startsWith('--shade:')));
});

it('every type size but those of the attract view and the samples grows with the text', () => {
  const fixed = rule(':root {')
    .filter((declaration) => /^--(text|title|display|key-)/.test(declaration))
    .filter((declaration) => !/var\(--(title-)?scale\)|^--title-scale/.test(declaration));
  expect(fixed).toEqual([]);
});
