import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { createDemoHotel } from '../../demo-hotel/index.ts';
import type { createGateway, listen } from '../../server/index.ts';
import { makeFolders } from './folders.ts';
import { type Behind, type Target, WATCH_TOKEN } from './group.ts';
import { openHostileHotel } from './hostile-hotel.ts';

/** The modules of a gateway, in the version under attack. */
export interface Parts {
  readonly createGateway: typeof createGateway;
  readonly listen: typeof listen;
  readonly createDemoHotel: typeof createDemoHotel;
}

/** A gateway under attack, and its end. */
export interface Opened {
  readonly target: Target;
  close(): Promise<void>;
}

/** Nobody listens there. */
const NO_HOTEL = { kind: 'proxy', url: 'http://127.0.0.1:1' } as const;

/** Opens a gateway in this process, with a clock that can be moved. */
export async function openInProcess(
  { createGateway, listen, createDemoHotel }: Parts,
  behind: Exclude<Behind, 'unknown'>,
  size: number,
): Promise<Opened> {
  const folders = makeFolders();
  const hostile = behind === 'hostile-hotel' ? await openHostileHotel() : undefined;
  let moved = 0;
  const gateway = createGateway({
    ...folders,
    ...(behind === 'guarded' ? { watchToken: WATCH_TOKEN } : {}),
    isRealHotel: hostile !== undefined,
    hotel:
      hostile === undefined
        ? { kind: 'demo', hotel: createDemoHotel() }
        : { kind: 'proxy', url: hostile.url, addressUrl: hostile.url, timeoutMs: 4_500 },
    now: () => new Date(Date.now() + moved),
  });
  const server = await listen(gateway, { port: 0 });
  return {
    target: {
      host: '127.0.0.1',
      port: server.port,
      behind,
      size,
      tenant: folders.tenant,
      ...(hostile === undefined ? {} : { hotel: hostile }),
      takes(settings) {
        const { files, tenant } = folders;
        writeFileSync(join(tenant, 'config.json'), JSON.stringify(settings));
        const other = createGateway({ files, tenant, isRealHotel: true, hotel: NO_HOTEL });
        return other.start().then(
          () => true,
          () => false,
        );
      },
      forward: (ms) => {
        moved += ms;
      },
    },
    async close() {
      await server.close();
      hostile?.close();
      folders.clear();
    },
  };
}
