import { config } from '~/config/settings';
import type { CardContext } from '~/hotel/outside/card';
import { currentVisit } from '~/session/visit';

/** The card provider's settings and deadline, for the current visit. */
export const cardContext = (): CardContext => ({
  script: { url: config().card.script_url, integrity: config().card.script_integrity },
  timeoutMs: config().api.timeout_ms,
  visit: currentVisit().signal,
});
