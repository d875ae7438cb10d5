import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { buildStale, PARTS } from '../../commands/build.mjs';
import { type Group, Tally, type Target } from './group.ts';
import { heartbeats } from './groups/heartbeats.ts';
import { GROUPS } from './groups.ts';
import { type Opened, openInProcess, type Parts } from './in-process.ts';
import { openProcess } from './process.ts';

/**
 * `npm run lab -- attack [http://127.0.0.1:8080] [--quick] [--only paths]`: attacks a gateway and says what got through. Exit code
 * 1 when anything did.
 */

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const BUILT = join(ROOT, 'dist-server/gateway-with-demo.js');
const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);
/** How many findings of one kind are printed. */
const MAX_LINES = 25;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    gateway: { type: 'string' },
  },
});

const groups = GROUPS.filter(({ name }) => values.only === undefined || name.startsWith(values.only));

/** The file of the gateway that was asked for, or of this tree's, built. */
async function gatewayToAttack(): Promise<string> {
  if (values.gateway !== undefined) return join(resolve(values.gateway), 'kiosk/demo-hotel/gateway.ts');
  if ((await buildStale([PARTS.server])) !== 0) throw new Error('The gateway was not built.');
  return BUILT;
}

/** @throws {Error} with one sentence when it may not be attacked */
function deployed(address: string, size: number): Target {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || url.protocol !== 'http:' || !LOOPBACK.has(url.hostname))
    throw new Error(
      `Only a gateway on this machine is attacked, such as http://127.0.0.1:8080, not ${address}.`,
    );
  const host = url.hostname.replace(/^\[|\]$/gu, '');
  return { host, port: Number(url.port || 80), behind: 'unknown', size };
}

async function attackDeployed(address: string, size: number): Promise<number> {
  const target = deployed(address, size);
  console.log(
    `Attacking ${address}: no call that changes something at a hotel is made, and no tablet is invented.`,
  );
  return attack(groups, [target]);
}

/** Gateways of the suite's own: before a hostile hotel, before the demo hotel, and one whose clock can be moved. */
async function attackOwn(main: string, size: number): Promise<number> {
  const opened: Opened[] = [];
  try {
    for (const behind of ['hostile-hotel', 'demo-hotel', 'guarded'] as const)
      opened.push(await openProcess(main, behind, size));
    if (groups.includes(heartbeats))
      opened.push(await openInProcess(await partsOf(main), 'hostile-hotel', size));
    return await attack(
      groups,
      opened.map(({ target }) => target),
    );
  } finally {
    for (const one of opened) await one.close();
  }
}

/** The parts of the gateway that is attacked; those of a built one are in its sources. */
async function partsOf(main: string): Promise<Parts> {
  const kiosk = main.endsWith('.ts') ? resolve(main, '../..') : join(ROOT, 'kiosk');
  const from = async (path: string) => import(pathToFileURL(join(kiosk, path)).href);
  const { createGateway, listen } = await from('server/index.ts');
  const { createDemoHotel } = await from('demo-hotel/index.ts');
  return { createGateway, listen, createDemoHotel };
}

async function attack(chosen: readonly Group[], targets: readonly Target[]): Promise<number> {
  const all = new Tally();
  for (const group of chosen) {
    const tally = new Tally();
    for (const target of targets.filter(({ behind }) => group.against.includes(behind))) {
      // A clock that can be moved is for heartbeats, all else is asked of a process of its own.
      if (target.forward !== undefined && group !== heartbeats) continue;
      const { attacks, findings } = await group.run(target);
      tally.attacks += attacks;
      tally.findings.push(...findings);
    }
    if (tally.attacks === 0) continue;
    all.attacks += tally.attacks;
    all.findings.push(...tally.findings);
    console.log(`${group.name}: ${counted(tally)}`);
    for (const finding of tally.findings.slice(0, MAX_LINES)) console.log(`  ${finding}`);
    if (tally.findings.length > MAX_LINES) console.log(`  and ${tally.findings.length - MAX_LINES} more`);
  }
  console.log(`In all: ${counted(all)}`);
  return all.findings.length;
}

const counted = ({ attacks, findings }: Tally): string =>
  `${attacks.toLocaleString('en')} attacks, ${findings.length === 0 ? 'nothing got through' : `${findings.length} findings`}`;

try {
  const size = values.quick ? 0.1 : 1;
  const [address] = positionals;
  const found =
    address === undefined
      ? await attackOwn(await gatewayToAttack(), size)
      : await attackDeployed(address, size);
  process.exitCode = found === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
