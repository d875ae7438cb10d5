import {
  cpSync,
  createWriteStream,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { SCREENS } from '../../src/flow/screens.ts';
import { precompress } from '../build/precompress.ts';
import { CARD_DOCUMENT, headersOfCardDocument } from '../server/card-document.ts';
import { foreignSources } from '../server/foreign-sources.ts';
import { HOTEL_HEADERS } from '../server/hotel-headers.ts';
import { inlineSources } from '../server/inline-sources.ts';
import { LeadsOut, NoFile, withInnerFile } from '../server/inner-file.ts';
import { documentHeaders } from '../server/security.ts';
import { NO_PAGE, WORKER } from '../server/site.ts';
import { readJsonFile } from '../server/text-file.ts';
import { workerFor } from '../server/worker.ts';
import { checkSettings } from '../settings/check-settings-file.ts';
import { headersFile, nginxHeaders, nginxPassedHeaders, redirectsFile } from './header-files.ts';

export interface SiteOrder {
  readonly files: string;
  /** The tenant's folder: `config.json`, pictures, `tenant-lang/`. */
  readonly tenant: string;
  /** The site's folder: `public/` for the host, `nginx/` for headers of our own. */
  readonly out: string;
}

export class NoSite extends Error {}

/** Settings with an address that a static host does not answer. */
const asksGateway = z.object({
  kiosk: z.object({ help_url: z.string().catch(''), heartbeat_url: z.string().catch('') }),
});
const ofSystem = z.object({ system: z.enum(['legacy', 'cico']).default('legacy') });

/**
 * Makes a hotel's site for a static host, and replaces an old site as a whole once complete.
 * @returns remarks on the settings
 * @throws {NoSite} with sentences that name file and key
 */
export async function makeSite({ files, tenant, out }: SiteOrder): Promise<readonly string[]> {
  const { problems, remarks } = await checkSettings(join(tenant, 'config.json'), 'real');
  if (problems.length > 0) throw new NoSite(problems.join('\n'));
  if (!existsSync(join(files, 'index.html'))) throw new NoSite(`${files}: holds no built app`);
  if (!isOurs(out)) throw new NoSite(`${out}: holds something else, and is left alone`);
  const making = `${resolve(out)}.new`;
  rmSync(making, { recursive: true, force: true });
  const site = join(making, 'public');
  // A link could lead out of the site, or back into it for ever.
  const isOwn = (path: string) => !/\.(?:br|gz)$/u.test(path) && !lstatSync(path).isSymbolicLink();
  cpSync(files, site, { recursive: true, filter: isOwn });
  await addTenantFiles(tenant, site);
  // Checks the copy: the tenant's own file may have changed since.
  const copied = join(site, 'data/config.json');
  const again = await checkSettings(copied, 'real');
  if (again.problems.length > 0) throw new NoSite(again.problems.join('\n'));
  const settings = readJsonFile(copied);
  await addHeaders(making, site, settings);
  await precompress(site);
  rmSync(out, { recursive: true, force: true });
  renameSync(making, out);
  return [...remarks, ...gatewayRemarks(tenant, settings)];
}

/** Requests of this site's tablets that nobody answers, such as calls for help. */
function gatewayRemarks(tenant: string, settings: unknown): readonly string[] {
  const { data } = asksGateway.safeParse(settings);
  return Object.entries(data?.kiosk ?? {})
    .filter(([, address]) => address.startsWith('/'))
    .map(
      ([key, address]) =>
        `${join(tenant, 'config.json')}: kiosk.${key} is ${address}, which only a gateway answers: take it out, or name another server`,
    );
}

/** Whether a folder is empty, missing, or a site of this tool. */
function isOurs(out: string): boolean {
  if (!existsSync(out)) return true;
  const names = readdirSync(out);
  return names.length === 0 || existsSync(join(out, 'nginx/page.conf'));
}

/** Lays the tenant's files over the sample's by the gateway's rules: nothing hidden, nothing from outside. */
async function addTenantFiles(tenant: string, site: string): Promise<void> {
  for (const name of readdirSync(tenant)) {
    const to = name === 'tenant-lang' ? join(site, name) : join(site, 'data', name);
    await addPublic(tenant, join(tenant, name), to, []);
  }
}

/** @param above the real parent folders: a link to one of them would never end */
async function addPublic(tenant: string, from: string, to: string, above: readonly string[]): Promise<void> {
  if (basename(from).startsWith('.')) return;
  if (!statSync(from, { throwIfNoEntry: false })?.isDirectory()) {
    await addFile(tenant, from, to);
    return;
  }
  const folder = realpathSync(from);
  if (above.includes(folder) || !folder.startsWith(realpathSync(tenant) + sep)) return;
  for (const name of readdirSync(from))
    await addPublic(tenant, join(from, name), join(to, name), [...above, folder]);
}

async function addFile(tenant: string, from: string, to: string): Promise<void> {
  try {
    await withInnerFile(tenant, from, async ({ stream }) => {
      mkdirSync(dirname(to), { recursive: true });
      await pipeline(stream(), createWriteStream(to));
    });
  } catch (error) {
    // A dangling link counts as no file.
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!(isMissing || error instanceof LeadsOut || error instanceof NoFile)) throw error;
  }
}

async function addHeaders(making: string, site: string, settings: unknown): Promise<void> {
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
    ['other', NO_PAGE],
    ['worker', WORKER],
  ] as const)
    writeFileSync(join(making, 'nginx', `${name}.conf`), nginxHeaders(headers));
  const { system } = ofSystem.parse(settings);
  writeFileSync(join(making, 'nginx/hotel-headers.conf'), nginxPassedHeaders(HOTEL_HEADERS[system]));
}
