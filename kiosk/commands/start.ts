import { openSettingsPage } from '../settings-page/server/main.ts';
import { buildStale } from './build.ts';
import { onNpmGone } from './npm-gone.ts';

/** `npm start`: the built gateway, with the demo hotel or before HOTEL_URL; in production without build and demo. */

onNpmGone(() => process.kill(process.pid, 'SIGTERM'));
const isProduction = process.env.NODE_ENV === 'production';
if (!isProduction) {
  if (!(await buildStale('app', 'server'))) process.exit(1);
  await openSettingsPage(() => buildStale('app', 'settingsPage'));
}
console.log('In production: node dist-server/gateway.js (kiosk/deploy/README.md)');
await import(`../../dist-server/gateway${isProduction ? '' : '-with-demo'}.js`);
