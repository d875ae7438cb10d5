import { expect } from 'vitest';
import type { GuideCommand } from './guide.ts';
import type { GuideMachine } from './guide-machine.ts';

/** Commands left out, with reasons. */
const LEFT_OUT: readonly (readonly [command: RegExp, why: string])[] = [
  [/^npm run release\b/u, 'the release is there already'],
  [/^(scp|ssh) /u, 'the archive is there already, and the user is logged in'],
  [/^(sudo )?apt-get /u, 'the machine has no Internet; it has what these commands install, but nginx'],
  [/^kiosk\/deploy\/nginx\/|^systemctl .* nginx$|^rm .*\/etc\/nginx/u, 'there is no nginx: nginx.test.ts'],
  [/^sudo (kiosk\/tablets\/linux\/|lobby-screen )/u, 'it needs a screen: npm run lab -- kiosk-session'],
  [/^sudo reboot$/u, 'nothing of the server needs it'],
];
const used = new Set<RegExp>();

export const unusedExceptions = (): readonly string[] =>
  LEFT_OUT.filter(([pattern]) => !used.has(pattern)).map(([pattern]) => pattern.source);

/** The reader's choices: a PIN and a key. */
export const PIN = '48291576';
const CLIENT_KEY = ['--client-key KEY', '--client-key demo-client'] as const;

export class GuideWalk {
  /** @param edit changes a whole file as the guide says */
  constructor(
    readonly machine: GuideMachine,
    private readonly edit: () => Promise<string>,
  ) {}

  /** Runs commands and compares their output with the guide. */
  async follow(commands: readonly GuideCommand[]): Promise<void> {
    expect(commands.length).toBeGreaterThan(0);
    for (const command of commands) await this.#runOne(command);
  }

  async run(command: string, typed?: string): Promise<string> {
    const { status, output } = await this.machine.run(command, typed);
    expect(status, `${command}\n${output}`).toBe(0);
    return output;
  }

  async health(): Promise<unknown> {
    return JSON.parse(await this.run('wget -qO- http://127.0.0.1:4173/healthz?strict'));
  }

  async #runOne({ page, text, prints }: GuideCommand): Promise<void> {
    const leftOut = LEFT_OUT.find(([pattern]) => pattern.test(text));
    if (leftOut !== undefined) {
      used.add(leftOut[0]);
      return;
    }
    const command = text.replace(...CLIENT_KEY);
    if (/gateway\.js$/u.test(command)) return this.#serve(command);
    const typed = /\bnano /u.test(command) ? await this.edit() : PIN;
    const { status, output } = await this.machine.run(command, typed);
    expect(status, `${page}: ${text}\n${output}`).toBe(0);
    if (prints.length > 0) expect(output.trimEnd().split('\n'), `${page}: ${text}`).toEqual(prints);
  }

  /** Starts a server and waits for its answer. */
  async #serve(command: string): Promise<void> {
    await this.run(`${command} </dev/null >gateway.log 2>&1 & gateway=$!`);
    const asked = 'wget -qO- --tries=30 --waitretry=1 --retry-connrefused http://127.0.0.1:4173/healthz';
    const { output } = await this.machine.run(asked);
    expect(output, `${command}\n${await this.run('cat gateway.log')}`).toContain('"status":"ok"');
    await this.run('kill $gateway; wait $gateway || true');
  }
}
