import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { makeSite, NoSite } from '../deploy/make-site.ts';

/** `node dist-server/static-site.js --tenant FOLDER --out FOLDER`: makes a hotel's site for a static host. */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const USAGE =
  'Say whose site and where to: node dist-server/static-site.js --tenant /srv/inn --out /srv/lobby-site';

async function main(): Promise<void> {
  const { tenant, out, files } = readArguments();
  if (tenant === undefined || out === undefined) throw new NoSite(USAGE);
  for (const remark of await makeSite({ tenant, out, files: files ?? join(ROOT, 'dist') }))
    console.warn(remark);
  console.log(`${join(out, 'public')}: the site, with _headers and _redirects for hosts that read them`);
  console.log(`${join(out, 'nginx')}: its headers for nginx`);
}

function readArguments() {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ options: { tenant: text, out: text, files: text } }).values;
  } catch {
    throw new NoSite(USAGE);
  }
}

try {
  await main();
} catch (error) {
  if (!(error instanceof NoSite)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
