import { buildStale } from './build.mjs';
import { ensureDependencies } from './ensure.mjs';
import { start } from './run.mjs';

/**
 * `npm start`: the built app behind the built gateway, with the demo hotel unless HOTEL_URL names a real one. It stops with
 * this process. In production nothing is installed or built: there it is `node dist-server/gateway.js`.
 */

await ensureDependencies();
const code = await buildStale();
if (code !== 0) process.exit(code);
console.log('In production: node dist-server/gateway.js (kiosk/server/README.md)');
const gateway = start(['--enable-source-maps', 'dist-server/gateway.js']);
gateway.on('exit', (code) => process.exit(code ?? 0));
