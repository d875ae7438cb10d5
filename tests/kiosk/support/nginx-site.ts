import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listen } from '../../../kiosk/gateway/index.ts';
import { makeSite } from '../../../kiosk/server/make-site.ts';
import { type FakeHotel, openFakeHotel } from './fake-hotel.ts';
import { Nginx } from './nginx.ts';
import { gatewayFor, makeSite as makeFolders } from './site.ts';

/** The real nginx with one of the shipped sites, and the hotel behind it. */
export interface NginxSite {
  readonly nginx: Nginx;
  readonly hotel: FakeHotel;
  close(): Promise<void>;
}

/** Starts nginx alone, or before a gateway. The settings are those of the newer back end. */
export async function openNginxSite(site: 'in-front.conf' | 'alone.conf'): Promise<NginxSite> {
  const folders = makeFolders();
  const nginx = new Nginx();
  const { cert, key } = nginx.files;
  const isAlone = site === 'alone.conf';
  const hotel = await openFakeHotel(
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
  const upstream = { kind: 'proxy', url: `http://127.0.0.1:${hotel.port}` } as const;
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
