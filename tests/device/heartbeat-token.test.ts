import { beforeEach, describe, expect, it, vi } from 'vitest';
import { adoptSettings } from '~/config/settings';
import { heartbeatToken } from '~/device/device-id';
import { configOf } from '../support/config';
import { stubStorage } from '../support/storage';

const MANAGED = 'token-of-the-management';
const SET = 'token-of-the-settings';

/** A tablet with a token in its settings, in a browser that is managed or not. */
function stubTablet(token: string, getManagedConfiguration?: (keys: string[]) => Promise<object>): void {
  const config = configOf({ kiosk: { heartbeat_token: token } });
  adoptSettings({ revision: 'test', config, overlays: {}, source: 'hotel' });
  vi.stubGlobal('navigator', getManagedConfiguration ? { managed: { getManagedConfiguration } } : {});
}

/** A management that has set these values, and gives those it is asked for. */
const managedWith = (values: Readonly<Record<string, unknown>>) => async (keys: string[]) =>
  Object.fromEntries(keys.flatMap((key) => (key in values ? [[key, values[key]]] : [])));

describe('the token of the heartbeats', () => {
  let kept: Map<string, string>;
  beforeEach(() => {
    kept = stubStorage('localStorage');
  });

  it.each([
    ["the browser management's", SET, managedWith({ heartbeat_token: MANAGED }), MANAGED],
    ["the settings', where the management has none", SET, managedWith({ device: 'FRONT-7' }), SET],
    ["the settings', where the management's is none", SET, managedWith({ heartbeat_token: 'short' }), SET],
    [
      "the settings', where the management's cannot be sent",
      SET,
      managedWith({ heartbeat_token: '鍵'.repeat(20) }),
      SET,
    ],
    ["the settings', where nobody manages the browser", SET, undefined, SET],
    ["the settings', where the management refuses", SET, () => Promise.reject(new Error('refused')), SET],
    ['none, where nobody has set one', '', undefined, undefined],
  ])('is %s', async (_, set, management, expected) => {
    stubTablet(set, management);
    expect(await heartbeatToken()).toBe(expected);
    expect([...kept]).toEqual([]);
  });
});
