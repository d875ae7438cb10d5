import { existsSync } from 'node:fs';
import { buildStale } from '../commands/build.ts';
import { systemChromium } from '../commands/chromium.ts';
import { run } from '../commands/run.ts';
import { stopWithout } from '../commands/setup.ts';

/**
 * `npm run lab -- kiosk-session [--debian 12|13] [WORDS…]`: installs kiosk/tablets/linux in machines with Debian 12
 * and 13 and tries a lobby tablet's duties. `--stay` keeps the machine until Ctrl+C. Needs Debian and root. WORDS
 * choose stories; pictures are in `.cache/kiosk-session/pictures`. `--or-skip` excuses an unfit machine.
 */

const args = process.argv.slice(2).filter((word) => word !== '--or-skip');
const missing = whatIsMissing();
if (missing !== undefined) {
  const mayBeSkipped = process.argv.includes('--or-skip');
  console.log(`${mayBeSkipped ? 'skipped: ' : ''}${missing}`);
  process.exit(mayBeSkipped ? 0 : 1);
}
stopWithout('machines');
if (!(await buildStale('app', 'server'))) process.exit(1);
// The proof may import nothing from here.
if (systemChromium !== undefined) process.env.CHROMIUM_PATH = systemChromium;
// The mounts of a private namespace end with the process.
const space = ['--mount', '--propagation', 'private'];
process.exitCode = await run('unshare', [
  ...space,
  process.execPath,
  '--import',
  'tsx',
  'kiosk/tablets/linux/proof/run.ts',
  ...args,
]);

/** @returns {string | undefined} a sentence; undefined for a fit machine */
function whatIsMissing() {
  if (!existsSync('/etc/debian_version')) return 'The proof needs a Debian machine: it makes Debian systems.';
  if (process.getuid?.() !== 0)
    return 'The proof needs root, since it boots machines: sudo npm run lab -- kiosk-session';
  return undefined;
}
