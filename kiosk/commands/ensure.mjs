import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { npm, ROOT, run, tool } from './run.mjs';

/** Makes sure that what the project needs is installed. Plain Node: it runs before anything is installed. */

const OLDEST_NODE = '20.19';
/** Chromium without a window, which takes two thirds of the processor time, first. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const SYSTEM_BROWSERS = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Sets up networks. */
const IP = { places: ['/usr/sbin/ip'], packages: ['iproute2'] };

/** Debian's packages of programs that not everybody needs, each with where they may be. */
const PROGRAMS = {
  // The engines beside Chromium.
  engines: [
    { places: ['/usr/bin/firefox-esr'], packages: ['firefox-esr'] },
    { places: ['/usr/bin/WebKitWebDriver'], packages: ['webkit2gtk-driver'] },
    { places: ['/usr/bin/Xvfb'], packages: ['xvfb'] },
  ],
  // With these a machine of its own is made and booted.
  machines: [
    { places: ['/usr/bin/mmdebstrap'], packages: ['mmdebstrap'] },
    { places: ['/usr/bin/systemd-nspawn'], packages: ['systemd-container'] },
    IP,
  ],
  // With these the guides are followed.
  guides: [IP],
  // Before and behind the gateway.
  servers: [
    {
      places: ['/usr/bin/redis-server', '/usr/bin/valkey-server', '/opt/homebrew/bin/redis-server'],
      packages: ['redis-server'],
    },
    {
      places: ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'],
      packages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
    },
    {
      places: ['/usr/lib/nginx/modules/ngx_stream_module.so', '/opt/homebrew/bin/nginx'],
      packages: ['libnginx-mod-stream'],
    },
  ],
};

/** Ends the process with one sentence when Node is older than the project needs. */
function ensureNode() {
  const { node } = process.versions;
  if (node.localeCompare(OLDEST_NODE, 'en', { numeric: true }) >= 0) return;
  giveUp(`Node ${node} is too old: install Node ${OLDEST_NODE} or later from https://nodejs.org.`);
}

/** Runs `npm ci` when packages are missing or are not those of package-lock.json. */
export async function ensureDependencies() {
  ensureNode();
  if (dependenciesAreCurrent()) return;
  console.log('Installing packages (npm ci) …');
  if ((await npm(['ci', '--include=dev'])) !== 0) {
    giveUp('The packages could not be installed: run "npm ci" to see why.');
  }
}

function dependenciesAreCurrent() {
  const installed = join(ROOT, 'node_modules/.package-lock.json');
  const wanted = join(ROOT, 'package-lock.json');
  if (!existsSync(installed)) return false;
  if (statSync(installed).mtimeMs >= statSync(wanted).mtimeMs) return true;
  // A fresh checkout sets every file's time to now: look at what is written before installing for nothing.
  return sameVersions(readPackages(installed), readPackages(wanted));
}

function readPackages(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages ?? {};
}

/** Packages for other systems are wanted but rightly absent; nothing may be installed that is not wanted. */
function sameVersions(installed, wanted) {
  const missing = Object.entries(wanted).some(
    ([path, { version, optional }]) => path !== '' && !optional && installed[path]?.version !== version,
  );
  const extra = Object.entries(installed).some(([path, { version }]) => wanted[path]?.version !== version);
  return !missing && !extra;
}

/**
 * Finds a Chromium, installs one where that is possible, and tells Playwright of it by CHROMIUM_PATH.
 * @returns {Promise<string>} its path
 */
export async function ensureBrowser() {
  if (isDebianRoot() && !process.env.CHROMIUM_PATH && !isProgram(HEADLESS_SHELL)) {
    console.log('Installing Chromium without a window …');
    await aptInstall('chromium-headless-shell', 'fonts-noto-cjk');
  }
  const there = (await findBrowser()) ?? (await installBrowser());
  if (there === undefined) {
    giveUp(
      'No Chromium was found: install one, or run "npx playwright install --with-deps chromium", then try again.',
    );
  }
  process.env.CHROMIUM_PATH = there;
  return there;
}

async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (!named) {
    const own = async () => (await import('@playwright/test')).chromium.executablePath();
    return SYSTEM_BROWSERS.find(isProgram) ?? [await own()].find(isProgram);
  }
  if (!isProgram(named)) giveUp(`CHROMIUM_PATH names no program: ${named}.`);
  return named;
}

async function installBrowser() {
  console.log('Installing Chromium …');
  if (isDebianRoot()) await aptInstall('chromium', 'fonts-noto-cjk');
  else await tool('playwright', ['install', 'chromium']);
  return findBrowser();
}

/**
 * Installs the programs of a kind where that is possible. Tests leave out what needs those that are still missing, and say so.
 * @param {keyof typeof PROGRAMS} kind
 * @returns {Promise<boolean>} whether all are there
 */
export async function ensurePrograms(kind) {
  const missing = PROGRAMS[kind].filter(({ places }) => !places.some((place) => existsSync(place)));
  if (missing.length === 0) return true;
  if (!isDebianRoot()) return false;
  let areAllThere = true;
  // One by one: apt installs nothing if one of the packages is unknown.
  for (const { packages } of missing) {
    console.log(`Installing ${packages.join(' ')} …`);
    areAllThere = (await aptInstall(...packages)) && areAllThere;
  }
  return areAllThere;
}

/** Makes sure that a Japanese font is there; without one every test picture would show empty boxes. */
export async function ensureFont() {
  if (process.platform !== 'linux' || hasJapaneseFont()) return;
  if (isDebianRoot()) {
    console.log('Installing a Japanese font …');
    await aptInstall('fonts-noto-cjk');
    return;
  }
  console.warn(
    'No Japanese font was found: install one, on Debian with "sudo apt-get install fonts-noto-cjk".',
  );
}

function hasJapaneseFont() {
  try {
    return execFileSync('fc-list', [':lang=ja'], { encoding: 'utf8' }).trim() !== '';
  } catch {
    // Without fontconfig there is no telling; the folder where people put fonts is the next best sign.
    return existsSync('/usr/share/fonts/opentype/noto') || existsSync(join(homedir(), '.fonts'));
  }
}

function isDebianRoot() {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0;
}

/** @returns whether all of them are installed now */
async function aptInstall(...packages) {
  const apt = (...args) => run('apt-get', [...args, '-q'], { DEBIAN_FRONTEND: 'noninteractive' });
  // A machine without a network is not kept waiting.
  await apt('update', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15');
  return (await apt('install', '-y', '--no-install-recommends', ...packages)) === 0;
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @returns {never} */
function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}
