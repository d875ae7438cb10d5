import { expect, it } from 'vitest';
import { documentHeaders } from '../../kiosk/server/security.ts';
import { HARMFUL } from './support/hotel-server.ts';
import { hasBrotli } from './support/nginx.ts';
import { BODY, describeSites, SEARCH, UPLOAD, useNginxSite } from './support/nginx-site.ts';
import { LONG } from './support/site.ts';

describeSites('nginx with %s', (site) => {
  const isAlone = site === 'alone.conf';
  const behind = useNginxSite(site);

  it("gives the page with the gateway's headers, by HTTP/2 too", async () => {
    const page = await behind.nginx.ask('/', { headers: { Accept: 'text/html' } });
    expect(page.status).toBe(200);
    expect(page.body.toString()).toContain('<title>app');
    const wanted = documentHeaders(
      { connect: [], card: { scripts: [], connect: [] } },
      { scripts: [], styles: [] },
    );
    for (const [name, value] of Object.entries(wanted)) expect(page.headers[name.toLowerCase()]).toBe(value);
    expect(page.headers['cache-control']).toBe('no-cache');
    expect(page.headers.server).toBe('nginx');
    expect(await behind.nginx.askHttp2('/')).toBe(200);
  });

  it.each([
    ['/assets/app-1a2b.js', 200, 'public, max-age=31536000, immutable'],
    ['/data/config.json', 200, 'no-store'],
    ['/data/checkin.png', 200, 'no-cache'],
    ['/tenant-lang/ja.json', 200, 'no-store'],
    ['/sw.js', 200, 'no-cache'],
    ['/favicon.ico', 200, 'public, max-age=600'],
    ['/checkin/search', 200, 'no-cache'],
  ])('%s is kept as the gateway says', async (path, status, caching) => {
    const answer = await behind.nginx.ask(path, {
      headers: { Accept: path.includes('.') ? '*/*' : 'text/html' },
    });
    expect([answer.status, answer.headers['cache-control']]).toEqual([status, caching]);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it.each(['/assets/gone-9z9z.js', '/data/gone.png', '/tenant-lang/fr.json'])(
    '%s is not there, for a browser too',
    async (path) => {
      expect((await behind.nginx.ask(path, { headers: { Accept: 'text/html' } })).status).toBe(404);
    },
  );

  it.each(['/_headers', '/.env', '/data/.env'])('%s is for nobody', async (path) => {
    const { status, body } = await behind.nginx.ask(path, { headers: { Accept: 'text/html' } });
    // To the gateway it is a screen that does not exist, unless it is below a folder.
    expect(status === 404 || body.toString().includes('<title>app')).toBe(true);
  });

  it.each(['br', 'gzip'].filter((name) => name === 'gzip' || hasBrotli))('sends %s', async (encoding) => {
    const answer = await behind.nginx.ask('/assets/app-1a2b.js', {
      headers: { 'Accept-Encoding': encoding },
    });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(answer.body.length).toBeLessThan(LONG.length / 4);
  });

  it.each([
    '/api/v1/client/rpa/checkin_info_request%2f..%2fsecret',
    '/user/api/v1/users/1%5c2',
    '/api/v1/admin',
    '/api',
    '/user/api/v1/users/1/points',
    '/address/other',
    '/api/v1/client/facilities/..;',
    '/api/v1/client/facilities/1;x=1',
    '/api/v1/client/facilities/1%3bx=1',
    '/api/v1/client/facilities/%252f',
    '/user/api/v1/users/%252e%252e',
    '/user/api/v1/users/1%3fx=1',
  ])('%s is no call of the tablets', async (path) => {
    expect((await behind.nginx.ask(path)).status).toBe(404);
    expect(behind.hotel.seen).toEqual([]);
  });

  it('keeps a picture of 15 MB in memory', async () => {
    expect((await behind.nginx.post(UPLOAD, Buffer.alloc(15_000_000, 'a'))).status).toBe(200);
    expect(behind.hotel.bodies.map(({ length }) => length)).toEqual([15_000_000]);
    expect((await behind.nginx.post(UPLOAD, Buffer.alloc(21_000_000))).status).toBe(413);
  });

  it('keeps a large answer in memory', async () => {
    // The gateway gives up on what is longer than 1 MB.
    const length = isAlone ? 50_000_000 : 1024 * 1024;
    behind.hotel.answer = (_, response) => response.end(Buffer.alloc(length, 'a'));
    expect((await behind.nginx.ask(SEARCH)).body.length).toBe(length);
  });

  it('leaves behind what an answer could do', async () => {
    behind.hotel.answer = (_, response) => response.writeHead(200, HARMFUL).end('<script>1</script>');
    const { status, headers, body } = await behind.nginx.ask(SEARCH);
    expect([status, body.toString()]).toEqual([200, '<script>1</script>']);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['lobby-gateway']).toBe(isAlone ? undefined : 'answered');
    const own = ['content-type', 'lobby-gateway'];
    const left = Object.keys(HARMFUL).filter(
      (name) => !own.includes(name.toLowerCase()) && name.toLowerCase() in headers,
    );
    expect(left).toEqual([]);
  });

  it('sends a call that gets no answer once', async () => {
    behind.hotel.answer = (request) => request.socket.destroy();
    expect((await behind.nginx.post(UPLOAD, BODY)).status).toBe(isAlone ? 502 : 504);
    expect(behind.hotel.seen).toHaveLength(1);
  });

  it(isAlone ? 'tells the hotel of no key' : 'lets the gateway know a call again by its key', async () => {
    const call = () => behind.nginx.post(UPLOAD, BODY, { 'Idempotency-Key': '"0123456789abcdef"' });
    expect([(await call()).status, (await call()).status]).toEqual([200, 200]);
    expect(behind.hotel.seen).toHaveLength(isAlone ? 2 : 1);
    expect(behind.hotel.seen[0]?.headers['idempotency-key']).toBeUndefined();
  });

  it('writes down no name, number or query, whatever fails', async () => {
    behind.hotel.answer = (request) => request.socket.destroy();
    await behind.nginx.ask(SEARCH);
    await behind.nginx.ask('/user/api/v1/users/9876543?lang=ja');
    await behind.nginx.ask('/api/v1/%E3%83%A4%E3%83%9E%E3%83%80');
    await behind.nginx.post(UPLOAD, Buffer.alloc(21_000_000));
    await expect.poll(() => behind.nginx.log('lobby.log')).toMatch(/point_user[\s\S]*upload_passport 413/u);
    const written = behind.nginx.log('lobby.log') + behind.nginx.log('lobby-error.log');
    expect(written).toContain(' GET checkin_authtoken_request ');
    expect(written).not.toMatch(/%E3|ヤマダ|9876543|lang=|name=|\?/u);
    expect(behind.nginx.log('lobby-error.log')).toBe('');
  });
});
