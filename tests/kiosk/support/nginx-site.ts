import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { makeSite as makeStaticSite } from '../../../kiosk/deploy/make-site.ts';
import { listen } from '../../../kiosk/server/index.ts';
import { newFolder } from './folder.ts';
import { type HotelServer, openHotel, USUAL_ANSWER } from './hotel-server.ts';
import { NGINX, Nginx } from './nginx.ts';
import { gatewayFor, makeSite } from './site.ts';

/** Calls of tablets, and the body of one. */
export const SEARCH = '/api/v1/client/rpa/checkin_authtoken_request?name=%E3%83%A4%E3%83%9E%E3%83%80';
export const UPLOAD = '/api/v1/client/upload_passport';
export const BODY = Buffer.from('a=1');

const SITES = ['in-front.conf', 'alone.conf'] as const;
type SiteName = (typeof SITES)[number];

/** Describes what holds with each of the shipped sites, where nginx is installed. */
export const describeSites = describe.skipIf(NGINX === undefined).each(SITES);

/** The real nginx with one of the shipped sites, and the hotel behind it. */
interface NginxSite {
  readonly nginx: Nginx;
  readonly hotel: HotelServer;
}

/** Whatever is opened ends in the opposite order. */
type AtEnd = (end: () => unknown) => void;

/** An nginx for all tests of a block; the hotel behind it has heard nothing, and answers as usual, when each begins. */
export function useNginxSite(site: SiteName): NginxSite {
  let opened: NginxSite;
  const ends: (() => unknown)[] = [];
  beforeAll(async () => {
    opened = await openNginxSite(site, (end) => void ends.unshift(end));
  });
  afterAll(async () => {
    for (const end of ends) await end();
  });
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
async function openNginxSite(site: SiteName, atEnd: AtEnd): Promise<NginxSite> {
  const folders = makeSite(newFolder(atEnd));
  const nginx = new Nginx();
  atEnd(() => nginx.stop());
  const { cert, key } = nginx.files;
  if (site === 'alone.conf') {
    const tls = { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') };
    const hotel = await openHotel(USUAL_ANSWER, tls, atEnd);
    const out = join(folders.root, 'site');
    await makeStaticSite({ files: folders.files, tenant: folders.tenant, out });
    await nginx.start(site, {
      '/srv/lobby-site': out,
      'pms.example.jp:443': `127.0.0.1:${hotel.port}`,
      '/etc/ssl/certs/ca-certificates.crt': cert,
    });
    return { nginx, hotel };
  }
  const hotel = await openHotel(USUAL_ANSWER, undefined, atEnd);
  const upstream = { kind: 'proxy', url: hotel.url } as const;
  const gateway = await listen(
    gatewayFor(folders, { hotel: upstream, hosts: ['lobby.example'], trustsProxy: true }),
    { port: 0, trustsProxy: true },
  );
  atEnd(() => gateway.close());
  await nginx.start(site, { '127.0.0.1:4173': `127.0.0.1:${gateway.port}` });
  return { nginx, hotel };
}
