import type { Context, Hono } from 'hono';
import type { GatewayEnv } from './gateway.ts';
import { NOTHING } from './reply.ts';
import { STAFF_PAGE_HEADERS } from './security.ts';
import { isFromThisMachine } from './this-machine.ts';

/** A simulated hotel in this process. */
export interface HotelInProcess {
  readonly app: Pick<Hono<GatewayEnv>, 'fetch'>;
  /** A hotel's settings with those of the situation that staff chose over them; undefined where they stay as they are. */
  settingsOver(own: unknown): unknown;
}

/** A simulated hotel in place of a real one. */
export interface DemoSide {
  readonly kind: 'demo';
  readonly hotel: HotelInProcess;
  /** Its control page answers other machines too, and what comes through a proxy. */
  readonly isControlledByAll?: boolean;
  /** Where the settings page is, on this machine. */
  readonly settingsPage?: string | undefined;
}

/** The demo hotel's stand-in for the card provider's script. */
const CARD_SCRIPT = '/demo/token.js';
/** What a stranger is told there of the control page. */
const ONLY_HERE =
  'The control page opens on the machine of the gateway itself; with DEMO_CONTROL=1 everywhere.\n';

/** Answers the paths of the demo hotel's control page and card script, and those that lead to the settings page beside it. */
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
    // Like a provider's script it is loaded by a document of another origin.
    if (isScript) answer.headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
    return answer;
  });
  app.get('/demo', (context) => context.redirect('/demo/'));
  if (settingsPage !== undefined) addSettingsPage(app, settingsPage);
}

/** Leads to the settings page, which has an origin of its own and is open on this machine alone. */
function addSettingsPage(app: Hono<GatewayEnv>, address: string): void {
  const lead = (context: Context<GatewayEnv>) =>
    isFromThisMachine(context)
      ? context.redirect(address)
      : context.text(`On that machine itself: ${address}\n`, 403, NOTHING);
  app.get('/settings', lead);
  app.get('/settings/*', lead);
}
