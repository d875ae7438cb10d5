import { config } from '~/config/settings';
import { isHeartbeatToken } from '~/platform/header-text';
import { within } from '~/platform/within';
import { readStored, writeStored } from '~/storage/storage';

/** Letters, digits, `.`, `_` and `-`, at most 64. */
const DEVICE_ID = /^[A-Za-z0-9][\w.-]{0,63}$/;

export const isDeviceId = (value: unknown): value is string =>
  typeof value === 'string' && DEVICE_ID.test(value);

/** This tablet's id: from the browser's policy, the address or the storage, or else generated. It is stored. */
export async function deviceId(): Promise<string> {
  const address = new URLSearchParams(window.location.search).get('device');
  const kept = readStored('lobby.device');
  const chosen = [await managedValue('device'), address, kept].find(isDeviceId) ?? randomId();
  if (chosen !== kept) writeStored('lobby.device', chosen);
  return chosen;
}

/** The generated id, which must not change where storage is denied. */
let unnamed: string | undefined;

function randomId(): string {
  unnamed ??= `tablet-${[...crypto.getRandomValues(new Uint8Array(4))].map(hex).join('')}`;
  return unnamed;
}

const hex = (byte: number): string => byte.toString(16).padStart(2, '0');

declare global {
  interface Navigator {
    readonly managed?: {
      readonly getManagedConfiguration: (keys: string[]) => Promise<Readonly<Record<string, unknown>>>;
    };
  }
}

/** Deadline for the managed configuration, in ms: a call for help waits for it. */
const MANAGED_MS = 1000;

/** A value of the browser's policy for this origin (`ManagedConfigurationPerOrigin`), if any. */
async function managedValue(key: string): Promise<unknown> {
  try {
    const asked = navigator.managed?.getManagedConfiguration([key]).then((values) => values[key]);
    return await (asked && within(asked, () => undefined, MANAGED_MS));
  } catch {
    // Unmanaged browsers reject the call.
    return undefined;
  }
}

/** The token of heartbeats and calls for help, from the browser's policy or the settings. Never stored. */
export async function heartbeatToken(): Promise<string | undefined> {
  return [await managedValue('heartbeat_token'), config().kiosk.heartbeat_token].find(isHeartbeatToken);
}
