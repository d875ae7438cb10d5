/** Deadline, in ms: the receiver may be unavailable. */
const DEADLINE_MS = 10_000;

/**
 * Sends what this tablet reports of itself: a heartbeat, or that its guest calls the staff. It is sent once. Returns false
 * if nobody took it.
 * @param token sent as `Authorization: Bearer`, if given. Redirects are not followed, so that no other server
 *   gets it.
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
