import type { MemberProfile } from '~/domain/member';

/** Longest time a guest waits for the member service, in ms. */
const PATIENCE_MS = 3000;

/**
 * Waits for a member's profile for a limited time. Resolves to undefined if the service fails or takes too
 * long, as check-in does not depend on it.
 */
export function memberInTime(
  asked: Promise<MemberProfile>,
  patienceMs = PATIENCE_MS,
): Promise<MemberProfile | undefined> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs, undefined));
  return Promise.race([asked.catch(() => undefined), timeout]);
}
