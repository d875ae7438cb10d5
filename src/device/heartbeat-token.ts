import { isHeartbeatToken } from '~/config/heartbeat-token';
import { config } from '~/config/settings';
import { managedValue } from './managed';

/**
 * The token sent with heartbeats and calls for help: from the browser's managed policy, else from the settings; undefined if neither has a
 * valid one. It is read each time and never stored.
 */
export async function heartbeatToken(): Promise<string | undefined> {
  return [await managedValue('heartbeat_token'), config().kiosk.heartbeat_token].find(isHeartbeatToken);
}
