import { describe, expect, it } from 'vitest';
import { differences, type Kept, type Part } from '../../e2e/support/layout';

const BUTTON: Part = {
  what: 'button[main] 次へ',
  box: [40, 700, 300, 72],
  lines: 1,
  style: 'rgb(255, 255, 255) on rgb(15, 92, 92) 700 24px',
};
const HEADING: Part = {
  what: 'h1 予約の検索',
  box: [40, 20, 400, 48],
  lines: 1,
  style: 'rgb(0, 0, 0) 700 32px',
};
const screen = (parts: readonly Part[], fonts = 'noto'): Kept => ({ fonts, parts });
const changed = (change: Partial<Part>, fonts?: string) =>
  differences(screen([HEADING, BUTTON]), screen([HEADING, { ...BUTTON, ...change }], fonts));

describe('the layout of a screen', () => {
  it('is the same as itself, and within what browsers round', () => {
    expect(changed({})).toEqual([]);
    expect(changed({ box: [41, 702, 298, 71] })).toEqual([]);
  });

  it.each([
    ['place', { box: [40, 703, 300, 72] }],
    ['size', { box: [40, 700, 340, 72] }],
    ['number of lines', { lines: 2 }],
    ['text', { what: 'button[main] 進む' }],
    ['colour or letters', { style: 'rgb(255, 255, 255) on rgb(180, 83, 42) 700 24px' }],
  ])('differs when a part has another %s', (_, change) => {
    expect(changed(change)).toHaveLength(1);
  });

  it('names the first part that came or went', () => {
    expect(differences(screen([HEADING, BUTTON]), screen([BUTTON]))).toHaveLength(1);
    expect(differences(screen([HEADING]), screen([HEADING, BUTTON]))[0]).toContain('nothing became');
  });

  it('has places that mean nothing where the fonts are others; the rest does', () => {
    expect(changed({ box: [0, 0, 1, 1], lines: 3 }, 'other')).toEqual([]);
    expect(changed({ style: 'red' }, 'other')).toHaveLength(1);
  });
});
