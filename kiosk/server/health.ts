import type { CardScriptState } from './card-watch.ts';
import { CACHING, NOTHING } from './reply.ts';
import type { StoreState } from './store/store-state.ts';

export interface Health {
  isDraining: boolean;
  readonly stored: () => StoreState;
  readonly troubles: () => Promise<readonly string[]>;
  cardScript: () => CardScriptState;
}

export type HealthStatus = 'ok' | 'troubled' | 'draining';

/** One gateway and several tenants share it. */
export const healthStatus = (isDraining: boolean, isTroubled: boolean): HealthStatus =>
  isDraining ? 'draining' : isTroubled ? 'troubled' : 'ok';

/** Answers `/healthz`: 503 while draining; with `strict`, for a monitor, also in trouble. @param query the value of `strict` */
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
