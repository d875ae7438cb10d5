/** Written by `boot.ts` before any other script: starts that have not come as far as home. */
const KEY = 'lobby.boots';
/** So many failed starts in a row, and what the tablet took into use last is not trusted any more. */
const TOO_MANY = 2;

/** Whether the tablet has failed to start twice or more in a row, this start apart. */
export function keepsFailing(): boolean {
  try {
    return Number(localStorage.getItem(KEY)) > TOO_MANY;
  } catch {
    return false;
  }
}

/** The first screen is drawn: the start has succeeded. Staff who reload at once three times count as no failure. */
export function noteStarted(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // A closed storage counts no failures either.
  }
}
