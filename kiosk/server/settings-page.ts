import type { Context, Hono } from 'hono';
import type { GatewayEnv } from './gateway.ts';
import { NOTHING } from './reply.ts';
import { isFromThisMachine } from './this-machine.ts';

/** Leads to the settings page, which has an origin of its own and is open on this machine alone. */
export function addSettingsPage(app: Hono<GatewayEnv>, address: string): void {
  const lead = (context: Context<GatewayEnv>) => {
    return isFromThisMachine(context)
      ? context.redirect(address)
      : context.text(`On that machine itself: ${address}\n`, 403, NOTHING);
  };
  app.get('/settings', lead);
  app.get('/settings/*', lead);
}
