import { build, isStale } from './build.mjs';
import { ensureDependencies } from './ensure.mjs';
import { start } from './run.mjs';

/** `npm start`: the built app behind the gateway, with the demo hotel unless HOTEL_URL names a real one. */

await ensureDependencies();
if (isStale()) {
  console.log('Building the app …');
  const code = await build();
  if (code !== 0) process.exit(code);
}
const gateway = start(['--import', 'tsx', 'kiosk/gateway/main.ts']);
gateway.on('exit', (code) => process.exit(code ?? 0));
