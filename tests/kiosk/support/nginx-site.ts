import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { makeSite } from '../../../kiosk/deploy/make-site.ts';
import { listen } from '../../../kiosk/server/index.ts';
import { type HotelServer, openHotel, USUAL_ANSWER } from './hotel-server.ts';
import { Nginx } from './nginx.ts';
import { gatewayFor, makeSite as makeFolders } from './site.ts';

/** The real nginx with one of the shipped sites, and the hotel behind it. */
export interface NginxSite {
  readonly nginx: Nginx;
  readonly hotel: HotelServer;
  close(): Promise<void>;
}

/** Which of the shipped sites. */
export type SiteName = 'in-front.conf' | 'alone.conf';

/** An nginx for all tests of a block; the hotel behind it has heard nothing, and answers as usual, when each begins. */
export function useNginxSite(site: SiteName): Pick<NginxSite, 'nginx' | 'hotel'> {
  let opened: NginxSite;
  beforeAll(async () => {
    opened = await openNginxSite(site);
  });
  afterAll(() => opened.close());
  beforeEach(() => {
    opened.hotel.seen.length = 0;
    opened.hotel.bodies.length = 0;
    opened.hotel.answer = USUAL_ANSWER;
  });
  return {
    get nginx() {
      return opened.nginx;
    },
    get hotel() {
      return opened.hotel;
    },
  };
}

/** Starts nginx alone, or before a gateway. The settings are those of the newer back end. */
async function openNginxSite(site: SiteName): Promise<NginxSite> {
  const folders = makeFolders();
  const nginx = new Nginx();
  const { cert, key } = nginx.files;
  const isAlone = site === 'alone.conf';
  const hotel = await openHotel(
    undefined,
    isAlone ? { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') } : undefined,
  );
  const close = async () => {
    await nginx.stop();
    await hotel.close();
    folders.clear();
  };
  if (isAlone) {
    const out = join(folders.root, 'site');
    await makeSite({ files: folders.files, tenant: folders.tenant, out });
    await nginx.start(site, {
      '/srv/lobby-site': out,
      'pms.example.jp:443': `127.0.0.1:${hotel.port}`,
      '/etc/ssl/certs/ca-certificates.crt': cert,
    });
    return { nginx, hotel, close };
  }
  const upstream = { kind: 'proxy', url: hotel.url } as const;
  const gateway = await listen(
    gatewayFor(folders, { hotel: upstream, hosts: ['lobby.example'], trustsProxy: true }),
    { port: 0, trustsProxy: true },
  );
  await nginx.start(site, { '127.0.0.1:4173': `127.0.0.1:${gateway.port}` });
  return {
    nginx,
    hotel,
    async close() {
      await gateway.close();
      await close();
    },
  };
}
