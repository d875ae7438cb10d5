/** Whoever listens may be away; nobody waits for the answer. In ms. */
const DEADLINE_MS = 10_000;

/**
 * Tells an address how this tablet is. Whatever becomes of it, it is not told again before the next time.
 * @param token sent as Bearer, where there is one; for that address alone, so that no redirect is followed
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
    // A tablet that nobody hears is a tablet all the same.
  }
}
