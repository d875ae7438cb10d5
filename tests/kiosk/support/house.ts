import { createClient } from '@redis/client';
import { beforeEach, expect, onTestFinished } from 'vitest';
import { StoreProcess } from '../../../kiosk/lab/load/store.ts';
import { type Listening, listen } from '../../../kiosk/server/index.ts';
import { SILENT } from '../../../kiosk/server/log.ts';
import { RedisConnection, type SharedStore } from '../../../kiosk/server/store/redis-store.ts';
import { type HotelServer, openHotel } from './hotel-server.ts';
import { gatewayFor, siteForEachTest } from './site.ts';

export const PAID = 'paid by YAMADA TARO';

export interface Gateway {
  readonly connection: RedisConnection;
  readonly store: SharedStore;
  readonly server: Listening;
}

/** Gateways before one hotel with a real Redis, new for each test. */
export class House {
  readonly store = new StoreProcess();
  /** Releases all held answers. */
  answers: () => void = () => undefined;
  readonly #site = siteForEachTest();
  #hotel: HotelServer | undefined;

  constructor() {
    beforeEach(() => this.#begin());
  }

  get calls(): readonly (string | undefined)[] {
    return this.#hotel?.seen.map(({ url }) => url) ?? [];
  }

  /** Opens one more. @param youthS seconds without claims in a new store */
  async open(youthS = 0): Promise<Gateway> {
    const connection = new RedisConnection({ url: this.store.url, prefix: 'lobby', log: SILENT, youthS });
    const store = connection.storeFor(undefined);
    await expect.poll(store.state).toBe('shared');
    const hotel = { kind: 'proxy', url: this.#hotel?.url ?? '' } as const;
    const gateway = gatewayFor(this.#site, { hotel, store });
    const opened = { connection, store, server: await listen(gateway, { port: 0 }) };
    onTestFinished(() => {
      // The gateway would wait for a held call.
      this.answers();
      return close(opened);
    });
    return opened;
  }

  connected() {
    return createClient({ url: this.store.url }).connect();
  }

  async #begin(): Promise<void> {
    await this.store.start();
    onTestFinished(() => this.store.stop());
    this.#hotel = await openHotel((_, response) => response.end(PAID));
    this.answers = this.#hotel.hold();
  }
}

export async function close({ connection, server }: Gateway): Promise<void> {
  await server.close();
  await connection.close();
}
