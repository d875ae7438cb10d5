/** Set to `yes` by an engineer at the tablet; staff and guests have no way to reach it. */
const DEBUG_KEY = 'debug';

/** True when an engineer debugs on this device. A closed storage reads as no. */
export function isDebugging(): boolean {
  try {
    return localStorage.getItem(DEBUG_KEY) === 'yes';
  } catch {
    return false;
  }
}
