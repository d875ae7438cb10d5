import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve, sep } from 'node:path';
import { z } from 'zod';
import { SCREENS } from '../../src/flow/screens.ts';
import { CARD_DOCUMENT, headersOfCardDocument } from '../gateway/card-document.ts';
import { foreignSources, readConfigFile } from '../gateway/foreign-sources.ts';
import { HOTEL_HEADERS } from '../gateway/hotel-headers.ts';
import { inlineSources } from '../gateway/inline-sources.ts';
import { documentHeaders } from '../gateway/security.ts';
import { workerFor } from '../gateway/worker.ts';
import { checkSettings } from '../tools/check-settings.ts';
import { precompress } from '../tools/precompress.ts';
import { headersFile, nginxHeaders, nginxPassedHeaders, redirectsFile } from './header-files.ts';

/** What a site is made of, and where. */
export interface SiteOrder {
  /** The built app. */
  readonly files: string;
  /** The tenant's folder: `config.json`, pictures, `tenant-lang/`. */
  readonly tenant: string;
  /** Where the site goes: `public/`, which a host serves, and `nginx/`, the headers for one of our own. */
  readonly out: string;
}

/** Why no site was made; sentences that name file and key. */
export class NoSite extends Error {}

/** Settings with an address that a host of files does not answer. */
const asksGateway = z.object({
  kiosk: z.object({ help_url: z.string().catch(''), heartbeat_url: z.string().catch('') }),
});
/** Settings that name the back end. */
const ofSystem = z.object({ system: z.enum(['legacy', 'cico']).default('legacy') });
/** Scripts, pictures, settings. */
const OTHER_HEADERS = { 'X-Content-Type-Options': 'nosniff' };

/**
 * Makes a hotel's site for a host that only serves files. A site that was there before is replaced as a whole, once the new
 * one is complete.
 * @returns remarks on the settings
 * @throws {NoSite}
 */
export async function makeSite({ files, tenant, out }: SiteOrder): Promise<readonly string[]> {
  const { problems, remarks } = checkSettings(join(tenant, 'config.json'), 'real');
  if (problems.length > 0) throw new NoSite(problems.join('\n'));
  if (!existsSync(join(files, 'index.html'))) throw new NoSite(`${files}: holds no built app`);
  if (!isOurs(out)) throw new NoSite(`${out}: holds something else, and is left alone`);
  const making = `${resolve(out)}.new`;
  rmSync(making, { recursive: true, force: true });
  const site = join(making, 'public');
  cpSync(files, site, { recursive: true, filter: (path) => !/\.(?:br|gz)$/u.test(path) });
  addTenantFiles(tenant, site);
  await addHeaders(making, site, tenant);
  await precompress(site);
  rmSync(out, { recursive: true, force: true });
  renameSync(making, out);
  return [...remarks, ...(await gatewayRemarks(tenant))];
}

/** What a tablet of this site would ask in vain: a guest's call for help would reach nobody. */
async function gatewayRemarks(tenant: string): Promise<readonly string[]> {
  const { data } = asksGateway.safeParse(await readConfigFile([tenant]));
  return Object.entries(data?.kiosk ?? {})
    .filter(([, address]) => address.startsWith('/'))
    .map(
      ([key, address]) =>
        `${join(tenant, 'config.json')}: kiosk.${key} is ${address}, which only a gateway answers: take it out, or name another server`,
    );
}

/** Whether a folder is empty or missing, or holds a site that this tool made. */
function isOurs(out: string): boolean {
  if (!existsSync(out)) return true;
  const names = readdirSync(out);
  return names.length === 0 || existsSync(join(out, 'nginx/page.conf'));
}

/** The tenant's files over the sample's, by the same rules as the gateway: nothing hidden, nothing from outside its folder. */
function addTenantFiles(tenant: string, site: string): void {
  const root = realpathSync(tenant);
  const isPublic = (path: string) =>
    existsSync(path) && !basename(path).startsWith('.') && realpathSync(path).startsWith(root + sep);
  for (const name of readdirSync(tenant)) {
    const to = name === 'tenant-lang' ? join(site, name) : join(site, 'data', name);
    cpSync(join(tenant, name), to, { recursive: true, dereference: true, filter: isPublic });
  }
}

async function addHeaders(making: string, site: string, tenant: string): Promise<void> {
  const settings = await readConfigFile([tenant]);
  const inline = inlineSources(readFileSync(join(site, 'index.html'), 'utf8'));
  const page = documentHeaders(foreignSources(settings), inline);
  const card = join(site, CARD_DOCUMENT);
  const bytes = new Uint8Array(existsSync(card) ? readFileSync(card) : []);
  const frame = { path: CARD_DOCUMENT, headers: headersOfCardDocument({ bytes }, settings) };
  const worker = join(site, 'sw.js');
  if (existsSync(worker)) writeFileSync(worker, workerFor(readFileSync(worker, 'utf8'), page));
  const screens = Object.keys(SCREENS).filter((path) => path !== '/');
  const pages = ['/', '/index.html', ...screens];
  writeFileSync(join(site, '_headers'), headersFile(pages, page, frame));
  writeFileSync(join(site, '_redirects'), redirectsFile(screens));
  mkdirSync(join(making, 'nginx'));
  for (const [name, headers] of [
    ['page', page],
    ['card-frame', frame.headers],
    ['other', OTHER_HEADERS],
  ] as const)
    writeFileSync(join(making, 'nginx', `${name}.conf`), nginxHeaders(headers));
  const { system } = ofSystem.parse(settings);
  writeFileSync(join(making, 'nginx/hotel-headers.conf'), nginxPassedHeaders(HOTEL_HEADERS[system]));
}
