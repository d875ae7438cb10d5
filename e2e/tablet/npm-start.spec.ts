import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { freePort } from '../../kiosk/deploy/run-nginx.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

const isUp = async (port: number): Promise<boolean> => {
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
  return answer?.status === 200;
};

for (const [event, signal] of [
  ['is told to stop', 'SIGTERM'],
  ['is stopped by Ctrl-C', 'SIGINT'],
  ['is killed', 'SIGKILL'],
] as const) {
  test(`npm start that ${event} leaves nothing behind`, async () => {
    test.skip(signal === 'SIGKILL' && process.platform !== 'linux', 'nobody hears there that npm was killed');
    const port = await freePort();
    const env = { ...process.env, PORT: String(port) };
    const npm = spawn('npm', ['start'], { cwd: PROJECT, stdio: 'ignore', detached: true, env });
    if (npm.pid === undefined) throw new Error('npm cannot be started');
    try {
      await expect.poll(() => isUp(port), { timeout: 180_000 }).toBe(true);
      // A terminal signals all processes, another sender only one.
      process.kill(signal === 'SIGINT' ? -npm.pid : npm.pid, signal);
      await expect.poll(() => isUp(port)).toBe(false);
    } finally {
      endGroup(npm.pid);
    }
  });
}

function endGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // All processes have ended.
  }
}
