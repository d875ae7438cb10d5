import { createServer } from 'vite';
import { openSettingsPage } from '../settings-page/server/main.ts';
import { buildStale } from './build.ts';
import { onNpmGone } from './npm-gone.ts';

/** `npm run dev`: vite with hot reload, with the demo hotel and the settings page on ports behind it. */

// `tsx watch`, which stops this process with itself.
onNpmGone(() => process.kill(process.ppid, 'SIGTERM'));

const { DEMO_PORT = '4174', FILES = 'public' } = process.env;
await openSettingsPage(() => buildStale('app', 'settingsPage'));
// There may be no build yet: settings and tenant texts come from the sources.
Object.assign(process.env, { PORT: DEMO_PORT, FILES, DEMO_URL: `http://127.0.0.1:${DEMO_PORT}` });
await import('../demo-hotel/gateway.ts');
const vite = await createServer();
await vite.listen();
vite.printUrls();
