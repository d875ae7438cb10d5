import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { npm, ROOT, run, tool } from './run.mjs';

/** Makes sure that what the project needs is installed. Plain Node: it runs before anything is installed. */

const OLDEST_NODE = [20, 19];
/** Chromium without a window, which takes two thirds of the processor time, first. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const SYSTEM_BROWSERS = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

const STORE_PLACES = ['/usr/bin/redis-server', '/usr/bin/valkey-server', '/opt/homebrew/bin/redis-server'];
const NGINX_PLACES = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/bin/nginx',
  '/opt/homebrew/bin/nginx',
];

/** Ends the process with one sentence when Node is older than the project needs. */
export function ensureNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  giveUp(
    `Node ${process.versions.node} is too old: install Node ${OLDEST_NODE.join('.')} or later from https://nodejs.org.`,
  );
}

/** Runs `npm ci` when packages are missing or are not those of package-lock.json. */
export async function ensureDependencies() {
  ensureNode();
  if (dependenciesAreCurrent()) return;
  console.log('Installing packages (npm ci) …');
  if ((await npm(['ci'])) !== 0) {
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
  if (named !== undefined && named !== '') {
    if (!isProgram(named)) giveUp(`CHROMIUM_PATH names no program: ${named}.`);
    return named;
  }
  return SYSTEM_BROWSERS.find(isProgram) ?? (await playwrightBrowser());
}

async function playwrightBrowser() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return isProgram(path) ? path : undefined;
}

async function installBrowser() {
  console.log('Installing Chromium …');
  if (isDebianRoot()) {
    await aptInstall('chromium', 'fonts-noto-cjk');
  } else await tool('playwright', ['install', 'chromium']);
  return findBrowser();
}

/** Debian's packages of the engines beside Chromium, each with a program by which it is known. */
const ENGINE_PACKAGES = [
  { program: '/usr/bin/firefox-esr', packages: ['firefox-esr'] },
  { program: '/usr/bin/WebKitWebDriver', packages: ['webkit2gtk-driver'] },
  { program: '/usr/bin/Xvfb', packages: ['xvfb'] },
];

/** Installs Firefox and WebKitGTK where that is possible; what is still missing its tests skip, and say so. */
export async function ensureEngines() {
  const missing = ENGINE_PACKAGES.filter(({ program }) => !isProgram(program));
  if (missing.length === 0 || !isDebianRoot()) return;
  console.log('Installing Firefox and WebKitGTK …');
  await aptInstall(...missing.flatMap(({ packages }) => packages));
}

/** Debian's packages with which a machine of its own is made and booted, each with a program by which it is known. */
const MACHINE_PACKAGES = [
  { program: '/usr/bin/mmdebstrap', packages: ['mmdebstrap'] },
  { program: '/usr/bin/systemd-nspawn', packages: ['systemd-container'] },
  { program: '/usr/sbin/ip', packages: ['iproute2'] },
];

/** Makes sure that a machine of its own can be made and booted here. */
export async function ensureMachines() {
  const missing = MACHINE_PACKAGES.filter(({ program }) => !isProgram(program));
  if (missing.length === 0) return;
  const packages = missing.flatMap((one) => one.packages);
  console.log(`Installing ${packages.join(' ')} …`);
  if (!(await aptInstall(...packages)))
    giveUp(`These packages could not be installed: ${packages.join(' ')}.`);
}

/** Makes sure that nginx is there, with brotli where it can be had. */
export async function ensureNginx() {
  if (NGINX_PLACES.some(isProgram)) return;
  if (isDebianRoot()) {
    console.log('Installing nginx …');
    const isInstalled = await aptInstall('nginx-light', 'libnginx-mod-http-brotli-static');
    if (!isInstalled) await aptInstall('nginx-light');
  }
  if (!NGINX_PLACES.some(isProgram)) {
    giveUp('nginx was not found: install it, on Debian with "sudo apt-get install nginx", then try again.');
  }
}

/** Tests of several gateways need a Redis or Valkey; without one they are left out, and their count says so. */
export async function ensureStore() {
  if (STORE_PLACES.some(isProgram) || !isDebianRoot()) return;
  console.log('Installing redis-server …');
  await aptInstall('redis-server');
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
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  // A machine without a network is not kept waiting.
  await run(
    'apt-get',
    ['update', '-q', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15'],
    quiet,
  );
  const installed = await run(
    'apt-get',
    ['install', '-y', '-q', '--no-install-recommends', ...packages],
    quiet,
  );
  return installed === 0;
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
