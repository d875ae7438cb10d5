import { ensureDependencies, ensureNginx } from '../commands/ensure.mjs';
import { tool } from '../commands/run.mjs';

/** `npm run lab -- nginx`: the shipped settings of nginx on the real one, before a gateway and alone, with a hotel behind. */

await ensureDependencies();
await ensureNginx();
process.exitCode = await tool('vitest', [
  'run',
  'tests/kiosk/nginx.test.ts',
  'tests/kiosk/nginx-towards-hotel.test.ts',
]);
