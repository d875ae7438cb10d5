import { type ChildProcessWithoutNullStreams, execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { makeCertificate } from '../../../kiosk/deploy/run-nginx.ts';

const PARTS = resolve('tests/kiosk/support/guide-machine');
/** The guide's user, by number. */
const USER = 1000;
export const HOMES = { staff: 'home/staff', root: 'root' } as const;
/** Replace programs that need a whole machine. */
const STAND_INS = ['sudo', 'nano', 'systemctl', 'journalctl'];
/** A Debian of its own (`npm run lab -- guides`), or this machine. */
const { GUIDES_SYSTEM: SYSTEM = '/' } = process.env;
/** The guides' packages besides nginx; this machine's Node may not be Debian's. */
const ASKED_FOR = SYSTEM === '/' ? ['openssl'] : ['openssl', 'nodejs'];
const SPACES = ['--mount', '--net', '--pid', '--fork', '--kill-child'];

export interface CommandResult {
  readonly status: number;
  readonly output: string;
}

export function whyNoMachine(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/dpkg-query'))
    return 'the guides’ machine needs root on Debian';
  const tried = spawnSync('unshare', [...SPACES, 'ip', 'link', 'set', 'lo', 'up']);
  return tried.status === 0
    ? undefined
    : 'the guides’ machine needs iproute2, and a right to mount (in a container: --privileged)';
}

/**
 * A fresh Debian server below a folder, with Debian's usual programs, Node and a sudo user. In its network
 * https://pms.example.jp is a demo hotel. Commands run in turn in one shell, as over SSH.
 */
export class GuideMachine {
  readonly #shell: ChildProcessWithoutNullStreams;
  #output = '';
  #onOutput: () => void = () => undefined;

  readonly root: string;

  /** @param folder an empty private one: the machine's sudo needs no password @param user logged in */
  constructor(folder: string, user: 'staff' | 'root') {
    this.root = join(folder, 'machine');
    const { root } = this;
    furnish(root);
    const boot = [
      join(PARTS, 'boot.sh'),
      root,
      SYSTEM,
      realpathSync(process.execPath),
      join(PARTS, 'hotel.ts'),
    ];
    const id = user === 'root' ? 0 : USER;
    this.#shell = spawn('unshare', [...SPACES, ...boot, `${id}:${id}`, `/${HOMES[user]}`]);
    for (const stream of [this.#shell.stdout, this.#shell.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.#output += text;
        this.#onOutput();
      });
    this.#shell.on('close', () => this.#onOutput());
  }

  at = (path: string): string => join(this.root, path);

  /** Runs a command in the shell. @param typed input while it runs @throws {Error} if the machine has ended */
  async run(command: string, typed = ''): Promise<CommandResult> {
    this.#output = '';
    const end = randomUUID();
    // The end of the line ends a remark.
    const script = `{ ${command}\n} 2>&1 <<'TYPED'\n${typed}\nTYPED\nprintf '%s ${end}' $?\n`;
    this.#shell.stdin.write(script);
    while (!this.#output.endsWith(` ${end}`)) {
      if (this.#shell.exitCode !== null) throw new Error(`The machine has ended: ${this.#output}`);
      await new Promise<void>((next) => {
        this.#onOutput = next;
      });
    }
    const [, output = '', status] = /^([\s\S]*?)(\d+) \S+$/u.exec(this.#output) ?? [];
    return { status: Number(status), output };
  }

  off(): void {
    this.#shell.kill('SIGKILL');
  }
}

function furnish(root: string): void {
  for (const folder of [
    'dev',
    'etc/systemd/system',
    'home/staff',
    'machine/bin',
    'opt',
    'proc',
    'root',
    'run',
    'srv',
    'tmp',
    'usr',
    'var/lib',
    'var/log',
  ])
    mkdirSync(join(root, folder), { recursive: true });
  chmodSync(join(root, 'tmp'), 0o1777);
  chmodSync(join(root, 'root'), 0o700);
  chownSync(join(root, 'home/staff'), USER, USER);
  for (const name of ['bin', 'sbin', 'lib', 'lib64']) {
    const path = join(SYSTEM, name);
    if (!existsSync(path)) continue;
    if (lstatSync(path).isSymbolicLink()) symlinkSync(readlinkSync(path), join(root, name));
    else mkdirSync(join(root, name));
  }
  const write = (name: string, text: string) => writeFileSync(join(root, name), text);
  write('etc/passwd', `root:x:0:0::/root:/bin/sh\nstaff:x:${USER}:${USER}::/home/staff:/bin/sh\n`);
  write('etc/group', `root:x:0:\nstaff:x:${USER}:\n`);
  write('etc/hosts', '127.0.0.1 localhost pms.example.jp\n');
  write('etc/nsswitch.conf', 'hosts: files\n');
  for (const part of ['alternatives', 'ld.so.cache', 'ssl/openssl.cnf'])
    cpSync(join(SYSTEM, 'etc', part), join(root, 'etc', part), { recursive: true, verbatimSymlinks: true });
  const programs = join(root, 'machine/bin');
  const usual = new Map(usualPrograms().map((path) => [basename(path), path]));
  for (const [name, path] of usual) if (!STAND_INS.includes(name)) symlinkSync(path, join(programs, name));
  for (const name of STAND_INS) cpSync(join(PARTS, name), join(programs, name));
  // The machine's own Node is one of its programs.
  if (SYSTEM === '/') write('machine/bin/node', '');
  execFileSync('mkfifo', [join(root, 'machine/open')]);
  cpSync(join(SYSTEM, 'usr/bin/setpriv'), join(root, 'machine/as-root'));
  chmodSync(join(root, 'machine/as-root'), 0o4755);
  makeCertificate(join(root, 'machine'), 365);
}

/** Debian's standard utilities that are installed here. */
function usualPrograms(): readonly string[] {
  const packages = `--admindir=${join(SYSTEM, 'var/lib/dpkg')}`;
  const ask = (program: string, ...args: readonly string[]) =>
    execFileSync(program, [packages, ...args], { encoding: 'utf8', maxBuffer: 1e8 });
  const list = ask('dpkg-query', '-W', '-f', `\${Priority} \${binary:Package}\n`);
  const usual = [...list.matchAll(/^(?:required|important|standard) (\S+)$/gmu)].map(([, name = '']) => name);
  const files = ask('dpkg', '-L', ...usual, ...ASKED_FOR).split('\n');
  const isThere = (path: string) => lstatSync(join(SYSTEM, path), { throwIfNoEntry: false }) !== undefined;
  const programs = files.filter((path) => /^(\/usr)?\/s?bin\/[^/]+$/u.test(path) && isThere(path));
  // Such as awk, which mawk is.
  const choices = join(SYSTEM, 'etc/alternatives');
  const chosen = readdirSync(choices, { withFileTypes: true })
    .filter((entry) => entry.isSymbolicLink() && programs.includes(readlinkSync(join(choices, entry.name))))
    .map(({ name }) => `/usr/bin/${name}`)
    .filter(isThere);
  return [...programs, ...chosen];
}
