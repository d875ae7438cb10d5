import type { CardScriptState } from './card-watch.ts';
import { CACHING, NOTHING } from './reply.ts';
import type { StoreState } from './store/store-state.ts';

/** How a gateway is. */
export interface Health {
  isDraining: boolean;
  readonly stored: () => StoreState;
  /** What keeps guests from being served as the hotel wants it, by name. */
  readonly troubles: () => Promise<readonly string[]>;
  cardScript: () => CardScriptState;
}

/** What `/healthz` says first. */
export type HealthStatus = 'ok' | 'troubled' | 'draining';

/** The same for one gateway and for several tenants. */
export const healthStatus = (isDraining: boolean, isTroubled: boolean): HealthStatus =>
  isDraining ? 'draining' : isTroubled ? 'troubled' : 'ok';

/**
 * Answers `/healthz`. For a load balancer 503 means that nobody is to be sent here: a gateway in trouble still serves guests. For
 * a monitor, which asks `/healthz?strict`, it means that somebody has to look.
 * @param query the value of `strict`; undefined where it was not asked
 */
export function healthAnswer(
  query: string | undefined,
  told: { readonly status: HealthStatus; readonly [more: string]: unknown },
): Response {
  const isBad = query === undefined ? told.status === 'draining' : told.status !== 'ok';
  return Response.json(told, {
    status: isBad ? 503 : 200,
    headers: { ...NOTHING, 'Cache-Control': CACHING.never },
  });
}
