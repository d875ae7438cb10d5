import { config } from '~/config/settings';
import { isHeartbeatToken } from '~/platform/header-text';
import { within } from '~/platform/within';
import { readStored, writeStored } from '~/storage/storage';

/** A tablet's id: letters, digits, `.`, `_` and `-`, at most 64. It identifies the tablet in its heartbeats. */
const DEVICE_ID = /^[A-Za-z0-9][\w.-]{0,63}$/;

/** True if a value is a valid tablet id. */
export const isDeviceId = (value: unknown): value is string =>
  typeof value === 'string' && DEVICE_ID.test(value);

/**
 * This tablet's id: the browser's administrator's, else the one in the address, else the one that was kept, else a generated one. It
 * is stored for starts without the parameter.
 */
export async function deviceId(): Promise<string> {
  const address = new URLSearchParams(window.location.search).get('device');
  const kept = readStored('lobby.device');
  const chosen = [await managedValue('device'), address, kept].find(isDeviceId) ?? randomId();
  if (chosen !== kept) writeStored('lobby.device', chosen);
  return chosen;
}

/** The generated id. Kept in memory so that it stays the same if the browser denies access to its storage. */
let unnamed: string | undefined;

function randomId(): string {
  unnamed ??= `tablet-${[...crypto.getRandomValues(new Uint8Array(4))].map(hex).join('')}`;
  return unnamed;
}

const hex = (byte: number): string => byte.toString(16).padStart(2, '0');

declare global {
  interface Navigator {
    /** Chromium's API for managed browsers; only available to apps that an administrator has configured. */
    readonly managed?: {
      readonly getManagedConfiguration: (keys: string[]) => Promise<Readonly<Record<string, unknown>>>;
    };
  }
}

/** How long the managed configuration may take, in ms: a call for help waits for it. */
const MANAGED_MS = 1000;

/** Reads a value that the browser's administrator has set for this origin (`ManagedConfigurationPerOrigin`), if any. */
async function managedValue(key: string): Promise<unknown> {
  try {
    const asked = navigator.managed?.getManagedConfiguration([key]).then((values) => values[key]);
    return await (asked && within(asked, () => undefined, MANAGED_MS));
  } catch {
    // Unmanaged browsers reject the call.
    return undefined;
  }
}

/** The token of heartbeats and calls for help: from the browser's policy, else from the settings. It is never stored. */
export async function heartbeatToken(): Promise<string | undefined> {
  return [await managedValue('heartbeat_token'), config().kiosk.heartbeat_token].find(isHeartbeatToken);
}
