import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { HOTEL_HEADERS } from '../../kiosk/server/hotel-headers.ts';
import { USUAL_ANSWER } from './support/hotel-server.ts';
import { BODY, describeSites, SEARCH, UPLOAD, useNginxSite } from './support/nginx-site.ts';

const CHECK_IN = '/api/v1/client/rpa/execute_checkin_request';
const SETTLEMENT = '/api/v1/client/payment/settlement';
/** What a hotel's system may believe. */
const FOREIGN = {
  'X-HTTP-Method-Override': 'DELETE',
  'X-Original-URL': '/admin',
  'X-Rewrite-URL': '/admin',
  'X-Real-IP': '127.0.0.1',
  'X-Forwarded-For': '127.0.0.1',
  X_FORWARDED_FOR: '127.0.0.1',
  'X-Forwarded-Host': 'evil.example',
  Forwarded: 'for=127.0.0.1',
  'Remote-User': 'admin',
  'Content-Encoding': 'gzip',
  Cookie: 'a=1',
  Origin: 'https://evil.example',
  Referer: 'https://evil.example/',
  Authorization: 'Basic c3RhZmY6dG9rZW4=',
};

describeSites('nginx with %s, towards the hotel,', (site) => {
  const isAlone = site === 'alone.conf';
  const behind = useNginxSite(site);

  // A site of files is made for one back end: these settings name the newer one.
  it.each(Object.keys(HOTEL_HEADERS).filter((system) => !isAlone || system === 'cico'))(
    'passes on what %s is told, spelled as it came',
    async (system) => {
      const names = HOTEL_HEADERS[system === 'cico' ? 'cico' : 'legacy'];
      await behind.nginx.ask(SEARCH, {
        headers: Object.fromEntries(names.map((name) => [name, `of ${name}`])),
      });
      const [heard] = behind.hotel.seen;
      expect(heard?.url).toBe(SEARCH);
      for (const name of names) {
        expect(heard?.rawHeaders).toContain(name);
        expect(heard?.headers[name.toLowerCase()]).toBe(`of ${name}`);
      }
      if (isAlone) expect(heard?.headers.connection).toBe('close');
    },
  );

  it('passes on nothing else of the browser', async () => {
    const usual = { Accept: '*/*', 'Accept-Language': 'ja', 'User-Agent': 'Tablet' };
    await behind.nginx.post(UPLOAD, BODY, { ...FOREIGN, ...usual });
    const names = ['accept', 'accept-language', 'connection', 'content-length', 'content-type', 'host'];
    // The gateway unpacks what it asks for.
    const own = isAlone ? [] : ['accept-encoding'];
    expect(Object.keys(behind.hotel.seen[0]?.headers ?? {}).sort()).toEqual(
      [...names, ...own, 'user-agent'].sort(),
    );
    expect(behind.hotel.seen[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded');
  });

  it.each([
    ['text/xml', undefined],
    ['application/json; charset=utf-7', undefined],
    ['application/json; charset=utf-8', 'application/json; charset=utf-8'],
  ])('of the type %s the hotel hears %s', async (type, heard) => {
    await behind.nginx.post(UPLOAD, BODY, { 'Content-Type': type });
    expect(behind.hotel.seen.map(({ headers }) => headers['content-type'])).toEqual([heard]);
  });

  it.each([
    ['/user/api/v1/users/1', 'Bearer member', 'Bearer member'],
    ['/user/api/v1/users/1', 'Basic c3RhZmY6dG9rZW4=', undefined],
    [SEARCH, 'Bearer member', undefined],
  ])('%s with %s: the hotel hears %s', async (path, authorization, heard) => {
    await behind.nginx.ask(path, { headers: { authorization } });
    expect(behind.hotel.seen.map(({ headers }) => headers.authorization)).toEqual([heard]);
  });

  it.each([
    [SETTLEMENT, 64_000, 200],
    [SETTLEMENT, 70_000, 413],
    [CHECK_IN, 250_000, 200],
    [CHECK_IN, 270_000, 413],
    ['/heartbeat', 70_000, 413],
  ])('to %s a body of %d bytes: %d', async (path, bytes, status) => {
    expect((await behind.nginx.post(path, Buffer.alloc(bytes, 'a'))).status).toBe(status);
    expect(behind.hotel.bodies.map(({ length }) => length)).toEqual(status === 200 ? [bytes] : []);
  });

  it.each([UPLOAD, CHECK_IN])('%s is asked for by no GET', async (path) => {
    expect((await behind.nginx.ask(path)).status).toBe(405);
  });

  it('takes sixteen pictures of an address at one time, and other calls besides', async () => {
    const waiting: ServerResponse[] = [];
    behind.hotel.answer = (_, response) => waiting.push(response);
    const send = () => behind.nginx.post(UPLOAD, BODY);
    const taken = Array.from({ length: 16 }, send);
    await expect.poll(() => waiting.length, { timeout: 30_000 }).toBe(16);
    expect((await send()).status).toBe(503);
    behind.hotel.answer = USUAL_ANSWER;
    expect((await behind.nginx.ask(SEARCH)).status).toBe(200);
    for (const response of waiting) response.end('{}');
    expect((await Promise.all(taken)).map(({ status }) => status)).toEqual(Array(16).fill(200));
  });
});
