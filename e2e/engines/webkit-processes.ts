import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { freePort } from '../../kiosk/deploy/run-nginx.ts';

const TIMEOUT_MS = 20_000;

/** A virtual screen and the driver of WebKitGTK's small browser. */
export interface WebKitProcesses {
  readonly address: string;
  end(): Promise<void>;
}

/** Starts both. @throws if one fails */
export async function startWebKit(): Promise<WebKitProcesses> {
  // Leaves the user's own files alone.
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1500x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const end = async (driver?: ChildProcess) => {
    if (driver) await ended(driver);
    await ended(screen);
    // The browser's last writes are not worth a failed test.
    await rm(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }).catch(() => undefined);
  };
  try {
    const port = await freePort();
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: `:${await displayOf(screen)}`,
        LIBGL_ALWAYS_SOFTWARE: '1',
        HOME: home,
        XDG_CONFIG_HOME: home,
        XDG_CACHE_HOME: home,
        XDG_DATA_HOME: home,
        LANGUAGE: 'ja',
        GSETTINGS_BACKEND: 'memory',
        NO_AT_BRIDGE: '1',
        MESA_SHADER_CACHE_DISABLE: 'true',
      },
    });
    driver.on('error', () => undefined);
    const address = `http://127.0.0.1:${port}`;
    await answers(`${address}/status`).catch(async (error: unknown) => {
      await end(driver);
      throw error;
    });
    return { address, end: () => end(driver) };
  } catch (error) {
    await end();
    throw error;
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill();
  await exit;
}

function displayOf(screen: ChildProcess): Promise<string> {
  const said = screen.stdio[3];
  return new Promise((resolve, reject) => {
    screen.on('error', reject);
    screen.on('exit', () => reject(new Error('Xvfb has ended')));
    setTimeout(() => reject(new Error('Xvfb does not start')), TIMEOUT_MS).unref();
    if (said instanceof Readable) said.once('data', (number) => resolve(String(number).trim()));
  });
}

async function answers(address: string): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    try {
      await fetch(address);
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
