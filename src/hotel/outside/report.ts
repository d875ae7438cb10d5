/** Deadline in ms: the receiver may be unavailable. */
const DEADLINE_MS = 10_000;

/**
 * Sends a heartbeat or a call for staff, once. False if no server took it.
 * @param token sent as `Authorization: Bearer`. Redirects are not followed, so that no other server gets it
 */
export async function sendReport(
  address: string,
  token: string | undefined,
  report: object,
): Promise<boolean> {
  try {
    const { ok } = await fetch(address, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(report),
      signal: AbortSignal.timeout(DEADLINE_MS),
      cache: 'no-store',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    });
    return ok;
  } catch {
    // A missing receiver must not affect the tablet.
    return false;
  }
}
