import { describe, expect, it } from 'vitest';
import { readConfig } from '~/config/read';
import { readable } from '~/config/theme';
import { contrast, PAPER } from '~/domain/contrast';
import { readProjectFile } from '../support/source';

const GOOD = { primary: '#0f5c5c', accent: '#b4532a' };

describe("a house's colours", () => {
  it('that can be read are shown as given', () =>
    expect(readable(GOOD)).toEqual({ theme: GOOD, corrections: [] }));

  it.each([
    ['primary', '#ffd400'],
    ['primary', '#808080'],
    ['accent', '#ff8a65'],
    ['accent', '#fffffe'],
  ] as const)('%s %s is darkened, the other left alone', (key, given) => {
    const { theme, corrections } = readable({ ...GOOD, [key]: given });
    expect(theme).toEqual({ ...GOOD, [key]: theme[key] });
    expect(contrast(theme[key], PAPER)).toBeGreaterThanOrEqual(4.5);
    expect(corrections).toEqual([{ key, given, ratio: contrast(given, PAPER), used: theme[key] }]);
  });

  it('carry white words where they can be read on paper', () => {
    const { theme } = readable({ primary: '#ffffff', accent: '#ffffff' });
    expect(contrast('#ffffff', theme.primary)).toBeGreaterThanOrEqual(4.5);
  });
});

it('the paper is the one of the design tokens', () =>
  expect(readProjectFile('src/ui/tokens.css')).toContain(`--paper: ${PAPER};`));

it('settings with a colour that cannot be read are taken, and say so beside keys that nothing reads', () => {
  const reading = readConfig({ system: 'cico', colour: 'red', theme: { primary: '#FFD400' } });
  if (!reading.ok) throw new Error('A colour is no reason to refuse settings');
  const { primary } = reading.config.theme;
  expect(primary).not.toBe('#FFD400');
  expect(reading.unknown).toMatchObject([{ key: 'colour' }]);
  expect(reading.remarks).toMatchObject([
    {
      key: 'theme.primary',
      kind: 'poor-contrast',
      values: { given: '#FFD400', ratio: '1.32', used: primary },
    },
  ]);
});
