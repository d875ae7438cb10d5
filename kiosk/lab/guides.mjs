import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { run } from '../commands/run.ts';
import { stopWithout } from '../commands/setup.ts';

/**
 * `npm run lab -- guides`: what `npm test` does with the guides, but from a clone that installs its packages, and on a Debian 13 of
 * its own with Debian's Node (`.cache/guides`, made once by mmdebstrap). It needs a Debian machine, root and the Internet.
 */

const SYSTEM = resolve('.cache/guides/debian-13');

stopWithout('machines');
if (!existsSync(join(SYSTEM, 'usr/bin/node')) && (await makeSystem()) !== 0) process.exit(1);
const tests = ['run', '--project=slow', 'tests/kiosk/release.slow.test.ts'];
process.exitCode = await run('vitest', tests, { GUIDES_SYSTEM: SYSTEM });

/** What Debian's installer makes with the standard utilities, with what the guides install. */
function makeSystem() {
  const asked = ['indextargets', '--format', '$(LABEL) $(REPO_URI)', 'Created-By: Packages'];
  const mirror = /^Debian (\S+)$/mu.exec(execFileSync('apt-get', asked, { encoding: 'utf8' }))?.[1];
  const what = ['--variant=standard', '--format=directory', '--include=nodejs,openssl', 'trixie', SYSTEM];
  return run('mmdebstrap', mirror === undefined ? what : [...what, `deb ${mirror} trixie main`]);
}
