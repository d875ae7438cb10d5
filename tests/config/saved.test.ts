import { describe, expect, it, vi } from 'vitest';
import { noteStarted, startsCounted } from '~/config/device';
import { defaultSettings } from '~/config/read';
import { noteGood, noteTried, savedSettings, saveSettings } from '~/config/saved';
import type { Settings } from '~/config/settings';
import { stubClosedStorage, stubStorage } from '../support/storage';

const of = (revision: string): Settings => ({ ...defaultSettings(), revision, source: 'hotel' });

describe('the kept settings', () => {
  it('comes back as it was kept', () => {
    stubStorage('localStorage');
    expect(saveSettings(of('a'))).toBe(true);
    expect(savedSettings()).toEqual(of('a'));
  });

  it('is missing on a new tablet, also on one that fell', () => {
    stubStorage('localStorage', { 'lobby.fell': ' a a' });
    expect(savedSettings()).toBeUndefined();
  });

  it.each([
    ['another schema', JSON.stringify({ schema: 'of another build', bundle: {} })],
    ['no schema', JSON.stringify({ bundle: {} })],
    ['nothing', 'null'],
    ['no JSON', '{"schema":'],
  ])('is not trusted with %s', (_, text) => {
    stubStorage('localStorage', { 'lobby.bundle.current': text });
    expect(savedSettings()).toBeUndefined();
  });

  it('is missing where the storage is closed, and stops nothing', () => {
    stubClosedStorage('localStorage');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(savedSettings()).toBeUndefined();
    expect(saveSettings(of('a'))).toBe(true);
    noteTried(of('a'));
    noteStarted();
    expect(startsCounted()).toBe(0);
    expect(warn).toHaveBeenCalledTimes(2);
  });
});

/** A tablet that saw home with some settings in turn and then took others. */
function tabletThatSaw(seen: readonly string[], current: string): void {
  stubStorage('localStorage');
  for (const revision of seen) {
    saveSettings(of(revision));
    noteGood(of(revision));
  }
  saveSettings(of(current));
}

/** The settings of a start that has all it needs and falls. */
function starts(): string | undefined {
  const settings = savedSettings();
  if (settings) noteTried(settings);
  return settings?.revision;
}

describe('starts that have all they need and fall', () => {
  it.each([
    [['a'], 'b', 'a'],
    [['a', 'b'], 'c', 'b'],
    [['a', 'b'], 'b', 'a'],
    // None: it asks the server.
    [['a'], 'a', undefined],
    [[], 'a', undefined],
  ])(
    'has seen home with %j, then took %s: the third start has %s, and the fourth the latest again',
    (seen, current, third) => {
      tabletThatSaw(seen, current);
      expect([starts(), starts(), starts()]).toEqual([current, current, third]);
      if (third) expect(starts()).toBe(current);
    },
  );

  it('are forgotten once home stands', () => {
    tabletThatSaw(['a'], 'b');
    starts();
    noteStarted();
    expect([starts(), starts(), starts()]).toEqual(['b', 'b', 'a']);
  });

  it('prove nothing about later settings, and neither does a start whose script threw', () => {
    tabletThatSaw(['a'], 'b');
    starts();
    starts();
    saveSettings(of('c'));
    expect(starts()).toBe('c');
    stubStorage('localStorage', { 'lobby.fell': ' - - -' });
    saveSettings(of('a'));
    expect(starts()).toBe('a');
  });

  it('are kept in a record that does not grow, however many they are', () => {
    tabletThatSaw(['a'], 'b');
    for (let start = 0; start < 1000; start++) noteTried(of('b'));
    expect(localStorage.getItem('lobby.fell')?.length).toBeLessThanOrEqual(200);
    expect(starts()).toBe('a');
  });

  it('do not return at once to the failed settings, and take the next ones', () => {
    tabletThatSaw(['a'], 'b');
    starts();
    starts();
    expect(starts()).toBe('a');
    expect([saveSettings(of('b')), saveSettings(of('b'))]).toEqual([false, true]);
  });

  it.each(['b', '["b"]', ''])('take what a version before this one has refused for good: %j', (refused) => {
    tabletThatSaw(['a'], 'a');
    localStorage.setItem('lobby.bundle.refused', refused);
    expect(saveSettings(of('b'))).toBe(true);
    expect(starts()).toBe('b');
  });

  it('never count the built-in settings as good ones', () => {
    tabletThatSaw(['a'], 'b');
    noteGood(defaultSettings());
    expect([starts(), starts(), starts()]).toEqual(['b', 'b', 'a']);
  });
});

it.each([
  [undefined, 0],
  ['1', 1],
  ['2048', 2048],
  ['-3', 0],
  ['1.5', 0],
  ['many', 0],
])('the count of starts, kept as %s: %d', (kept, expected) => {
  stubStorage('localStorage', kept === undefined ? {} : { 'lobby.starts': kept });
  expect(startsCounted()).toBe(expected);
});
