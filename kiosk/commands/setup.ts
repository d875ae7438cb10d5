import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.ts';
import { run } from './run.ts';

/** `npm run setup [-- engines|machines]`: installs the tests' programs, and by a word some of the lab's. */

/** Alternative programs or files, and Debian's packages for the first. */
type Need = readonly [names: readonly string[], packages: readonly string[]];
type Kind = 'tests' | 'engines' | 'machines';

const IP: Need = [['ip'], ['iproute2']];

const NEEDS: Readonly<Record<Kind, readonly Need[]>> = {
  tests: [
    // Without a window it takes two thirds of the processor time.
    [['chromium-headless-shell'], ['chromium-headless-shell']],
    [['chromium'], ['chromium']],
    [['/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc'], ['fonts-noto-cjk']],
    [['redis-server', 'valkey-server'], ['redis-server']],
    [['nginx'], ['nginx-light', 'libnginx-mod-http-brotli-static']],
    [['/usr/lib/nginx/modules/ngx_stream_module.so'], ['libnginx-mod-stream']],
    IP,
    [['shellcheck'], ['shellcheck']],
    [['openssl'], ['openssl']],
    [['cc'], ['gcc', 'libc6-dev']],
  ],
  engines: [
    [['firefox-esr', 'firefox'], ['firefox-esr']],
    [['WebKitWebDriver'], ['webkit2gtk-driver']],
    [['Xvfb'], ['xvfb']],
  ],
  machines: [[['mmdebstrap'], ['mmdebstrap']], [['systemd-nspawn'], ['systemd-container']], IP],
};

const FOLDERS = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin', '/opt/homebrew/bin'];
const isThere = (name: string): boolean => FOLDERS.some((folder) => existsSync(resolve(folder, name)));
const missing = (kinds: readonly Kind[]): readonly Need[] =>
  [...new Set(kinds.flatMap((kind) => NEEDS[kind]))].filter(([names]) => !names.some(isThere));

/** Missing programs, each with its remedy. Tests that need them are skipped. */
export const lacks = (...kinds: readonly Kind[]): readonly string[] =>
  missing(kinds).map(
    ([[name = ''], packages]) =>
      `${basename(name)} (on Debian or Ubuntu: sudo apt-get install ${packages.join(' ')})`,
  );

/** Announces and installs missing programs as root on Debian; elsewhere only a missing Chromium for this user. */
export async function setUp(...kinds: readonly Kind[]): Promise<void> {
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (isDebianRoot) await installPackages(missing(kinds).map(([, packages]) => packages));
  const hasChromium = () => existsSync(findChromium() ?? chromium.executablePath());
  if (!hasChromium()) await run('playwright', ['install', 'chromium']);
  if (hasChromium()) return;
  console.error('There is no Chromium: run "npx playwright install --with-deps chromium", then try again.');
  process.exit(1);
}

async function installPackages(needs: readonly (readonly string[])[]): Promise<void> {
  if (needs.length === 0) return;
  console.log(`As root on Debian, this installs ${needs.flat().join(', ')} (npm run setup) …`);
  const apt = (...args: readonly string[]) =>
    run('apt-get', [...args, '-q'], { DEBIAN_FRONTEND: 'noninteractive' });
  // A machine without a network is not kept waiting.
  await apt('update', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15');
  // One by one: apt installs nothing if one package is unknown.
  for (const packages of needs) await apt('install', '-y', '--no-install-recommends', ...packages);
}

/** Ends a lab program that lacks programs of this kind. */
export function stopWithout(kind: Kind): void {
  const lacking = lacks(kind);
  if (lacking.length === 0) return;
  console.error(`Not on this machine: ${lacking.join(', ')}. All of it together: npm run setup -- ${kind}`);
  process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const isKind = (word: string): word is Kind => Object.hasOwn(NEEDS, word);
  const kinds: readonly Kind[] = ['tests', ...process.argv.slice(2).filter(isKind)];
  await setUp(...kinds);
  for (const lack of lacks(...kinds)) console.log(`not on this machine: ${lack}`);
  process.exitCode = lacks(...kinds).length === 0 ? 0 : 1;
}
