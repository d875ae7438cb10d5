import { config } from '~/config/settings';
import { deviceId } from '~/device/device-id';
import { heartbeatToken } from '~/device/heartbeat-token';
import type { ScreenPath } from '~/flow/screens';
import { sendReport } from '~/hotel/outside/report';
import { currentVisit, isCurrent, type Visit } from '~/session/visit';

/** For how long a call counts as just made, in ms: the staff are on their way, whoever of the party asks again. */
const ON_THEIR_WAY_MS = 60_000;

/** The last call that a server has taken. The next guest has not called anybody. */
let answered: { readonly visit: Visit; readonly at: number } | undefined;

/** True if the staff have been called in this visit a moment ago. */
export const isStaffOnTheWay = (): boolean =>
  answered !== undefined && isCurrent(answered.visit) && performance.now() - answered.at < ON_THEIR_WAY_MS;

/**
 * Tells the staff which tablet needs them and on which screen; nothing of the guest. Returns false if no server has taken
 * the call.
 */
export async function callStaff(screen: ScreenPath): Promise<boolean> {
  const visit = currentVisit();
  const isAnswered = await sendReport(config().kiosk.help_url, await heartbeatToken(), {
    device: await deviceId(),
    screen,
  });
  if (isAnswered) answered = { visit, at: performance.now() };
  return isAnswered;
}
