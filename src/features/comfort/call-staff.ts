import { config } from '~/config/settings';
import { deviceId } from '~/device/device-id';
import { heartbeatToken } from '~/device/heartbeat-token';
import type { ScreenPath } from '~/flow/screens';
import { sendReport } from '~/hotel/outside/report';
import { currentVisit, isCurrent, type Visit } from '~/session/visit';

/** For how long a call counts as just made, in ms: the staff are on their way, whoever of the party asks again. */
const ON_THEIR_WAY_MS = 60_000;

/** The last call that was heard. The next guest has not called anybody. */
let heard: { readonly visit: Visit; readonly at: number } | undefined;

/** True if the staff have been called in this visit a moment ago. */
export const isStaffOnTheWay = (): boolean =>
  heard !== undefined && isCurrent(heard.visit) && performance.now() - heard.at < ON_THEIR_WAY_MS;

/**
 * Tells the staff which tablet needs them and on which screen; nothing of the guest. Returns false if nobody heard it.
 */
export async function callStaff(screen: ScreenPath): Promise<boolean> {
  const visit = currentVisit();
  const isHeard = await sendReport(config().kiosk.help_url, await heartbeatToken(), {
    device: await deviceId(),
    screen,
  });
  if (isHeard) heard = { visit, at: performance.now() };
  return isHeard;
}
