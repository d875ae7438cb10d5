import { isDeviceId, keepDeviceId, keptDeviceId } from '~/config/device';
import { managedValue } from './managed';

/** Where a tablet's id may come from, the first that is a good id wins. */
export type IdSources = {
  /** `ManagedConfigurationPerOrigin`, set by whoever manages the browser. */
  readonly managed: unknown;
  /** The address' `device` parameter. */
  readonly address: string | null;
  readonly kept: string | undefined;
};

/** The id that the sources give; undefined where none of them does. */
export const chooseDeviceId = ({ managed, address, kept }: IdSources): string | undefined =>
  [managed, address, kept].find(isDeviceId);

/**
 * This tablet's id. Managed browsers are asked every time; what the address said is kept for starts without it, and a
 * later address names the tablet anew. A tablet that nobody has named names itself, once.
 */
export async function deviceId(): Promise<string> {
  const address = new URLSearchParams(window.location.search).get('device');
  const kept = keptDeviceId();
  const chosen = chooseDeviceId({ managed: await managedValue('device'), address, kept }) ?? randomId();
  if (chosen !== kept) keepDeviceId(chosen);
  return chosen;
}

/** Stays the same where the storage is closed: each start would be a tablet of its own otherwise. */
let unnamed: string | undefined;

function randomId(): string {
  unnamed ??= `tablet-${[...crypto.getRandomValues(new Uint8Array(4))].map(hex).join('')}`;
  return unnamed;
}

const hex = (byte: number): string => byte.toString(16).padStart(2, '0');
