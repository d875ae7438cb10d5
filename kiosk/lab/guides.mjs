import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { run } from '../commands/run.ts';
import { stopWithout } from '../commands/setup.ts';

/** `npm run lab -- guides`: the guides' tests from a clone on a new Debian 13. Needs Debian, root and the Internet. */

const SYSTEM = resolve('.cache/guides/debian-13');

stopWithout('machines');
if (!existsSync(join(SYSTEM, 'usr/bin/node')) && (await makeSystem()) !== 0) process.exit(1);
const tests = ['run', '--project=slow', 'tests/kiosk/release.slow.test.ts'];
process.exitCode = await run('vitest', tests, { GUIDES_SYSTEM: SYSTEM });

/** A standard Debian with the guides' packages. */
function makeSystem() {
  const asked = ['indextargets', '--format', '$(LABEL) $(REPO_URI)', 'Created-By: Packages'];
  const mirror = /^Debian (\S+)$/mu.exec(execFileSync('apt-get', asked, { encoding: 'utf8' }))?.[1];
  const what = ['--variant=standard', '--format=directory', '--include=nodejs,openssl', 'trixie', SYSTEM];
  return run('mmdebstrap', mirror === undefined ? what : [...what, `deb ${mirror} trixie main`]);
}
