import { type GatewayTarget, startGateway } from '../load/servers.ts';
import { makeFolders } from './folders.ts';
import { type HostileHotel, openHostileHotel } from './hostile-hotel.ts';
import type { Address } from './wire.ts';

/** The hotel behind a gateway: the suite's own, or the demo hotel. */
export type Behind = 'hostile hotel' | 'demo hotel';

/** A gateway under attack: a process of its own, with the limits of the service. */
export interface Target extends Address {
  readonly behind: Behind;
  readonly hotel: HostileHotel | undefined;
  readonly pids: GatewayTarget['pids'];
  /** The share of the attacks that is made, from 0 to 1. */
  readonly size: number;
  readonly patienceMs: number;
  readonly close: () => Promise<void>;
}

/** Starts the built gateway before a hotel, with files around its folders that no request may reach. */
export async function openTarget(behind: Behind, size: number, patienceMs: number): Promise<Target> {
  const folders = makeFolders();
  const hotel = behind === 'hostile hotel' ? await openHostileHotel() : undefined;
  const env = hotel && { TENANT: folders.tenant, HOTEL_URL: hotel.url, ADDRESS_URL: hotel.url };
  const main = 'gateway-with-demo.js';
  const { url, pids, stop } = await startGateway({ FILES: folders.files, ...env }, { main, isQuiet: true });
  return {
    host: '127.0.0.1',
    port: Number(new URL(url).port),
    behind,
    hotel,
    pids,
    size,
    patienceMs,
    async close() {
      // Nothing under way is waited for.
      for (const pid of pids()) process.kill(pid, 'SIGKILL');
      await stop();
      hotel?.close();
      folders.clear();
    },
  };
}
