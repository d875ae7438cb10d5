import { Hono } from 'hono';
import type { DemoHotel } from '../../kiosk/demo-hotel/index.ts';
import { type GatewayEnv, type Listening, listen } from '../../kiosk/server/index.ts';

/** The headers that the hotel's documentation names, and what a form needs; any other is refused before the call. */
const ALLOWED = [
  'device_info',
  'device_type',
  'language',
  'auth_token',
  'facility_id',
  'content-type',
  'device-info',
  'device-type',
  'auth-token',
  'facility-code',
  'authorization-client',
  'rcloud-token',
];

/** Lets the demo hotel answer on an origin of its own, to tablets of any other. */
export function listenApart(hotel: DemoHotel, allowsCredentials: boolean): Promise<Listening> {
  const app = new Hono<GatewayEnv>();
  app.all('*', async (context) => {
    const answer =
      context.req.method === 'OPTIONS'
        ? new Response(null, { status: 204 })
        : await hotel.app.fetch(context.req.raw, context.env);
    if (answer.headers.has('x-hono-already-sent')) return answer;
    answer.headers.set('Access-Control-Allow-Origin', context.req.header('origin') ?? '*');
    answer.headers.set('Access-Control-Allow-Headers', ALLOWED.join(', '));
    answer.headers.set('Access-Control-Max-Age', '600');
    if (allowsCredentials) answer.headers.set('Access-Control-Allow-Credentials', 'true');
    return answer;
  });
  return listen(app, { port: 0 });
}
