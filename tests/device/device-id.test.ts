import { describe, expect, it, vi } from 'vitest';
import { adoptSettings } from '~/config/settings';
import { deviceId, heartbeatToken, isDeviceId } from '~/device/device-id';
import { configOf } from '../support/config';
import { stubClosedStorage, stubStorage } from '../support/storage';

function stubTablet(search: string, getManagedConfiguration?: (keys: string[]) => Promise<object>): void {
  vi.stubGlobal('window', { location: { search } });
  vi.stubGlobal('navigator', getManagedConfiguration ? { managed: { getManagedConfiguration } } : {});
}

it.each([
  ['LOBBY-1', true],
  ['0', true],
  ['main.hall_2', true],
  ['a'.repeat(64), true],
  ['a'.repeat(65), false],
  ['', false],
  ['-1', false],
  ['ロビー', false],
  ['LOBBY 1', false],
  ['<b>', false],
  ['a\n', false],
  [7, false],
  [undefined, false],
  [null, false],
])("what may be a tablet's id: %j: %s", (value, expected) => expect(isDeviceId(value)).toBe(expected));

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

  it.each([
    ["the browser management's", { device: 'M' }, '?device=A', 'M'],
    ["the address', where the managed one is no id", { device: { id: 1 } }, '?device=A', 'A'],
    ['the one that was kept, where the address has none', { device: '' }, '?device=<script>', 'K'],
  ])('is %s', async (_, managed, search, expected) => {
    stubStorage('localStorage', { 'lobby.device': 'K' });
    stubTablet(search, async () => managed);
    expect(await deviceId()).toBe(expected);
  });

  it('is another one where something else was kept', async () => {
    stubStorage('localStorage', { 'lobby.device': 'LOBBY 1' });
    stubTablet('');
    expect(await deviceId()).toMatch(/^tablet-/);
  });

  it('does without a management that refuses', async () => {
    stubStorage('localStorage');
    stubTablet('?device=LOBBY-1', () => Promise.reject(new DOMException('not managed', 'NotAllowedError')));
    expect(await deviceId()).toBe('LOBBY-1');
  });

  it('is one of its own where nobody has named it, the same at the next start', async () => {
    const kept = stubStorage('localStorage');
    stubTablet('?device=山田');
    const id = await deviceId();
    expect(id).toMatch(/^tablet-[0-9a-f]{8}$/);
    expect(kept.get('lobby.device')).toBe(id);
    expect(await deviceId()).toBe(id);
  });

  it('stays the same until the next start where nothing can be kept', async () => {
    stubClosedStorage('localStorage');
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    stubTablet('');
    expect(await deviceId()).toBe(await deviceId());
  });
});

describe('the token of the heartbeats', () => {
  const MANAGED = 'token-of-the-management';
  const SET = 'token-of-the-settings';
  const managedWith = (values: Readonly<Record<string, unknown>>) => async (keys: string[]) =>
    Object.fromEntries(keys.flatMap((key) => (key in values ? [[key, values[key]]] : [])));

  it.each([
    ["the browser management's", SET, managedWith({ heartbeat_token: MANAGED }), MANAGED],
    ["the settings', where the management has none", SET, managedWith({ device: 'FRONT-7' }), SET],
    ["the settings', where the management's is none", SET, managedWith({ heartbeat_token: 'short' }), SET],
    ["the settings', where it cannot be sent", SET, managedWith({ heartbeat_token: '鍵'.repeat(20) }), SET],
    ["the settings', where nobody manages the browser", SET, undefined, SET],
    ["the settings', where the management refuses", SET, () => Promise.reject(new Error('refused')), SET],
    ['none, where nobody has set one', '', undefined, undefined],
  ])('is %s, and is not kept', async (_, heartbeat_token, management, expected) => {
    const kept = stubStorage('localStorage');
    const config = configOf({ kiosk: { heartbeat_token } });
    adoptSettings({ revision: 'test', config, overlays: {}, source: 'hotel' });
    stubTablet('', management);
    expect(await heartbeatToken()).toBe(expected);
    expect([...kept]).toEqual([]);
  });
});
