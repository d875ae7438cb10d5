import { describe, expect, it, vi } from 'vitest';
import { keepsFailing, noteStarted, startsCounted } from '~/config/device';
import { defaultSettings } from '~/config/read';
import { noteGood, savedSettings, saveSettings } from '~/config/saved';
import type { Settings } from '~/config/settings';
import { stubClosedStorage, stubStorage } from '../support/storage';

/** Settings of a hotel. */
const of = (revision: string): Settings => ({ ...defaultSettings(), revision, source: 'hotel' });

describe('the kept settings', () => {
  it('comes back as it was kept', () => {
    stubStorage('localStorage');
    expect(saveSettings(of('a'))).toBe(true);
    expect(savedSettings(false)).toEqual(of('a'));
  });

  it('is missing on a new tablet, whether starts fail or not', () => {
    stubStorage('localStorage');
    expect([savedSettings(false), savedSettings(true)]).toEqual([undefined, undefined]);
  });

  it.each([
    ['another schema', JSON.stringify({ schema: 'of another build', bundle: {} })],
    ['no schema', JSON.stringify({ bundle: {} })],
    ['nothing', 'null'],
    ['no JSON', '{"schema":'],
  ])('is not trusted with %s', (_, text) => {
    stubStorage('localStorage', { 'lobby.bundle.current': text });
    expect(savedSettings(false)).toBeUndefined();
  });

  it('is missing where the storage is closed, and stops nothing', () => {
    stubClosedStorage('localStorage');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(savedSettings(false)).toBeUndefined();
    expect(saveSettings(of('a'))).toBe(true);
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe('a tablet that keeps failing to start', () => {
  /** A tablet that has seen home with some settings, one after another, and has then taken others. */
  const tabletThatSaw = (seen: readonly string[], current: string) => {
    stubStorage('localStorage');
    for (const revision of seen) {
      saveSettings(of(revision));
      noteGood(of(revision));
    }
    saveSettings(of(current));
  };

  it.each([
    [['a'], 'b', 'a'],
    [['a', 'b'], 'c', 'b'],
    // The last good one itself does not do any more: the one before.
    [['a', 'b'], 'b', 'a'],
    [['a'], 'a', undefined],
    [[], 'a', undefined],
  ])('has seen home with %j, then took %s: goes back to %s', (seen, current, expected) => {
    tabletThatSaw(seen, current);
    expect(savedSettings(true)?.revision).toBe(expected);
  });

  it('does not take again what it went back from, but what comes after it', () => {
    tabletThatSaw(['a'], 'b');
    savedSettings(true);
    expect(saveSettings(of('b'))).toBe(false);
    expect(saveSettings(of('c'))).toBe(true);
    expect(savedSettings(false)?.revision).toBe('c');
  });

  it('never counts the built-in settings as good ones', () => {
    tabletThatSaw(['a'], 'b');
    noteGood(defaultSettings());
    expect(savedSettings(true)?.revision).toBe('a');
  });
});

describe('starts that failed', () => {
  it.each([
    [undefined, false],
    ['1', false],
    ['2', false],
    ['3', true],
    ['9', true],
    ['nonsense', false],
  ])('with %s starts counted, this one among them: %s', (starts, expected) => {
    stubStorage('localStorage', starts === undefined ? {} : { 'lobby.boots': starts });
    expect(keepsFailing()).toBe(expected);
  });

  it('are forgotten once home stands', () => {
    const items = stubStorage('localStorage', { 'lobby.boots': '3' });
    noteStarted();
    expect(items.size).toBe(0);
  });

  it('are none where the storage is closed', () => {
    stubClosedStorage('localStorage');
    expect([keepsFailing(), startsCounted()]).toEqual([false, 0]);
    expect(noteStarted).not.toThrow();
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
