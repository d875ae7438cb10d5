import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Installs the packages unless they match package-lock.json. Plain Node: it runs before any installation. */

const OLDEST_NODE = '20.19';

const { node } = process.versions;
if (node.localeCompare(OLDEST_NODE, 'en', { numeric: true }) < 0) {
  console.error(`Node ${node} is too old: install Node ${OLDEST_NODE} or later from https://nodejs.org.`);
  process.exit(1);
}
const { NODE_ENV, npm_lifecycle_event } = process.env;
// A hotel's server starts with what it has.
const isServer = NODE_ENV === 'production' && npm_lifecycle_event === 'start';
if (!isServer && !areCurrent()) {
  console.log('Installing packages (npm ci) …');
  execSync('npm ci --include=dev', { stdio: 'inherit' });
}

/** Packages for other systems are rightly absent; unwanted ones must be. */
function areCurrent() {
  const wanted = packagesOf('package-lock.json');
  const installed = packagesOf('node_modules/.package-lock.json');
  const isThere = ([path, { version, optional }]) =>
    path === '' || optional || installed[path]?.version === version;
  const isWanted = ([path, { version }]) => wanted[path]?.version === version;
  return Object.entries(wanted).every(isThere) && Object.entries(installed).every(isWanted);
}

function packagesOf(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  } catch {
    return {};
  }
}
