import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeSite } from '../../deploy/make-site.ts';
import { NAME, NginxProcess } from '../../deploy/run-nginx.ts';
import { startGateway } from '../load/servers.ts';
import { makeFolders } from './folders.ts';
import { type HostileHotel, openHostileHotel } from './hostile-hotel.ts';
import type { Address } from './wire.ts';

/** The shipped nginx as from other machines, before a gateway or alone; or the demo's gateway as from its own. */
export type Kind = 'nginx' | 'nginx alone' | 'demo hotel';

/** A server under attack, in processes with their services' limits. */
export interface Target extends Address {
  readonly kind: Kind;
  readonly hotel: HostileHotel | undefined;
  readonly gatewayPids: () => readonly number[];
  readonly nginxPids: () => readonly number[];
  /** The share of made attacks, from 0 to 1. */
  readonly size: number;
  readonly patienceMs: number;
  readonly close: () => Promise<void>;
}

export interface Extent {
  readonly size: number;
  readonly patienceMs: number;
}

const UNIT = readFileSync(new URL('../../deploy/systemd/nginx.conf', import.meta.url), 'utf8');
export const NGINX_MEMORY_MB = Number(/^MemoryMax=(\d+)M$/mu.exec(UNIT)?.[1]);

/** Starts a target, with files around its folders that no request may reach. */
export async function openTarget(kind: Kind, { size, patienceMs }: Extent): Promise<Target> {
  const folders = makeFolders();
  const hotel = kind === 'demo hotel' ? undefined : await openHostileHotel();
  const gateway = kind === 'nginx alone' ? undefined : await gatewayBefore(hotel, folders);
  const nginx = kind === 'demo hotel' ? undefined : new NginxProcess();
  if (hotel !== undefined) await nginx?.start(...(await siteOf(nginx, folders, hotel, gateway?.url)));
  return {
    host: '127.0.0.1',
    port: nginx?.port ?? Number(new URL(gateway?.url ?? '').port),
    tlsName: nginx && NAME,
    kind,
    hotel,
    gatewayPids: () => gateway?.pids() ?? [],
    nginxPids: () => nginx?.pids ?? [],
    size,
    patienceMs,
    async close() {
      await nginx?.stop();
      // Nothing under way is waited for.
      for (const pid of gateway?.pids() ?? []) process.kill(pid, 'SIGKILL');
      await gateway?.stop();
      hotel?.close();
      folders.clear();
    },
  };
}

type Folders = ReturnType<typeof makeFolders>;

function gatewayBefore(hotel: HostileHotel | undefined, { files, tenant }: Folders) {
  const env = hotel && {
    TENANT: tenant,
    HOTEL_URL: hotel.url,
    ADDRESS_URL: hotel.url,
    HOSTS: NAME,
    TRUST_PROXY: '1',
  };
  return startGateway({ FILES: files, ...env }, { main: 'gateway-with-demo.js', isQuiet: true });
}

async function siteOf(
  nginx: NginxProcess,
  { files, tenant }: Folders,
  hotel: HostileHotel,
  gateway: string | undefined,
): Promise<Parameters<NginxProcess['start']>> {
  if (gateway !== undefined) return ['in-front.conf', { '127.0.0.1:4173': new URL(gateway).host }];
  const out = join(nginx.folder, 'site');
  // A site's texts contain no link.
  rmSync(join(tenant, 'tenant-lang/link.json'));
  await makeSite({ files, tenant, out });
  const there = {
    'https://lobby_hotel': 'http://lobby_hotel',
    'pms.example.jp:443': new URL(hotel.url).host,
  };
  return ['alone.conf', { '/srv/lobby-site': out, ...there }];
}
