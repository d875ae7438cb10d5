import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readProjectFile } from '../support/source';

const TOKENS = readProjectFile('src/ui/tokens.css').replace(/\/\*.*?\*\//gs, '');
const SHEETS = readdirSync(new URL('../../src/', import.meta.url), { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .filter((path) => path.endsWith('.css') && path !== 'src/ui/tokens.css')
  .sort();

/** A rule's declarations by its beginning, or of the `place`th such rule. */
function rule(start: string, place = 1): string[] {
  const [body = ''] = (TOKENS.split(start)[place] ?? '').split('}', 1);
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
  ])('takes its %s from the tokens', (_, pattern) => expect(text.match(pattern) ?? []).toEqual([]));

  it('names only tokens that there are', () => {
    const defined = `${TOKENS}\n${text}`;
    const unknown = [...text.matchAll(/var\((--[a-z0-9-]+)\)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !new RegExp(`${name}:`).test(defined) && !INLINE.includes(name));
    expect(unknown).toEqual([]);
  });
});

const INLINE = ['--count'];

/** Without a wish of system or guest for more contrast. */
const NOT_HIGH = '@media not all and (prefers-contrast: more) {\n  :root:where(:not([data-contrast="high"]))';
const EVERY_THEME = rule(':root {');
const HIGH = rule(':root {', 2);
const USUAL = rule(`${NOT_HIGH} {`);

describe('high contrast', () => {
  it('gives way to the usual theme where neither the guest nor the system asks for it', () => {
    expect(HIGH.length).toBeGreaterThan(20);
    expect(USUAL.map(nameOf)).toEqual(HIGH.map(nameOf));
  });

  it('leaves no wash', () =>
    expect(HIGH.filter((declaration) => /-wash/.test(declaration))).toEqual([
      '--primary-wash: #ffffff',
      '--accent-wash: #ffffff',
      '--error-wash: #ffffff',
    ]));
});

/** Pictures and their overlays, which no system colours. */
const OF_PICTURES = /^--(tenant-|plate|on-plate|stage-|shade)/;

it('forced colours give every role a colour of the system', () => {
  const forced = rule('@media (forced-colors: active) {\n  :root {');
  const roles = [...EVERY_THEME, ...USUAL]
    .filter((declaration) => /: (#|rgb|color-mix|var\(--(tenant|primary|ink))/.test(declaration))
    .map(nameOf)
    // The ring that it colours is another one there.
    .filter((name) => !OF_PICTURES.test(name) && name !== '--primary-halo');
  expect(roles.length).toBeGreaterThan(20);
  expect(roles.filter((name) => !forced.map(nameOf).includes(name))).toEqual([]);
  expect(forced.filter((declaration) => /#|rgb|color-mix/.test(declaration))).toEqual([]);
});

it.each([
  ['the usual theme', USUAL, rule(`${NOT_HIGH} ::backdrop {`)],
  ['high contrast', HIGH, rule('\n::backdrop {')],
])('behind a dialog lies the shade of %s, inherited or not', (_, theme, backdrop) => {
  expect(backdrop).toHaveLength(1);
  expect(backdrop).toEqual(theme.filter((declaration) => declaration.startsWith('--shade:')));
});

it('every type size grows with the text, except in the attract view and the samples', () => {
  const fixed = EVERY_THEME.filter((declaration) => /^--(text|title|display|key-)/.test(declaration)).filter(
    (declaration) => !/var\(--(?:title-|large-)?scale\)|^--(?:title|large)-scale/.test(declaration),
  );
  expect(fixed).toEqual([]);
});
