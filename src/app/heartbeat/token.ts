import { isHeartbeatToken } from '~/config/heartbeat-token';
import { config } from '~/config/settings';
import { managedValue } from '~/device/managed';

/**
 * The token that heartbeats carry: that of the browser's management, else that of the settings; undefined where there is
 * none. It is asked for each time and kept nowhere.
 */
export async function heartbeatToken(): Promise<string | undefined> {
  return [await managedValue('heartbeat_token'), config().kiosk.heartbeat_token].find(isHeartbeatToken);
}
