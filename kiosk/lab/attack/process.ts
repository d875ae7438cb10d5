import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeFolders } from './folders.ts';
import { type Behind, WATCH_TOKEN } from './group.ts';
import { openHostileHotel } from './hostile-hotel.ts';
import type { Opened } from './in-process.ts';
import { measure } from './measured.ts';
import { serviceLimits } from './service-limits.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const START_MS = 30_000;

/** Starts a gateway as a process of its own with the limits of the service, so that what it uses can be read. */
export async function openProcess(
  main: string,
  behind: Exclude<Behind, 'unknown'>,
  size: number,
): Promise<Opened> {
  const folders = makeFolders();
  const hostile = behind === 'hostile-hotel' ? await openHostileHotel() : undefined;
  const env = {
    PATH: process.env.PATH,
    PORT: '0',
    FILES: folders.files,
    ...(hostile === undefined
      ? {}
      : { TENANT: folders.tenant, HOTEL_URL: hostile.url, ADDRESS_URL: hostile.url }),
    ...(behind === 'guarded' ? { WATCH_TOKEN } : {}),
  };
  const end = () => {
    hostile?.close();
    folders.clear();
  };
  const { child, port, close } = await startGateway(main, env).catch((error: unknown) => {
    end();
    throw error;
  });
  const startWith = (more: Readonly<Record<string, string>>) =>
    startGateway(main, { PATH: process.env.PATH, PORT: '0', FILES: folders.files, ...more }).then(
      (started) => ({ host: '127.0.0.1', port: started.port, close: started.close }),
      () => undefined,
    );
  const measured = measure(child.pid ?? 0);
  return {
    target: {
      host: '127.0.0.1',
      port,
      behind,
      size,
      tenant: folders.tenant,
      ...(hostile === undefined ? {} : { hotel: hostile }),
      startWith,
      async takes(settings) {
        writeFileSync(join(folders.tenant, 'config.json'), JSON.stringify(settings));
        const started = await startWith({ TENANT: folders.tenant, HOTEL_URL: 'http://127.0.0.1:1' });
        await started?.close();
        return started !== undefined;
      },
      ...(measured === undefined
        ? {}
        : { memory: measured.memory, service: { limits: serviceLimits(), ...measured } }),
    },
    async close() {
      await close();
      end();
    },
  };
}

interface Running {
  readonly child: ChildProcess;
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** @throws {Error} with what it said, when it ends or does not say its port */
async function startGateway(main: string, env: NodeJS.ProcessEnv): Promise<Running> {
  const limits = serviceLimits();
  const node = [process.execPath, ...(main.endsWith('.ts') ? ['--import', 'tsx'] : []), main];
  // The shell becomes the gateway. Memory is only measured: a process that was ended for it could not be asked afterwards.
  const child = spawn('sh', ['-c', `ulimit -n ${limits.handles} && exec "$@"`, 'sh', ...node], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const close = async () => {
    child.kill();
    await ended;
  };
  const told: string[] = [];
  const port = await new Promise<number>((resolve, reject) => {
    const deadline = setTimeout(
      () => reject(new Error(`The gateway did not start: ${told.join('')}`)),
      START_MS,
    );
    const read = (chunk: Buffer) => {
      told.push(chunk.toString());
      const found = /http:\/\/[^/:]+:(\d+)/u.exec(told.join(''))?.[1];
      if (found === undefined) return;
      clearTimeout(deadline);
      resolve(Number(found));
    };
    child.stdout.on('data', read);
    // Read and dropped: the gateway waits when nobody reads its output.
    child.stderr.on('data', (chunk: Buffer) => told.length < 50 && told.push(chunk.toString()));
    child.once('close', (code) => {
      clearTimeout(deadline);
      reject(new Error(`The gateway ended with ${code}: ${told.join('')}`));
    });
  }).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return { child, port, close };
}
