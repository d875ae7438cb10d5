import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { expect, onTestFinished } from 'vitest';
import { startProgram } from './program.ts';

const HOTEL = `
  const [port, host] = process.argv.slice(1);
  require('node:http').createServer((_, answer) => answer.end('{}'))
    .listen({ port: Number(port), host, backlog: 1 }, () => console.log('open'));`;

/** The kernel's state of unanswered connections. */
const SYN_SENT = '02';
const connections = () =>
  readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/u))
    .map(([, , remote = '', state = '']) => ({
      remotePort: Number.parseInt(remote.split(':')[1] ?? '', 16),
      state,
    }));

/** Connections to a port that have begun and are not there yet. */
const beginning = (port: number): number =>
  connections().filter(({ remotePort, state }) => remotePort === port && state === SYN_SENT).length;

/** A hotel with a stopped process and a full queue, until the test ends. @returns lets it accept, once another waits */
export async function openStoppedHotel(port: number, host: string): Promise<{ goOn(): Promise<void> }> {
  const { child, output } = startProgram([process.execPath, '-e', HOTEL, String(port), host]);
  onTestFinished(() => void child.kill('SIGKILL'));
  await expect.poll(output).toContain('open');
  child.kill('SIGSTOP');
  while (beginning(port) === 0) {
    const socket = connect(port, host).on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
    // A fitting connection is there at once.
    const isThere = once(socket, 'connect').then(() => true);
    await Promise.race([isThere, expect.poll(() => beginning(port)).toBe(1)]);
  }
  return {
    async goOn() {
      await expect.poll(() => beginning(port)).toBe(2);
      child.kill('SIGCONT');
    },
  };
}
