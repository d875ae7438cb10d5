import { type ResetReason, updateSession } from '~/session/store';
import type { ScreenPath } from './screens';

const ERROR_SCREENS: ReadonlySet<string> = new Set<ScreenPath>(['/404', '/common-error', '/reload-error']);

/** Document event of the question to an idle guest. */
export const IDLE_ASKED = 'idle-asked';

/** Sets the reason of the next end of a visit, if the screen does not tell it. */
export const announceReset = (endsBy: ResetReason): void => updateSession({ endsBy });

/**
 * Why a visit ended on a screen. On home there was none, unless a reason was announced.
 * @param before the reason before that
 */
export function resetReason(
  path: string,
  announced: ResetReason | undefined,
  before: ResetReason,
): ResetReason {
  if (announced || path === '/') return announced ?? before;
  return ERROR_SCREENS.has(path) ? 'error' : 'guest';
}
