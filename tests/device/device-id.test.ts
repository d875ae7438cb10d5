import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { chooseDeviceId, deviceId } from '~/device/device-id';
import { stubClosedStorage, stubStorage } from '../support/storage';

describe('the sources of an id', () => {
  it.each([
    ['managed', { managed: 'M', address: 'A', kept: 'K' }, 'M'],
    ['the address', { managed: undefined, address: 'A', kept: 'K' }, 'A'],
    ['the address, where the managed one is no id', { managed: { id: 1 }, address: 'A', kept: 'K' }, 'A'],
    ['what was kept', { managed: undefined, address: null, kept: 'K' }, 'K'],
    ['what was kept, where the address has no id', { managed: '', address: '<script>', kept: 'K' }, 'K'],
    ['none', { managed: undefined, address: '山田', kept: undefined }, undefined],
  ])('%s', (_, sources, expected) => {
    expect(chooseDeviceId(sources)).toBe(expected);
  });
});

/** A tablet opened at an address, in a browser that is managed or not. */
function stubTablet(search: string, getManagedConfiguration?: () => Promise<object>): void {
  vi.stubGlobal('window', { location: { search } });
  vi.stubGlobal('navigator', getManagedConfiguration ? { managed: { getManagedConfiguration } } : {});
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
}

describe('the id of this tablet', () => {
  it("is the address' one, from then on without it, until another address names it again", async () => {
    const kept = stubStorage('localStorage');
    stubTablet('?lang=en&device=LOBBY-1');
    expect(await deviceId()).toBe('LOBBY-1');
    stubTablet('');
    expect(await deviceId()).toBe('LOBBY-1');
    stubTablet('?device=LOBBY-2');
    expect(await deviceId()).toBe('LOBBY-2');
    expect([...kept]).toEqual([['lobby.device', 'LOBBY-2']]);
  });

  it("is the browser management's, whatever the address says", async () => {
    stubStorage('localStorage', { 'lobby.device': 'OLD' });
    stubTablet('?device=LOBBY-1', async () => ({ device: 'FRONT-7' }));
    expect(await deviceId()).toBe('FRONT-7');
  });

  it('does without a management that refuses', async () => {
    stubStorage('localStorage');
    stubTablet('?device=LOBBY-1', () => Promise.reject(new DOMException('not managed', 'NotAllowedError')));
    expect(await deviceId()).toBe('LOBBY-1');
  });

  it('is one of its own where nobody has named it, the same at the next start', async () => {
    const kept = stubStorage('localStorage');
    stubTablet('');
    const id = await deviceId();
    expect(id).toMatch(/^tablet-[0-9a-f]{8}$/);
    expect(kept.get('lobby.device')).toBe(id);
    expect(await deviceId()).toBe(id);
  });

  it('stays the same until the next start where nothing can be kept', async () => {
    stubClosedStorage('localStorage');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    stubTablet('');
    expect(await deviceId()).toBe(await deviceId());
    warn.mockRestore();
  });
});
