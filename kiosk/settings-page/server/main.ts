import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { buildSettingsPage } from '../../commands/build.mjs';
import { listen } from '../../server/index.ts';
import { createSettingsPage } from './create.ts';

/** The settings page beside `npm start` and `npm run dev`; never started for a real hotel (`kiosk/commands/start.mjs`). */

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const USUAL_PORT = 4175;

async function main(): Promise<void> {
  const { SETTINGS_PORT, TENANT } = process.env;
  const port = Number(SETTINGS_PORT || USUAL_PORT);
  const tenant = TENANT ? resolve(TENANT) : undefined;
  if (tenant !== undefined && !existsSync(tenant)) throw new Error(`TENANT names no folder: ${tenant}.`);
  const sample: unknown = JSON.parse(readFileSync(join(ROOT, 'public/data/config.json'), 'utf8'));
  const scratch = mkdtempSync(join(tmpdir(), 'lobby-draft-'));
  process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit());
  const app = createSettingsPage({
    app: join(ROOT, 'dist'),
    page: join(ROOT, '.cache/settings-page'),
    scratch,
    tenant,
    sample: z.record(z.string(), z.unknown()).parse(sample),
    prepare: async () => {
      if ((await buildSettingsPage()) !== 0) throw new Error('The settings page could not be built.');
    },
  });
  // On this machine alone, whatever HOST says: what is saved here is served to guests.
  const { url } = await listen(app, { port, host: '127.0.0.1' });
  console.log(`Settings page:            ${url}/settings/`);
}

main().catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(
    `Settings page:            off. ${reason.replace(/choose .*$/u, 'choose another with SETTINGS_PORT.')}`,
  );
  process.exitCode = 1;
});
