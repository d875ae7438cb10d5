import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { parseArgs } from 'node:util';
import { secondsSince } from './command.ts';
import { Hotel } from './hotel.ts';
import type { Lab, Story } from './lab.ts';
import { Machine, removeLeftovers } from './machine.ts';
import { Network } from './network.ts';
import { openPackages, sourcesOf } from './packages.ts';
import { CACHE, type Places, placesOf, RELEASES, type Release } from './places.ts';
import { drawViews } from './reference.ts';
import { Screen } from './screen.ts';
import { STORIES } from './stories.ts';
import { ensureSystem } from './system.ts';

/** `npm run kiosk-session [-- --debian 12|13] [WORDS…]`: see kiosk/tools/kiosk-session.mjs, which prepares it. */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { debian: { type: 'string' } },
});

const isRelease = (name: string): name is `${Release}` => Object.keys(RELEASES).includes(name);

function chosenReleases(): readonly Release[] {
  const { debian } = values;
  if (debian === undefined) return [12, 13];
  if (!isRelease(debian))
    throw new Error(`--debian takes ${Object.keys(RELEASES).join(' or ')}, not ${debian}.`);
  return [debian === '12' ? 12 : 13];
}

const isChosen = ({ name, always }: Story): boolean =>
  always === true || positionals.length === 0 || positionals.some((word) => name.includes(word));

/** Two runs of one release would end each other. */
function claim({ owner, release }: Places): void {
  mkdirSync(CACHE, { recursive: true });
  const other = existsSync(owner) ? readFileSync(owner, 'utf8') : '';
  if (other !== '' && existsSync(`/proc/${other}`)) {
    throw new Error(`Debian ${release} is being tried by process ${other}: wait for it.`);
  }
  writeFileSync(owner, String(process.pid));
}

/** What has to be closed at the end, whatever the end is; the last opened first. */
const closing: (() => Promise<unknown>)[] = [];

async function closeAll(): Promise<void> {
  for (let close = closing.pop(); close !== undefined; close = closing.pop()) {
    await close().catch((error: unknown) => console.error(String(error)));
  }
}

async function openLab(places: Places): Promise<Lab> {
  claim(places);
  const network = new Network(places);
  await removeLeftovers(places, network);
  closing.push(async () => rmSync(places.owner, { force: true }));
  closing.push(() => network.close());
  await network.open();
  const packages: Server = await openPackages(places, await sourcesOf(places));
  closing.push(async () => packages.close().closeAllConnections());
  await ensureSystem(places);
  const hotel = new Hotel(places);
  closing.push(() => hotel.close());
  await hotel.open();
  const views = await drawViews(hotel);
  const machine = new Machine(places, network);
  closing.push(() => machine.close());
  await machine.open();
  await machine.boot();
  return { machine, network, hotel, screen: new Screen(machine), views };
}

async function tell(story: Story, lab: Lab): Promise<boolean> {
  const start = Date.now();
  try {
    const figures = await story.run(lab);
    console.log(
      `ok      ${story.name} (${secondsSince(start)})${figures === undefined ? '' : `: ${figures}`}`,
    );
    return true;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    console.log(
      `not ok  ${story.name} (${secondsSince(start)})\n        ${why.trim().replaceAll('\n', '\n        ')}`,
    );
    await lab.screen.keep(`not-ok-${story.name.replaceAll(/\W+/gu, '-').slice(0, 40)}`);
    return false;
  }
}

async function versions({ machine }: Lab): Promise<string> {
  const { text } = await machine.run('dpkg-query -W chromium cage seatd systemd');
  return text.trim().replaceAll('\t', ' ').replaceAll('\n', ', ');
}

async function tryRelease(release: Release): Promise<{ passed: number; failed: number }> {
  console.log(`\nDebian ${release}`);
  const count = { passed: 0, failed: 0 };
  const lab = await openLab(placesOf(release));
  for (const story of STORIES.filter(isChosen)) {
    const passed = await tell(story, lab);
    count[passed ? 'passed' : 'failed'] += 1;
    if (!passed && story.always) break;
    if (story.always) console.log(`        with ${await versions(lab)}`);
  }
  await closeAll();
  return count;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void closeAll().then(() => process.exit(1)));
}
try {
  const all = { passed: 0, failed: 0 };
  for (const release of chosenReleases()) {
    const { passed, failed } = await tryRelease(release);
    all.passed += passed;
    all.failed += failed;
  }
  console.log(`\n${all.passed} passed, ${all.failed} failed`);
  process.exitCode = all.failed === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await closeAll();
}
