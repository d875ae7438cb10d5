import type { MemberProfile } from '~/domain/member';

/** How long the guest may be kept waiting for a member service that does not answer, in ms. */
const PATIENCE_MS = 3000;

/**
 * What is known of a member by the time it is needed; undefined where the service fails or takes too long, for nobody's
 * check-in hangs on it.
 */
export function memberInTime(
  asked: Promise<MemberProfile>,
  patienceMs = PATIENCE_MS,
): Promise<MemberProfile | undefined> {
  const patience = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs, undefined));
  return Promise.race([asked.catch(() => undefined), patience]);
}
