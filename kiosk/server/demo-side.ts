import type { Context, Hono } from 'hono';
import type { GatewayEnv } from './gateway.ts';
import { NOTHING } from './reply.ts';
import { STAFF_PAGE_HEADERS } from './security.ts';
import { isFromThisMachine } from './this-machine.ts';

export interface HotelInProcess {
  readonly app: Pick<Hono<GatewayEnv>, 'fetch'>;
  /** The tenant's settings under the situation that staff chose; undefined for unchanged ones. */
  settingsOver(own: unknown): unknown;
}

export interface DemoSide {
  readonly kind: 'demo';
  readonly hotel: HotelInProcess;
  /** The control page answers other machines and proxies too. */
  readonly isControlledByAll?: boolean;
  readonly settingsPage?: string | undefined;
}

const CARD_SCRIPT = '/demo/token.js';
/** The control page's refusal to strangers. */
const ONLY_HERE =
  'The control page opens on the machine of the gateway itself; with DEMO_CONTROL=1 everywhere.\n';

/** Answers the demo hotel's control page, its card script and the link to the settings page. */
export function addDemo(
  app: Hono<GatewayEnv>,
  { hotel, isControlledByAll = false, settingsPage }: DemoSide,
): void {
  app.all('/demo/*', async (context) => {
    const isScript = context.req.path === CARD_SCRIPT;
    if (!isScript && !isControlledByAll && !isFromThisMachine(context))
      return context.text(ONLY_HERE, 403, NOTHING);
    const answer = await hotel.app.fetch(context.req.raw, context.env);
    for (const [name, value] of Object.entries(STAFF_PAGE_HEADERS)) answer.headers.set(name, value);
    // A document of another origin loads it, like a provider's script.
    if (isScript) answer.headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
    return answer;
  });
  app.get('/demo', (context) => context.redirect('/demo/'));
  if (settingsPage !== undefined) addSettingsPage(app, settingsPage);
}

/** Leads to the settings page, which has its own origin and is open on this machine alone. */
function addSettingsPage(app: Hono<GatewayEnv>, address: string): void {
  const lead = (context: Context<GatewayEnv>) =>
    isFromThisMachine(context)
      ? context.redirect(address)
      : context.text(`On that machine itself: ${address}\n`, 403, NOTHING);
  app.get('/settings', lead);
  app.get('/settings/*', lead);
}
