import { readFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { connect as connectTo, type Socket } from 'node:net';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe } from 'vitest';
import { makeSite as makeStaticSite } from '../../../kiosk/deploy/make-site.ts';
import { NAME, NGINX, NginxProcess } from '../../../kiosk/deploy/run-nginx.ts';
import { sendRaw } from '../../../kiosk/lab/attack/wire.ts';
import { listen } from '../../../kiosk/server/index.ts';
import { type Answer, ask, type Question } from './ask.ts';
import { newFolder } from './folder.ts';
import { type HotelServer, openHotel, USUAL_ANSWER } from './hotel-server.ts';
import { gatewayFor, makeSite } from './site.ts';

/** Calls of tablets, and a body. */
export const SEARCH = '/api/v1/client/rpa/checkin_authtoken_request?name=%E3%83%A4%E3%83%9E%E3%83%80';
export const UPLOAD = '/api/v1/client/upload_passport';
export const BODY = Buffer.from('a=1');

const SITES = ['in-front.conf', 'alone.conf'] as const;
type SiteName = (typeof SITES)[number];

/** A block for each shipped site, if nginx is installed. */
export const describeSites = describe.skipIf(NGINX === undefined).each(SITES);

/** nginx with a shipped site, asked as by tablets, and its hotel. */
export class NginxSite {
  #nginx = new NginxProcess();
  #hotel: HotelServer | undefined;

  /** For all tests of a block; the hotel is reset before each. */
  constructor(site: SiteName) {
    beforeAll(async () => {
      const ends: (() => unknown)[] = [];
      await this.#open(site, (end) => void ends.unshift(end));
      return async () => {
        for (const end of ends) await end();
      };
    });
    beforeEach(() => {
      this.hotel.seen.length = 0;
      this.hotel.bodies.length = 0;
      this.hotel.answer = USUAL_ANSWER;
    });
  }

  get hotel(): HotelServer {
    if (this.#hotel === undefined) throw new Error('no hotel is open yet');
    return this.#hotel;
  }

  /** nginx's log, once written. */
  log(name: 'lobby.log' | 'lobby-error.log'): string {
    return readFileSync(join(this.#nginx.folder, name), 'utf8');
  }

  ask(path: string, { headers, ...more }: Question = {}): Promise<Answer> {
    const own = { tlsName: NAME, headers: { Host: NAME, ...headers } };
    return ask(this.#nginx.port, path, { ...own, ...more });
  }

  askPlainly(path: string, method = 'GET'): Promise<Answer> {
    return ask(this.#nginx.plainPort, path, { method, headers: { Host: NAME } });
  }

  post(path: string, body: Buffer, headers: Question['headers'] = {}): Promise<Answer> {
    const form = { 'Content-Type': 'application/x-www-form-urlencoded', ...headers };
    return this.ask(path, { method: 'POST', headers: form, body });
  }

  async raw(line: string): Promise<number | undefined> {
    const to = { host: '127.0.0.1', port: this.#nginx.port, tlsName: NAME };
    const { answers } = await sendRaw(to, `${line}\r\nHost: ${NAME}\r\nConnection: close\r\n\r\n`);
    return answers[0]?.status;
  }

  async connection(from: string): Promise<Socket> {
    const socket = connectTo({ host: '127.0.0.1', port: this.#nginx.port, localAddress: from });
    // Only a reading socket hears the end.
    socket.resume().on('error', () => undefined);
    await new Promise((resolve) => socket.once('connect', resolve));
    return socket;
  }

  askHttp2(path: string): Promise<number> {
    const client = connect(`https://127.0.0.1:${this.#nginx.port}`, {
      servername: NAME,
      rejectUnauthorized: false,
    });
    return new Promise<number>((resolve, reject) => {
      client.on('error', reject);
      client
        .request({ ':path': path, ':authority': NAME })
        .on('response', (headers) => resolve(headers[':status'] ?? 0));
    }).finally(() => client.destroy());
  }

  /** Starts nginx alone or before a gateway of the newer back end; resources end in reverse order. */
  async #open(site: SiteName, atEnd: (end: () => unknown) => void): Promise<void> {
    const folders = makeSite(newFolder(atEnd));
    atEnd(() => this.#nginx.stop());
    const { cert, key } = this.#nginx.files;
    if (site === 'alone.conf') {
      const tls = { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') };
      this.#hotel = await openHotel(USUAL_ANSWER, tls, atEnd);
      const out = join(folders.root, 'site');
      await makeStaticSite({ files: folders.files, tenant: folders.tenant, out });
      await this.#nginx.start(site, {
        '/srv/lobby-site': out,
        'pms.example.jp:443': `127.0.0.1:${this.#hotel.port}`,
        '/etc/ssl/certs/ca-certificates.crt': cert,
      });
      return;
    }
    this.#hotel = await openHotel(USUAL_ANSWER, undefined, atEnd);
    const hotel = { kind: 'proxy', url: this.#hotel.url } as const;
    const app = gatewayFor(folders, { hotel, hosts: [NAME], trustsProxy: true });
    const gateway = await listen(app, { port: 0 });
    atEnd(() => gateway.close());
    await this.#nginx.start(site, { '127.0.0.1:4173': `127.0.0.1:${gateway.port}` });
  }
}
