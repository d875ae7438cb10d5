import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Listening, listen } from '../../kiosk/server/index.ts';
import { gatewayFor, makeSite, type Site } from './support/site.ts';

interface Seen {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly names: readonly string[];
  readonly body: string;
}

const FACILITIES = '/api/v1/client/facilities';

let site: Site;
let upstream: Server;
let origin: string;
let gateway: Listening | undefined;
const seen: Seen[] = [];

beforeEach(async () => {
  site = makeSite();
  seen.length = 0;
  upstream = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const names = request.rawHeaders.filter((_, at) => at % 2 === 0);
      const { method, url, headers } = request;
      seen.push({ method, url, headers, names, body: Buffer.concat(chunks).toString() });
      if (url?.includes('hang')) return;
      if (url?.includes('break')) {
        request.socket.destroy();
        return;
      }
      response.writeHead(url?.includes('refuse') ? 422 : 200, {
        'Content-Type': 'application/json',
        'Set-Cookie': 'session=1',
        'Cache-Control': 'public, max-age=60',
        'X-Hotel': 'yes',
        'Lobby-Gateway': 'not-sent',
        Connection: 'keep-alive, X-Hop',
        'X-Hop': 'one hop only',
      });
      response.end('{"error_msg":"満室です"}');
    });
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const address = upstream.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
});

afterEach(async () => {
  await gateway?.close();
  gateway = undefined;
  upstream.closeAllConnections();
  upstream.close();
  site.clear();
});

async function open(more: { url?: string; timeoutMs?: number; pointUrl?: string; addressUrl?: string } = {}) {
  const app = gatewayFor(site, { hotel: { kind: 'proxy', url: origin, ...more } });
  gateway = await listen(app, { port: 0 });
  return gateway.url;
}

describe('a request to the real hotel', () => {
  it('arrives whole: method, path, query, body, header names as they were', async () => {
    const url = await open();
    const body = 'guest_info=%5B%5D';
    const headers = {
      DEVICE_INFO: 'Tablet',
      'AUTH-TOKEN': 't',
      Cookie: 'a=b',
      'Content-Type': 'application/x-www-form-urlencoded',
    };
    await fetch(`${url}/api/v1/client/upload_passport?name=%E3%83%A4`, { method: 'POST', headers, body });
    expect(seen[0]).toMatchObject({
      method: 'POST',
      url: '/api/v1/client/upload_passport?name=%E3%83%A4',
      body,
    });
    expect(seen[0]?.headers).toMatchObject({
      device_info: 'Tablet',
      'auth-token': 't',
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(body.length),
      host: new URL(origin).host,
    });
    expect(seen[0]?.names).toContain('DEVICE_INFO');
    expect(seen[0]?.headers).not.toHaveProperty('cookie');
  });

  it('a GET carries no body', async () => {
    await fetch(`${await open()}/api/v1/client/facilities`);
    expect(seen[0]?.headers).not.toHaveProperty('content-length');
    expect(seen[0]?.headers).not.toHaveProperty('transfer-encoding');
  });

  it.each([
    ['/api/v1/client/facilities', '/base/api/v1/client/facilities'],
    ['/user/api/v1/users/1?lang=ja', '/points/user/api/v1/users/1?lang=ja'],
    ['/address/search?zipcode=7830060', '/zip?zipcode=7830060'],
  ])('%s goes to %s', async (path, target) => {
    const more = { url: `${origin}/base/`, pointUrl: `${origin}/points`, addressUrl: `${origin}/zip` };
    await fetch((await open(more)) + path);
    expect(seen[0]?.url).toBe(target);
  });

  it('without addresses of their own, points and postcodes are the hotel’s', async () => {
    const url = await open();
    await fetch(`${url}/user/api/v1/users/1`);
    await fetch(`${url}/address/search?zipcode=1`);
    expect(seen.map((request) => request.url)).toEqual(['/user/api/v1/users/1', '/address/search?zipcode=1']);
  });
});

