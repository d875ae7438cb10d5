/** What the offline shell is doing. */
export type ShellState = 'unsupported' | 'none' | 'installing' | 'waiting' | 'active' | 'in-use';

/** The state of the offline shell; `waiting` is a new version beside the one in use. */
export async function shellState(): Promise<ShellState> {
  if (!('serviceWorker' in navigator)) return 'unsupported';
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return 'none';
  if (registration.waiting) return 'waiting';
  if (registration.installing) return 'installing';
  return navigator.serviceWorker.controller ? 'in-use' : 'active';
}

/** What the app's storage holds and may hold, in bytes; undefined where the browser does not say. */
export async function storageUse(): Promise<{ readonly used: number; readonly most: number } | undefined> {
  const { usage, quota } = (await navigator.storage?.estimate?.()) ?? {};
  return usage === undefined || quota === undefined ? undefined : { used: usage, most: quota };
}

/** Whether there is a camera; `denied` by the browser's policy or by its user. */
export type CameraState = 'there' | 'none' | 'denied';

/** Looks for a camera without turning it on. */
export async function cameraState(): Promise<CameraState> {
  if (!navigator.mediaDevices) return 'denied';
  const devices = await navigator.mediaDevices.enumerateDevices();
  if (!devices.some(({ kind }) => kind === 'videoinput')) return 'none';
  return (await cameraPermission()) === 'denied' ? 'denied' : 'there';
}

/** Some browsers know no permission of this name. */
async function cameraPermission(): Promise<PermissionState | undefined> {
  try {
    return (await navigator.permissions.query({ name: 'camera' })).state;
  } catch {
    return undefined;
  }
}

/** Whether the screen can be kept lit, tried for a moment. */
export async function canStayLit(): Promise<boolean> {
  try {
    const lock = await navigator.wakeLock?.request('screen');
    await lock?.release();
    return lock !== undefined;
  } catch {
    return false;
  }
}
