import { makeLanguages } from './build.mjs';
import { ensureDependencies } from './ensure.mjs';
import { start, startGateway, tool, toolScript } from './run.mjs';

/** `npm run dev`: vite with hot reload in front, the demo hotel and the settings page behind it on ports of their own. */

const DEMO_PORT = process.env.DEMO_PORT ?? '4174';

await ensureDependencies();
await makeLanguages();
await tool('tsx', ['kiosk/hotel-api/contract/make-site.ts', 'dist-server/openapi']);
const gatewayFromSources = [
  toolScript('tsx'),
  'watch',
  '--clear-screen=false',
  'kiosk/demo-hotel/gateway.ts',
];
const { gateway, settings } = startGateway(gatewayFromSources, {
  PORT: DEMO_PORT,
  // Settings and tenant texts come from the sources: there may be no build yet.
  FILES: process.env.FILES ?? 'public',
});
const vite = start([toolScript('vite')], { DEMO_URL: `http://127.0.0.1:${DEMO_PORT}` });
// When one ends, the other is stopped.
gateway.on('exit', () => vite.kill());
vite.on('exit', (code) => {
  gateway.kill();
  settings?.kill();
  process.exitCode = code ?? 0;
});
