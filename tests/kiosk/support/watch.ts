import type { GatewayOptions } from '../../../kiosk/server/index.ts';
import { TestClock } from './clock.ts';
import { gatewayFor, makeSite } from './site.ts';

/** A watched gateway with clocks at noon in Japan until the test moves them. */
export function watchedGateway(options: Partial<GatewayOptions> = {}) {
  const clock = new TestClock();
  const gateway = gatewayFor(makeSite(), { clock, ...options });
  return {
    gateway,
    clock,
    /** Sends a report as JSON or raw text; returns the status. */
    send: async (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) => {
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      const given = { 'content-type': 'application/json', ...headers };
      return (await gateway.request(path, { method: 'POST', headers: given, body: text })).status;
    },
    read: async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<string> =>
      (await gateway.request(path, { headers })).text(),
    /** Lists are drawn once a second. */
    passSeconds: (seconds = 1) => clock.pass(seconds),
    pass: (minutes: number) => clock.pass(minutes * 60),
  };
}
