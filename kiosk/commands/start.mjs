import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildStale } from './build.mjs';
import { ensureDependencies } from './ensure.mjs';
import { ROOT, startGateway } from './run.mjs';

/**
 * `npm start`: the built app behind the built gateway, with the demo hotel unless HOTEL_URL names a real one, and beside the
 * demo hotel the settings page. It stops with this process. In production (NODE_ENV) nothing is installed or built, and there
 * is no demo hotel: there it is `node dist-server/gateway.js`.
 */

const { NODE_ENV } = process.env;
const GATEWAY = NODE_ENV === 'production' ? 'dist-server/gateway.js' : 'dist-server/gateway-with-demo.js';

if (NODE_ENV !== 'production') {
  await ensureDependencies();
  const code = await buildStale();
  if (code !== 0) process.exit(code);
} else if (!existsSync(join(ROOT, GATEWAY))) {
  console.error(
    `${GATEWAY} is missing: run "npm ci && npm run build" first, where NODE_ENV is not production.`,
  );
  process.exit(1);
}
console.log('In production: node dist-server/gateway.js (kiosk/deploy/README.md)');
const { gateway } = startGateway(['--enable-source-maps', GATEWAY]);
gateway.on('exit', (code) => process.exit(code ?? 0));
