import { type ChildProcess, spawn } from 'node:child_process';
import { z } from 'zod';
import { answers, until } from './command.ts';
import { type Places, ROOT } from './places.ts';

export const HOTEL_PORT = 4173;

const list = z.object({ tablets: z.array(z.looseObject({ device: z.string() })) });

/** The built gateway with the demo hotel, on this machine's end of the cable. */
export class Hotel {
  readonly address: string;
  readonly #host: string;
  #child: ChildProcess | undefined;

  constructor({ host }: Places) {
    this.#host = host;
    this.address = `http://${host}:${HOTEL_PORT}`;
  }

  async open(): Promise<void> {
    this.#child = spawn(process.execPath, ['dist-server/gateway-with-demo.js'], {
      cwd: ROOT,
      // The end of the cable is an address of this machine that only the container reaches.
      env: { PATH: process.env.PATH, HOST: this.#host, TRUST_PROXY: '1', PORT: String(HOTEL_PORT) },
      stdio: 'ignore',
    });
    await until('the gateway answers', 20, async () => {
      if (this.#child?.exitCode !== null) throw new Error('The gateway ended at its start.');
      return answers(`${this.address}/healthz`);
    });
  }

  /** The ids of the tablets that the gateway has heard of. */
  async tablets(): Promise<readonly string[]> {
    const answer = await fetch(`${this.address}/tablets.json`);
    return list.parse(await answer.json()).tablets.map(({ device }) => device);
  }

  async close(): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }
}
