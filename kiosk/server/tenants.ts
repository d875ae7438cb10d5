import { readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { readSettings, type Settings } from './env.ts';
import { howToCall } from './how-to-call.ts';
import { readText } from './text-file.ts';
import { HOTEL_WANTED, TENANT_VARIABLES } from './variables.ts';

export interface Tenant {
  readonly name: string;
  /** Its settings, texts and pictures; all are public. */
  readonly folder: string;
  /** Its own variables; `hosts` has at least one name, unique among tenants. */
  readonly settings: Settings;
}

type Shared = Pick<Settings, 'host' | 'trustsProxy'>;

export const TENANT_NAME = /^[a-z0-9][a-z0-9-]{0,62}$/u;

/**
 * Reads the tenants of a folder: for each a file `NAME.env` of variables and a folder `NAME`.
 * @param process settings of the whole process
 * @throws {Error} with file and remedy, never a value
 */
export function readTenants(root: string, process: Shared): readonly Tenant[] {
  const files = readdirSync(root).filter((file) => file.endsWith('.env'));
  if (files.length === 0)
    throw new Error(
      `TENANTS names a folder without a tenant: ${root}. ${howToCall('new-tenant')} FOLDER makes one.`,
    );
  const owners = new Map<string, string>();
  return files.toSorted().map((file) => {
    const tenant = readTenant(root, file, process);
    for (const name of tenant.settings.hosts) {
      const known = name.toLowerCase();
      const owner = owners.get(known);
      if (owner !== undefined) throw new Error(`${join(root, file)}: ${name} leads to ${owner} already.`);
      owners.set(known, tenant.name);
    }
    return tenant;
  });
}

function readTenant(root: string, file: string, process: Shared): Tenant {
  const path = join(root, file);
  const name = file.slice(0, -'.env'.length);
  const wrong = (what: string) => new Error(`${path}: ${what}`);
  if (!TENANT_NAME.test(name)) throw wrong('a tenant is named with small letters, digits and hyphens.');
  const env = parseEnv(readText(path));
  const unknown = Object.keys(env).find((variable) => !TENANT_VARIABLES.includes(variable));
  if (unknown !== undefined) throw wrong(`${unknown} is no variable of a tenant.`);
  if (!env.HOTEL_URL) throw wrong(`HOTEL_URL is missing: ${HOTEL_WANTED}`);
  const settings = settingsOf(env, process, wrong);
  if (settings.hosts.length === 0) throw wrong('HOSTS must name the hosts that lead to this tenant.');
  const folder = join(root, name);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw wrong(`the folder ${folder} is missing.`);
  // A link could lead into another tenant's folder, or to this file.
  if (realpathSync(folder) !== join(realpathSync(root), name))
    throw wrong(`${folder} is a link: put the folder itself there.`);
  return { name, folder, settings };
}

function settingsOf(
  env: Readonly<Record<string, string | undefined>>,
  { host, trustsProxy }: Shared,
  wrong: (what: string) => Error,
): Settings {
  try {
    return readSettings({ ...env, HOST: host, TRUST_PROXY: trustsProxy ? '1' : '0' });
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : String(error));
  }
}
