import type { GatewayOptions } from '../../../kiosk/server/index.ts';
import { gatewayFor, makeSite } from './site.ts';

/** Noon in Japan. */
export const NOON = Date.parse('2026-11-21T03:00:00.000Z');

/** A gateway of this test that is watched: its clock stands at noon in Japan until the test moves it. */
export function watchedGateway(options: Partial<GatewayOptions> = {}) {
  let now = NOON;
  const gateway = gatewayFor(makeSite(), { now: () => new Date(now), ...options });
  return {
    gateway,
    /** Sends a report as JSON, text as it is; answers the status. */
    send: async (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) => {
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      const given = { 'content-type': 'application/json', ...headers };
      return (await gateway.request(path, { method: 'POST', headers: given, body: text })).status;
    },
    read: async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<string> =>
      (await gateway.request(path, { headers })).text(),
    /** Lists are drawn once a second. */
    passSeconds: (seconds = 1) => {
      now += seconds * 1_000;
    },
    pass: (minutes: number) => {
      now += minutes * 60_000;
    },
  };
}
