import { describe, expect, it, vi } from 'vitest';
import { adoptBundle, bundle, config, keepBundle, keptBundle } from '~/config/bundle';
import { defaultBundle } from '~/config/load';
import { stubClosedStorage, stubStorage } from '../support/storage';

describe('the last good bundle', () => {
  it('comes back as it was kept', () => {
    stubStorage('localStorage');
    keepBundle(defaultBundle());
    expect(keptBundle()).toEqual(defaultBundle());
  });

  it('is missing on a new tablet', () => {
    stubStorage('localStorage');
    expect(keptBundle()).toBeUndefined();
  });

  it.each([
    ['another schema', JSON.stringify({ schema: 'of another build', bundle: {} })],
    ['no schema', JSON.stringify({ bundle: {} })],
    ['nothing', 'null'],
    ['no JSON', '{"schema":'],
  ])('is not trusted with %s', (_, text) => {
    stubStorage('localStorage', { 'lobby.bundle.last-good': text });
    expect(keptBundle()).toBeUndefined();
  });

  it('is missing where the storage is closed', () => {
    stubClosedStorage('localStorage');
    expect(keptBundle()).toBeUndefined();
  });

  it('is not needed: a closed storage stops nothing', () => {
    stubClosedStorage('localStorage');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(() => keepBundle(defaultBundle())).not.toThrow();
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});

describe('the bundle in use', () => {
  it('is missed before start-up, then there', () => {
    expect(bundle).toThrow();
    adoptBundle(defaultBundle());
    expect(bundle()).toEqual(defaultBundle());
    expect(config().system).toBe('legacy');
  });
});
