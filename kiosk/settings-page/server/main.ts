import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { listen } from '../../server/index.ts';
import { createSettingsPage } from './create.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const USUAL_PORT = 4175;

/**
 * Opens the settings page beside this process's demo hotel (SETTINGS_PAGE), never beside a real hotel: saved files
 * are served to guests.
 * @param build builds page and app; false for a failure
 */
export async function openSettingsPage(build: () => Promise<boolean>): Promise<void> {
  const { HOTEL_URL, TENANTS } = process.env;
  if ((HOTEL_URL && HOTEL_URL !== 'demo') || TENANTS) return;
  try {
    process.env.SETTINGS_PAGE = await serve(build);
    console.log(`Settings page:            ${process.env.SETTINGS_PAGE}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(
      `Settings page:            off. ${reason.replace(/choose .*$/u, 'choose another with SETTINGS_PORT.')}`,
    );
  }
}

async function serve(build: () => Promise<boolean>): Promise<string> {
  const { SETTINGS_PORT, TENANT } = process.env;
  const port = Number(SETTINGS_PORT || USUAL_PORT);
  const tenant = TENANT ? resolve(TENANT) : undefined;
  if (tenant !== undefined && !existsSync(tenant)) throw new Error(`TENANT names no folder: ${tenant}.`);
  const sample: unknown = JSON.parse(readFileSync(join(ROOT, 'public/data/config.json'), 'utf8'));
  const scratch = mkdtempSync(join(tmpdir(), 'lobby-draft-'));
  process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
  const app = createSettingsPage({
    app: join(ROOT, 'dist'),
    page: join(ROOT, '.cache/settings-page'),
    scratch,
    tenant,
    sample: z.record(z.string(), z.unknown()).parse(sample),
    prepare: async () => {
      if (!(await build())) throw new Error('The settings page could not be built.');
    },
  });
  // This machine only, under any HOST: saved files are served to guests.
  const { url } = await listen(app, { port, host: '127.0.0.1' });
  return `${url}/settings/`;
}
