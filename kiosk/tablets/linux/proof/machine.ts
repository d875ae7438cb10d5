import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Ended, must, run, until } from './command.ts';
import type { Network } from './network.ts';
import { type Places, ROOT } from './places.ts';

/** Where the machine sees the project. */
export const PROJECT = '/root/lobby-kiosk';

/** A machine booted by systemd-nspawn: a system of its own with systemd, on a network of its own. */
export class Machine {
  readonly places: Places;
  readonly #root: string;
  readonly #project: string;
  #child: ChildProcess | undefined;

  constructor(
    places: Places,
    private readonly network: Network,
  ) {
    this.places = places;
    this.#root = join(places.changes, 'root');
    this.#project = join(places.changes, 'project');
  }

  /** A new machine's disk: the minimal system, and nothing changed yet. */
  async open(): Promise<void> {
    const { base, changes } = this.places;
    await run('rm', ['-rf', changes], 300_000);
    const [upper, work] = [join(changes, 'upper'), join(changes, 'work')];
    for (const folder of [upper, work, this.#root]) mkdirSync(folder, { recursive: true });
    // A copy: edits during the run do not change it.
    cpSync(join(ROOT, 'kiosk/tablets/linux'), join(this.#project, 'kiosk/tablets/linux'), {
      recursive: true,
    });
    const layers = `lowerdir=${base},upperdir=${upper},workdir=${work}`;
    await must('mount', ['-t', 'overlay', 'overlay', '-o', layers, this.#root]);
  }

  /** Switches it on, and waits until it has started everything. */
  async boot(): Promise<void> {
    const { name, packages, group } = this.places;
    mkdirSync(group, { recursive: true });
    const child = spawn(
      'sh',
      [
        '-c',
        'echo $$ >"$1/cgroup.procs" && shift && exec "$@"',
        'sh',
        group,
        'systemd-nspawn',
        '--quiet',
        '--boot',
        `--directory=${this.#root}`,
        `--machine=${name}`,
        '--console=pipe',
        '--keep-unit',
        '--register=no',
        '--link-journal=no',
        '--resolv-conf=off',
        '--timezone=off',
        `--network-namespace-path=${this.network.path}`,
        `--bind=${packages}:/var/cache/apt/archives`,
        `--bind-ro=${this.#project}:${PROJECT}`,
      ],
      { stdio: 'ignore', env: { ...process.env, SYSTEMD_NSPAWN_UNIFIED_HIERARCHY: '1' } },
    );
    this.#child = child;
    await until('the machine has started', 90, async () => {
      if (child.exitCode !== null) throw new Error(`systemd-nspawn ended with ${child.exitCode}.`);
      const { text } = await this.run('systemctl is-system-running', 10_000).catch(() => ({ text: '' }));
      return ['running', 'degraded'].includes(text.trim());
    });
  }

  /** Pulls the plug: everything on it ends at once, and nothing is tidied up. */
  async cutPower(): Promise<void> {
    const { group } = this.places;
    const child = this.#child;
    this.#child = undefined;
    if (existsSync(group)) writeFileSync(join(group, 'cgroup.kill'), '1');
    if (child !== undefined) await until('the machine is off', 20, async () => hasEnded(child), 50);
    await until('its processes have ended', 20, async () => isEmpty(group), 50);
    removeGroup(group);
  }

  /** Shuts it down as `poweroff` does. */
  async shutDown(): Promise<void> {
    const child = this.#child;
    if (child === undefined) return;
    await this.run('systemctl poweroff').catch(() => undefined);
    await until('the machine is off', 120, async () => hasEnded(child));
    this.#child = undefined;
    removeGroup(this.places.group);
  }

  /** Runs a script in the machine, as root. */
  async run(script: string, ms = 60_000): Promise<Ended> {
    const first = this.#firstProcess();
    if (first === undefined) throw new Error('The machine is off.');
    const clean = ['env', '-i', 'PATH=/usr/sbin:/usr/bin:/sbin:/bin', 'HOME=/root', 'LANG=C.UTF-8'];
    const shell = ['sh', '-c', `cd / && ${script}`];
    return run('nsenter', ['--target', String(first), '--all', '--', ...clean, ...shell], ms);
  }

  /** Runs a script that has to succeed, and gives what it wrote. @throws {Error} with what it wrote */
  async must(script: string, ms?: number): Promise<string> {
    const { code, text } = await this.run(script, ms);
    if (code !== 0) throw new Error(`"${script}" ended with ${code}:\n${text.trim()}`);
    return text;
  }

  /** The command by which a person gets into it. */
  entrance(): string {
    return `nsenter --target ${this.#firstProcess() ?? '?'} --all`;
  }

  /** Writes a file in the machine and notifies no program there. */
  async write(path: string, text: string): Promise<void> {
    const body = Buffer.from(text).toString('base64');
    await this.must(`mkdir -p "$(dirname '${path}')" && echo ${body} | base64 -d >'${path}'`);
  }

  async close(): Promise<void> {
    await this.cutPower();
    await run('umount', ['--lazy', this.#root]);
    await run('rm', ['-rf', this.places.changes], 300_000);
  }

  #firstProcess(): number | undefined {
    const pid = this.#child?.pid;
    if (pid === undefined) return undefined;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return children === '' ? undefined : Number(children.split(' ').at(-1));
  }
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

function isEmpty(group: string): boolean {
  const events = join(group, 'cgroup.events');
  return !existsSync(events) || readFileSync(events, 'utf8').includes('populated 0');
}

/** A control group goes only when those below it have gone. */
function removeGroup(group: string): void {
  if (!existsSync(group)) return;
  for (const entry of readdirSync(group, { withFileTypes: true }))
    if (entry.isDirectory()) removeGroup(join(group, entry.name));
  rmdirSync(group);
}

/** Removes the rest of a killed run. */
export async function removeLeftovers(places: Places, network: Network): Promise<void> {
  const machine = new Machine(places, network);
  await machine.close();
  await network.close();
  await pause(100);
}
