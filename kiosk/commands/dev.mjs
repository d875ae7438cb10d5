import { makeLanguages } from './build.mjs';
import { ensureDependencies } from './ensure.mjs';
import { settingsPage, start, tool, toolScript } from './run.mjs';

/** `npm run dev`: vite with hot reload in front, the demo hotel and the settings page behind it on ports of their own. */

const DEMO_PORT = process.env.DEMO_PORT ?? '4174';
/** Never beside a real hotel: what it saves is served to guests. */
const { HOTEL_URL = '', TENANTS } = process.env;
const hasSettingsPage = ['', 'demo'].includes(HOTEL_URL) && !TENANTS;

await ensureDependencies();
await makeLanguages();
await tool('tsx', ['kiosk/hotel-api/contract/make-site.ts', 'dist-server/openapi']);
const hotel = start([toolScript('tsx'), 'watch', '--clear-screen=false', 'kiosk/demo-hotel/gateway.ts'], {
  PORT: DEMO_PORT,
  // Settings and tenant texts come from the sources: there may be no build yet.
  FILES: process.env.FILES ?? 'public',
  ...(hasSettingsPage ? settingsPage() : {}),
});
const vite = start([toolScript('vite')], { DEMO_URL: `http://127.0.0.1:${DEMO_PORT}` });
const settings = hasSettingsPage
  ? start(['--import', 'tsx', 'kiosk/settings-page/server/main.ts'])
  : undefined;
// When one ends, the other is stopped.
hotel.on('exit', () => vite.kill());
vite.on('exit', (code) => {
  hotel.kill();
  settings?.kill();
  process.exitCode = code ?? 0;
});