describe('the answer of the real hotel', () => {
  it('comes back with status, type and body, without cookies and never cached', async () => {
    const response = await fetch(`${await open()}${FACILITIES}?refuse`);
    expect([response.status, await response.json()]).toEqual([422, { error_msg: '満室です' }]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'no-store',
    });
    expect(response.headers.get('x-hotel')).toBeNull();
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(response.headers.get('x-hop')).toBeNull();
  });

  it.each([
    ['the hotel breaks off', `${FACILITIES}?break`, {}, 504, 'no-answer'],
    ['the hotel is not there', FACILITIES, { url: 'http://127.0.0.1:1' }, 502, 'not-sent'],
    ['nobody knows the hotel', FACILITIES, { url: 'http://hotel.invalid' }, 502, 'not-sent'],
  ])('when %s, the body is empty', async (_, path, more, status, word) => {
    const log = vi.spyOn(console, 'error');
    const response = await fetch((await open(more)) + path);
    expect([response.status, await response.text()]).toEqual([status, '']);
    expect(response.headers.get('lobby-gateway')).toBe(word);
    expect(log).not.toHaveBeenCalled();
  });

  it('when the hotel is too slow, the body is empty', async () => {
    const address = (await open({ timeoutMs: 300 })) + FACILITIES;
    // On a busy machine the time may be over before there is a connection: that call was not sent.
    await vi.waitFor(
      async () => {
        const response = await fetch(`${address}?hang`);
        expect([response.status, await response.text()]).toEqual([504, '']);
        expect(response.headers.get('lobby-gateway')).toBe('no-answer');
      },
      { timeout: 20_000 },
    );
  });

  it('breaks off a call that the hotel leaves open, whatever memory is tidied up meanwhile', async () => {
    setFlagsFromString('--expose-gc');
    const tidiesUp: () => void = runInNewContext('gc');
    const address = (await open({ timeoutMs: 1000 })) + FACILITIES;
    const heard = new Promise((resolve) => upstream.once('request', resolve));
    const answer = fetch(`${address}?hang`);
    await heard;
    tidiesUp();
    await new Promise(setImmediate);
    tidiesUp();
    expect((await answer).status).toBe(504);
  });

  it('when no secure connection comes about, the hotel has heard nothing', async () => {
    const response = await fetch(`${await open({ url: origin.replace('http:', 'https:') })}${FACILITIES}`);
    expect([response.status, response.headers.get('lobby-gateway')]).toEqual([502, 'not-sent']);
  });

  it("is told from the gateway's own words, which no hotel can use", async () => {
    const response = await fetch(`${await open()}${FACILITIES}`);
    expect(response.headers.get('lobby-gateway')).toBe('answered');
  });

  it('comes over a connection that serves many calls, and gathers nothing on it', async () => {
    const url = await open();
    const ports = new Set<number | undefined>();
    upstream.on('connection', (socket) => ports.add(socket.remotePort));
    const warned = vi.fn();
    process.once('warning', warned);
    for (let calls = 0; calls < 15; calls += 1) await (await fetch(url + FACILITIES)).text();
    process.off('warning', warned);
    expect([ports.size, warned.mock.calls]).toEqual([1, []]);
  });

  it('a guest who leaves ends the request to the hotel', async () => {
    const url = await open();
    const gone = new Promise((resolve) =>
      upstream.once('request', (request) => request.once('close', resolve)),
    );
    const leaving = new AbortController();
    const asked = fetch(`${url}${FACILITIES}?hang`, { signal: leaving.signal });
    await expect.poll(() => seen.length).toBe(1);
    leaving.abort();
    await expect(asked).rejects.toThrow('aborted');
    await gone;
  });
});

it('there is no demo hotel behind a real one', async () => {
  expect((await fetch(`${await open()}/demo/`, { headers: { accept: 'text/html' } })).status).toBe(404);
});
