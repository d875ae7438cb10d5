import { once } from 'node:events';
import { readdirSync, rmSync, truncateSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { Folder, isKept, MAX_KEPT_BYTES } from '../../kiosk/server/files.ts';
import type { Listening } from '../../kiosk/server/index.ts';
import { MemoryBudget } from '../../kiosk/server/memory-budget.ts';
import { ask } from './support/ask.ts';
import { gatewayFor, LONG, openPort, siteForEachTest } from './support/site.ts';

const MB = 1024 * 1024;
const FILM = 300 * MB;
const site = siteForEachTest();
let gateway: Listening;
beforeEach(async () => {
  gateway = await openPort(gatewayFor(site));
  film(FILM);
});

function film(bytes: number): void {
  site.write('tenant/film.mp4', 'the beginning');
  truncateSync(join(site.tenant, 'film.mp4'), bytes);
}

const begin = (path: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const asking = request({ host: '127.0.0.1', port: gateway.port, path }, resolve).on('error', reject);
    onTestFinished(() => void asking.destroy());
    asking.end();
  });
const openFiles = () => readdirSync('/proc/self/fd').length;
const memory = () => process.memoryUsage().arrayBuffers;

describe('a film of 300 MB', () => {
  it('comes whole, and is never in memory', async () => {
    const before = memory();
    let [bytes, most] = [0, 0];
    for await (const piece of await begin('/data/film.mp4')) {
      bytes += piece.length;
      most = Math.max(most, memory() - before);
    }
    expect(bytes).toBe(FILM);
    expect(most).toBeLessThan(100 * MB);
  });

  it('is not read for its length or for a known tag', async () => {
    const before = memory();
    const open = openFiles();
    let tag = '';
    for (let time = 0; time < 20; time += 1) {
      const { status, headers, body } = await ask(gateway.port, '/data/film.mp4', { method: 'HEAD' });
      expect([status, headers['content-length'], body.length]).toEqual([200, `${FILM}`, 0]);
      tag = String(headers.etag);
    }
    const known = await ask(gateway.port, '/data/film.mp4', { headers: { 'if-none-match': tag } });
    expect([known.status, known.body.length]).toEqual([304, 0]);
    expect(memory() - before).toBeLessThan(20 * MB);
    await expect.poll(openFiles).toBeLessThanOrEqual(open + 1);
  });

  it('has the headers of every other file of a tenant', async () => {
    const [large, small] = await Promise.all(
      ['/data/film.mp4', '/data/checkin.png'].map((path) => ask(gateway.port, path, { method: 'HEAD' })),
    );
    for (const name of [
      'content-security-policy',
      'x-content-type-options',
      'cache-control',
      'accept-ranges',
    ])
      expect([name, large?.headers[name]]).toEqual([name, small?.headers[name]]);
    expect(large?.headers['content-type']).toBe('video/mp4');
  });

  it('is closed when its reader goes, and when it has it', async () => {
    const before = openFiles();
    for (let time = 0; time < 20; time += 1) (await begin('/data/film.mp4')).destroy();
    await ask(gateway.port, '/data/film.mp4', { headers: { range: 'bytes=0-9' } });
    await expect.poll(openFiles).toBeLessThanOrEqual(before + 1);
  });

  it('is closed when its reader goes that had asked for more on the same connection', async () => {
    const before = openFiles();
    const socket = connect(gateway.port, '127.0.0.1');
    socket.write('GET /data/film.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(8));
    await once(socket, 'data');
    await expect.poll(openFiles).toBeGreaterThanOrEqual(before + 8);
    socket.destroy();
    await expect.poll(openFiles).toBeLessThanOrEqual(before + 1);
  });

  it('that becomes shorter on its way ends the connection: its reader would wait for the rest', async () => {
    const answer = await begin('/data/film.mp4');
    film(MB);
    answer.resume();
    await expect(finished(answer)).rejects.toThrow('aborted');
  });

  it('is refused while 256 others are on their way, until one has arrived', async () => {
    const { request } = gatewayFor(site);
    const readers = await Promise.all(Array.from({ length: 256 }, () => request('/data/film.mp4')));
    const go = ({ body }: Response) => body?.cancel();
    expect(new Set(readers.map(({ status }) => status))).toEqual(new Set([200]));
    const status = async (path: string) => {
      const answer = await request(path);
      await go(answer);
      return answer.status;
    };
    expect([await status('/data/film.mp4'), await status('/')]).toEqual([503, 200]);
    await Promise.all(readers.map(go));
    await expect.poll(() => status('/data/film.mp4')).toBe(200);
  });
});

describe('a part of a file', () => {
  const sizes = { '/data/film.mp4': FILM, '/data/checkin.png': 6 };
  const paths = ['/data/film.mp4', '/data/checkin.png'] as const;
  const part = (path: string, range: string, more: Readonly<Record<string, string>> = {}) =>
    ask(gateway.port, path, { headers: { range, ...more } });

  it.each(
    paths.flatMap((path) => {
      const size = sizes[path];
      return [
        [path, 'bytes=0-1', 206, `bytes 0-1/${size}`, 2],
        [path, 'bytes=-2', 206, `bytes ${size - 2}-${size - 1}/${size}`, 2],
        [path, `bytes=${size - 1}-`, 206, `bytes ${size - 1}-${size - 1}/${size}`, 1],
        [path, `bytes=${size - 1}-${size * 9}`, 206, `bytes ${size - 1}-${size - 1}/${size}`, 1],
        [path, 'bytes=0-1,2-3', 206, `bytes 0-3/${size}`, 4],
        [path, `bytes=${size}-`, 416, `bytes */${size}`, 0],
      ] as const;
    }),
  )('%s %s: %i %s', async (path, range, status, said, length) => {
    const answer = await part(path, range);
    expect([answer.status, answer.headers['content-range'], answer.body.length]).toEqual([
      status,
      said,
      length,
    ]);
  });

  it('is that of the file', async () => {
    expect((await part('/data/film.mp4', 'bytes=4-12')).text).toBe('beginning');
    expect((await part('/data/checkin.png', 'bytes=3-')).text).toBe('ant');
  });

  it.each(['lines=0-1', 'bytes', 'bytes=a-b', 'bytes=0-1,4-5'])('of %s is all of it', async (range) => {
    expect((await part('/data/checkin.png', range)).text).toBe('tenant');
  });

  it('never comes from a compressed file or another version', async () => {
    site.write('dist/icons/big.svg', LONG);
    expect((await part('/icons/big.svg', 'bytes=0-1', { 'accept-encoding': 'br' })).status).toBe(200);
    for (const path of paths) {
      const tag = String((await ask(gateway.port, path, { method: 'HEAD' })).headers.etag);
      const before = await part(path, 'bytes=0-1', { 'if-range': tag });
      site.write(`tenant${path.slice('/data'.length)}`, 'another');
      const after = await part(path, 'bytes=0-1', { 'if-range': tag });
      expect([before.status, after.status, after.text]).toEqual([206, 200, 'another']);
    }
  });
});

describe('the memory for files', () => {
  const HOUR = 60 * 60 * 1000;
  let now: number;
  let folder: Folder;
  beforeEach(() => {
    now = 0;
    folder = new Folder(site.tenant, { recheckMs: 0, now: () => now, memory: new MemoryBudget(10) });
  });
  const keeps = async (name: string) => isKept(await folder.find(name));

  it('takes no file of more than 4 MB', async () => {
    const whole = new Folder(site.tenant, { recheckMs: 0, now: () => now });
    film(MAX_KEPT_BYTES + 1);
    expect(isKept(await whole.find('/film.mp4'))).toBe(false);
    film(MAX_KEPT_BYTES);
    expect(isKept(await whole.find('/film.mp4'))).toBe(true);
  });

  it.each<[what: string, happens: () => unknown]>([
    ['has become smaller', () => site.write('tenant/checkin.png', 'ten')],
    ['has gone', () => rmSync(join(site.tenant, 'checkin.png'))],
    [
      'was not asked for in an hour',
      () => {
        now += HOUR + 1;
      },
    ],
  ])('has an end, until another file %s', async (_, happens) => {
    site.write('tenant/other.png', 'other!');
    expect([await keeps('/checkin.png'), await keeps('/other.png')]).toEqual([true, false]);
    happens();
    if (now === 0) await keeps('/checkin.png');
    site.write('tenant/other.png', 'another');
    expect(await keeps('/other.png')).toBe(true);
  });
});
