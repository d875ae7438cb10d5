/** Deadline, in ms. The receiver may be unavailable, and nothing waits for the response. */
const DEADLINE_MS = 10_000;

/**
 * Sends a heartbeat. Failures are ignored; the next heartbeat follows at its usual time.
 * @param token sent as `Authorization: Bearer`, if given. Redirects are not followed, so that no other server
 *   gets it.
 */
export async function sendHeartbeat(
  address: string,
  token: string | undefined,
  heartbeat: object,
): Promise<void> {
  try {
    await fetch(address, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(heartbeat),
      signal: AbortSignal.timeout(DEADLINE_MS),
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    });
  } catch {
    // A missing receiver must not affect the tablet.
  }
}
