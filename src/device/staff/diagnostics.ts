import { within } from '~/platform/within';

export type ShellState = 'unsupported' | 'none' | 'installing' | 'waiting' | 'active' | 'in-use';

/** State of the service worker. `waiting`: beside the one in use; `none`: also without the browser's answer. */
export async function shellState(): Promise<ShellState> {
  if (!('serviceWorker' in navigator)) return 'unsupported';
  const registration = await within(navigator.serviceWorker.getRegistration(), () => undefined);
  if (!registration) return 'none';
  if (registration.waiting) return 'waiting';
  if (registration.installing) return 'installing';
  return navigator.serviceWorker.controller ? 'in-use' : 'active';
}

/** Used storage and quota, in bytes; undefined if the browser reports none. */
export async function storageUse(): Promise<{ readonly used: number; readonly most: number } | undefined> {
  const { usage, quota } = (await navigator.storage?.estimate?.()) ?? {};
  return usage === undefined || quota === undefined ? undefined : { used: usage, most: quota };
}

/** `denied` by the browser's policy or its user. */
export type CameraState = 'there' | 'none' | 'denied';

/** Looks for a camera without turning it on. */
export async function cameraState(): Promise<CameraState> {
  if (!navigator.mediaDevices) return 'denied';
  const devices = await navigator.mediaDevices.enumerateDevices();
  if (!devices.some(({ kind }) => kind === 'videoinput')) return 'none';
  return (await cameraPermission()) === 'denied' ? 'denied' : 'there';
}

/** Some browsers lack the permission name `camera`. */
async function cameraPermission(): Promise<PermissionState | undefined> {
  try {
    return (await navigator.permissions.query({ name: 'camera' })).state;
  } catch {
    return undefined;
  }
}

/** True if the screen can be kept on: requests a wake lock and releases it. */
export async function canStayLit(): Promise<boolean> {
  try {
    const lock = await navigator.wakeLock?.request('screen');
    await lock?.release();
    return lock !== undefined;
  } catch {
    return false;
  }
}
