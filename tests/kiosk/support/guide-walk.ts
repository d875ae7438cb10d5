import { expect } from 'vitest';
import type { GuideCommand } from './guide.ts';
import type { GuideMachine } from './guide-machine.ts';

/** What is not run on the guides' machine, each with the reason. */
const LEFT_OUT: readonly (readonly [command: RegExp, why: string])[] = [
  [/^npm run release\b/u, 'the release is there already'],
  [/^(scp|ssh) /u, 'the archive is there already, and the user is logged in'],
  [/^sudo apt-get /u, 'the machine has no Internet; it has what these commands install'],
  [
    /^sudo (kiosk\/tablets\/linux\/install\.sh|lobby-screen) /u,
    'it needs a screen: npm run lab -- kiosk-session',
  ],
  [/^sudo reboot$/u, 'nothing of the server needs it'],
];

/** What a guide leaves to its reader. */
const PIN = '482915';
const TYPED: readonly (readonly [command: RegExp, typed: string])[] = [[/make-pin-hash/u, PIN]];
const CLIENT_KEY = ['--client-key KEY', '--client-key demo-client'] as const;
const HASH = 'pbkdf2-sha256$…';

/** Follows guides on a machine, command by command. */
export class GuideWalk {
  /** The last hash of a PIN that was printed. */
  #hash = HASH;
  readonly #used = new Set<RegExp>();

  constructor(readonly machine: GuideMachine) {}

  /** Runs commands, and expects that each does what its guide says. */
  async follow(commands: readonly GuideCommand[]): Promise<void> {
    expect(commands.length).toBeGreaterThan(0);
    for (const command of commands) await this.#runOne(command);
  }

  /** Runs a command of the test's own, which has to pass. */
  async run(command: string, typed?: string): Promise<string> {
    const { status, output } = await this.machine.run(command, typed);
    expect(status, `${command}\n${output}`).toBe(0);
    return output;
  }

  /** What would be left out of no guide any more. */
  unused(): readonly string[] {
    return LEFT_OUT.filter(([pattern]) => !this.#used.has(pattern)).map(([pattern]) => pattern.source);
  }

  async #runOne({ page, text, prints, typed }: GuideCommand): Promise<void> {
    const leftOut = LEFT_OUT.find(([pattern]) => pattern.test(text));
    if (leftOut !== undefined) {
      this.#used.add(leftOut[0]);
      return;
    }
    const command = text.replace(...CLIENT_KEY);
    if (/gateway\.js$/u.test(command)) return this.#serve(command);
    const own = TYPED.find(([pattern]) => pattern.test(command))?.[1];
    const { status, output } = await this.machine.run(command, own ?? typed.replace(HASH, () => this.#hash));
    expect(status, `${page}: ${text}\n${output}`).toBe(0);
    if (prints.length > 0) expect(output.trimEnd().split('\n'), `${page}: ${text}`).toEqual(prints);
    this.#hash = /pbkdf2-sha256\$\d\S+/u.exec(output)?.[0] ?? this.#hash;
  }

  /** A server that runs until it is ended: it has to answer. */
  async #serve(command: string): Promise<void> {
    await this.run(`${command} </dev/null >gateway.log 2>&1 & gateway=$!`);
    const asked = 'wget -qO- --tries=30 --waitretry=1 --retry-connrefused http://127.0.0.1:4173/healthz';
    const { output } = await this.machine.run(asked);
    expect(output, `${command}\n${await this.run('cat gateway.log')}`).toContain('"status":"ok"');
    await this.run('kill $gateway; wait $gateway || true');
  }
}
