import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { secondsSince } from './command.ts';
import { Hotel } from './hotel.ts';
import type { Lab, Story } from './lab.ts';
import { Machine, removeLeftovers } from './machine.ts';
import { Network } from './network.ts';
import { openPackages, sourcesOf } from './packages.ts';
import { CACHE, type Places, placesOf, RELEASES, type Release } from './places.ts';
import { drawViews } from './reference.ts';
import { type Result, report } from './report.ts';
import { Screen } from './screen.ts';
import { install } from './stories/install.ts';
import { STORIES } from './stories.ts';
import { ensureSystem } from './system.ts';

/** `npm run lab -- kiosk-session [--debian 12|13] [--stay] [WORDS…]`: see kiosk/lab/kiosk-session.mjs, which prepares it. */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { debian: { type: 'string' }, stay: { type: 'boolean', default: false } },
});

const isRelease = (name: string): name is `${Release}` => Object.keys(RELEASES).includes(name);

function chosenReleases(): readonly Release[] {
  const { debian } = values;
  if (debian === undefined) return [12, 13];
  if (!isRelease(debian))
    throw new Error(`--debian takes ${Object.keys(RELEASES).join(' or ')}, not ${debian}.`);
  return [debian === '12' ? 12 : 13];
}

/** The others need the installation. */
const isChosen = ([name, story]: (typeof STORIES)[number]): boolean =>
  story === install || positionals.length === 0 || positionals.some((word) => name.includes(word));

/** Two runs of one release would end each other. */
function claim({ owner, release }: Places): void {
  mkdirSync(CACHE, { recursive: true });
  const other = existsSync(owner) ? readFileSync(owner, 'utf8') : '';
  if (other !== '' && existsSync(`/proc/${other}`)) {
    throw new Error(`Debian ${release} is being tried by process ${other}: wait for it.`);
  }
  writeFileSync(owner, String(process.pid));
}

/** Closes everything that the proof opened, the last first, also after a failure. */
const closing: (() => Promise<unknown>)[] = [];

/** True once somebody has ended this run: later failures say nothing. */
let isStopping = false;

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

async function tell(name: string, story: Story, lab: Lab): Promise<Result> {
  const start = Date.now();
  try {
    const words = String((await story(lab)) ?? '');
    console.log(`ok      ${name} (${secondsSince(start)})${words === '' ? '' : `: ${words}`}`);
    return { name, passed: true, words };
  } catch (error) {
    const words = (error instanceof Error ? error.message : String(error)).trim();
    const said = await lab.machine
      .run('journalctl -u lobby-screen -n 12 -o cat --no-pager')
      .catch(() => undefined);
    const lines = [words, "the session's words:", ...(said?.text.trim().split('\n') ?? [])];
    console.log(
      `not ok  ${name} (${secondsSince(start)})\n        ${lines.join('\n').replaceAll('\n', '\n        ')}`,
    );
    await lab.screen.keep(`not-ok-${name.replaceAll(/\W+/gu, '-').slice(0, 40)}`);
    return { name, passed: false, words };
  }
}

async function versions({ machine }: Lab): Promise<string> {
  const { text } = await machine.run('dpkg-query -W chromium cage seatd systemd');
  return text.trim().replaceAll('\t', ' ').replaceAll('\n', ', ');
}

/** Leaves the machine running for somebody who looks into it, until this process is ended. */
async function stay({ machine }: Lab): Promise<void> {
  console.log(`The machine runs until Ctrl+C: ${machine.entrance()}`);
  await new Promise(() => setInterval(() => undefined, 60_000));
}

async function tryRelease(release: Release): Promise<readonly Result[]> {
  console.log(`\nDebian ${release}`);
  const lab = await openLab(placesOf(release));
  const stories: Result[] = [];
  let installed = '';
  for (const [name, story] of STORIES.filter(isChosen)) {
    if (isStopping) break;
    const result = await tell(name, story, lab);
    stories.push(result);
    if (story !== install) continue;
    if (!result.passed) break;
    installed = await versions(lab);
    console.log(`        with ${installed}`);
  }
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} processors, ${Math.round(totalmem() / 2 ** 30)} GB`;
  if (stories.length === STORIES.length && !isStopping)
    report(release, { day, machine, versions: installed, stories });
  if (values.stay) await stay(lab);
  await closeAll();
  return stories;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    isStopping = true;
    void closeAll().then(() => process.exit(1));
  });
}
try {
  const all: Result[] = [];
  for (const release of chosenReleases()) all.push(...(await tryRelease(release)));
  const failed = all.filter(({ passed }) => !passed).length;
  console.log(`\n${all.length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await closeAll();
}
