import { describe, expect, it, vi } from 'vitest';
import { keepsFailing, noteStarted } from '~/config/boots';
import type { Bundle } from '~/config/bundle';
import { keepBundle, keptBundle, noteGood } from '~/config/kept';
import { defaultBundle } from '~/config/load';
import { stubClosedStorage, stubStorage } from '../support/storage';

/** A bundle of a hotel. */
const of = (revision: string): Bundle => ({ ...defaultBundle(), revision, source: 'hotel' });

describe('the kept bundle', () => {
  it('comes back as it was kept', () => {
    stubStorage('localStorage');
    expect(keepBundle(of('a'))).toBe(true);
    expect(keptBundle(false)).toEqual(of('a'));
  });

  it('is missing on a new tablet, whether starts fail or not', () => {
    stubStorage('localStorage');
    expect([keptBundle(false), keptBundle(true)]).toEqual([undefined, undefined]);
  });

  it.each([
    ['another schema', JSON.stringify({ schema: 'of another build', bundle: {} })],
    ['no schema', JSON.stringify({ bundle: {} })],
    ['nothing', 'null'],
    ['no JSON', '{"schema":'],
  ])('is not trusted with %s', (_, text) => {
    stubStorage('localStorage', { 'lobby.bundle.current': text });
    expect(keptBundle(false)).toBeUndefined();
  });

  it('is missing where the storage is closed, and stops nothing', () => {
    stubClosedStorage('localStorage');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(keptBundle(false)).toBeUndefined();
    expect(keepBundle(of('a'))).toBe(true);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});

describe('a tablet that keeps failing to start', () => {
  /** A tablet that has seen home with some bundles, one after another, and has then taken another. */
  const tabletThatSaw = (seen: readonly string[], current: string) => {
    stubStorage('localStorage');
    for (const revision of seen) {
      keepBundle(of(revision));
      noteGood(of(revision));
    }
    keepBundle(of(current));
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
    expect(keptBundle(true)?.revision).toBe(expected);
  });

  it('does not take again what it went back from, but what comes after it', () => {
    tabletThatSaw(['a'], 'b');
    keptBundle(true);
    expect(keepBundle(of('b'))).toBe(false);
    expect(keepBundle(of('c'))).toBe(true);
    expect(keptBundle(false)?.revision).toBe('c');
  });

  it('never counts the built-in settings as good ones', () => {
    tabletThatSaw(['a'], 'b');
    noteGood(defaultBundle());
    expect(keptBundle(true)?.revision).toBe('a');
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
    expect(keepsFailing()).toBe(false);
    expect(noteStarted).not.toThrow();
  });
});
