import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDemoHotel, type DemoHotel } from '../../kiosk/demo-hotel/index.ts';
import { witness } from '../../kiosk/demo-hotel/witness.ts';
import { merge, type Settings, SYSTEMS, type System } from '../../kiosk/guest/settings.ts';
import { createGateway, type Listening, listen } from '../../kiosk/server/index.ts';
import { StaticFiles } from '../../kiosk/server/static.ts';
import { BUILT, BUILT_CONTRACT } from './built.ts';

export type { Settings, System } from '../../kiosk/guest/settings.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** A test's hotel: the built app, its settings and a demo hotel. */
export interface Tenant {
  readonly url: string;
  readonly hotel: DemoHotel;
  configure(settings: Settings): void;
  words(language: 'ja' | 'en', file: string): void;
  /**
   * Ends the server like a lost network.
   * @throws {Error} naming call, place and value of a difference from the contract
   */
  close(): Promise<void>;
}

const sample = (): Settings => JSON.parse(readFileSync(path('../../public/data/config.json'), 'utf8'));

/** A keyboard types, unless the story is about the keypad. */
const TYPING = { kiosk: { on_screen_keyboard: 'off' } } as const satisfies Settings;

/** The built app, read once for all tenants of a worker: it never changes. */
const built = new StaticFiles([BUILT], { recheckMs: 1, now: () => 0 });

/**
 * Opens a tenant on a free port: the built app, sample settings, a demo hotel.
 * @param today stops the hotel's clock
 * @param deployment a changing folder of the built app
 */
export async function openTenant(system: System, today?: string, deployment?: string): Promise<Tenant> {
  const clock = today === undefined ? {} : { now: () => new Date(today) };
  const { onExchange, differences } = witness();
  const hotel = createDemoHotel({ ...clock, keepsBodies: true, onExchange });
  const ownFiles = join(tmpdir(), `tenant-${randomUUID()}`);
  /** Written files: most tenants have none, and watching takes longer than answering. */
  let writes = 0;
  let settings = merge(merge(sample(), TYPING), SYSTEMS[system]);
  const app = createGateway({
    files: deployment ?? BUILT,
    ...(deployment === undefined ? { built } : {}),
    tenant: ownFiles,
    config: () => settings,
    folder:
      deployment === undefined
        ? { recheckMs: 1, now: () => writes }
        : { recheckMs: 0, now: () => performance.now() },
    hotel: { kind: 'demo', hotel },
    contract: BUILT_CONTRACT,
  });
  const server: Listening = await listen(app, { port: 0 });
  return {
    url: server.url,
    hotel,
    configure: (more) => {
      settings = merge(settings, more);
    },
    words: (language, file) => {
      mkdirSync(join(ownFiles, 'tenant-lang'), { recursive: true });
      writeFileSync(join(ownFiles, 'tenant-lang', `${language}.json`), file);
      writes += 1;
    },
    close: async () => {
      await server.close();
      if (writes > 0) rmSync(ownFiles, { recursive: true });
      if (differences.length > 0) throw new Error(`Not as published:\n${differences.join('\n')}`);
    },
  };
}
