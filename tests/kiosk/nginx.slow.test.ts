import type { ServerResponse } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { nginxCalls } from '../../kiosk/deploy/nginx-calls.ts';
import { freePort, hasBrotli, NAME, NGINX, NginxProcess } from '../../kiosk/deploy/run-nginx.ts';
import { OTHER_METHOD, PATHS } from '../../kiosk/lab/attack/tables/calls.ts';
import { HOTEL_HEADERS } from '../../kiosk/server/hotel-headers.ts';
import { documentHeaders } from '../../kiosk/server/security.ts';
import { readProjectFile } from '../support/source';
import { ask } from './support/ask.ts';
import { FOREIGN, HARMFUL, USUAL_ANSWER } from './support/hotel-server.ts';
import { BODY, describeSites, NginxSite, SEARCH, UPLOAD } from './support/nginx-site.ts';
import { KEPT, LONG } from './support/site.ts';

const CHECK_IN = '/api/v1/client/rpa/execute_checkin_request';
const SETTLEMENT = '/api/v1/client/payment/settlement';
const PAGE = { headers: { Accept: 'text/html' } };

it('knows the calls that the gateway knows (if not: npm run docs)', () => {
  expect(readProjectFile('kiosk/deploy/nginx/calls.conf')).toBe(nginxCalls());
});

it.skipIf(NGINX === undefined)('says that nothing was sent while no gateway can be reached', async () => {
  const nginx = new NginxProcess();
  onTestFinished(() => nginx.stop());
  await nginx.start('in-front.conf', { '127.0.0.1:4173': `127.0.0.1:${await freePort()}` });
  const site = { tlsName: NAME, headers: { Host: NAME } };
  const call = await ask(nginx.port, SETTLEMENT, { ...site, method: 'POST', body: 'a=1' });
  expect([call.status, call.headers['lobby-gateway']]).toEqual([502, 'not-sent']);
  const page = await ask(nginx.port, '/', site);
  expect([page.status, page.headers['lobby-gateway']]).toEqual([502, undefined]);
  expect(page.headers['content-security-policy']).toContain('sandbox');
});

describeSites('nginx with %s', (site) => {
  const isAlone = site === 'alone.conf';
  const nginx = new NginxSite(site);
  const heard = (header: string) => nginx.hotel.seen.map(({ headers }) => headers[header]);
  const lengths = () => nginx.hotel.bodies.map(({ length }) => length);

  it("gives the page with the gateway's headers, by HTTP/2 too", async () => {
    const page = await nginx.ask('/', PAGE);
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('<title>app')]);
    const wanted = documentHeaders(
      { connect: [], card: { scripts: [], connect: [] } },
      { scripts: [], styles: [] },
    );
    for (const [name, value] of Object.entries(wanted)) expect(page.headers[name.toLowerCase()]).toBe(value);
    expect(page.headers).toMatchObject({ 'cache-control': 'no-cache', server: 'nginx' });
    expect(await nginx.askHttp2('/')).toBe(200);
  });

  it.each([
    ['/', 'GET', 301, `https://${NAME}/`],
    ['/tablets?page=2', 'HEAD', 301, `https://${NAME}/tablets?page=2`],
    ['//other.example/', 'GET', 404, undefined],
    ['/x%0d%0aSet-Cookie:a', 'GET', 404, undefined],
    [SETTLEMENT, 'POST', 405, undefined],
  ] as const)('without TLS serves nothing: %s by %s is %s', async (path, method, status, location) => {
    const answer = await nginx.askPlainly(path, method);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
    expect(nginx.hotel.seen).toEqual([]);
  });

  it.each([...KEPT, ['/checkin/search', 'no-cache'] as const])(
    '%s is kept as the gateway says',
    async (path, caching) => {
      const { status, headers } = await nginx.ask(path, path.includes('.') ? {} : PAGE);
      expect([status, headers['cache-control']]).toEqual([200, caching]);
      expect(headers['x-content-type-options']).toBe('nosniff');
    },
  );

  it.each(['/assets/gone-9z9z.js', '/data/gone.png', '/tenant-lang/fr.json'])(
    '%s is not there, for a browser too',
    async (path) => expect((await nginx.ask(path, PAGE)).status).toBe(404),
  );

  it.each(['/_headers', '/.env', '/data/.env'])('%s is never served', async (path) => {
    const { status, text } = await nginx.ask(path, PAGE);
    // The gateway takes it for an unknown screen, unless it is below a folder.
    expect(status === 404 || text.includes('<title>app')).toBe(true);
  });

  it.each(['br', 'gzip'].filter((name) => name === 'gzip' || hasBrotli))('sends %s', async (encoding) => {
    const asked = { headers: { 'Accept-Encoding': encoding } };
    const { headers, body } = await nginx.ask('/assets/app-1a2b.js', asked);
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
    expect(body.length).toBeLessThan(LONG.length / 4);
  });

  it('passes on no call in another spelling or by another method', async () => {
    const got = [];
    for (const [method, path] of [...OTHER_METHOD, ...PATHS.map((path) => ['GET', path] as const)])
      got.push(`${(await nginx.raw(`${method} ${path} HTTP/1.1`)) ?? 'nothing'} to ${method} ${path}`);
    expect(got.filter((one) => !/^(404|400|nothing) /u.test(one))).toEqual([]);
    expect(nginx.hotel.seen).toEqual([]);
  });

  it.each([
    '/api/v1/client/facilities',
    '/api/v1/client/facilities?',
    '/api/v1/client/facilities?lang=ja/../..//%2f',
    '/api/v1/client/facilities/%E6%9C%AC%E9%A4%A8%201?lang=ja',
    "/user/api/v1/users/M.0_1!~*'()-%40",
  ])('%s reaches the hotel as it is spelled', async (path) => {
    expect((await nginx.ask(path)).status).toBe(200);
    expect(nginx.hotel.seen.map(({ url }) => url)).toEqual([path.replace(/\?$/u, '')]);
  });

  // A static site has one back end: here the newer one.
  it.each(Object.entries(HOTEL_HEADERS).filter(([system]) => !isAlone || system === 'cico'))(
    'passes on what %s is told, spelled as it came',
    async (_, names) => {
      const headers = Object.fromEntries(names.map((name) => [name, `of ${name}`]));
      await nginx.ask(SEARCH, { headers });
      expect(nginx.hotel.seen[0]?.url).toBe(SEARCH);
      expect(nginx.hotel.seen[0]?.rawHeaders).toEqual(expect.arrayContaining([...names]));
      for (const name of names) expect(heard(name.toLowerCase())).toEqual([`of ${name}`]);
      if (isAlone) expect(heard('connection')).toEqual(['close']);
    },
  );

  it('passes on nothing else of the browser', async () => {
    const usual = { Accept: '*/*', 'Accept-Language': 'ja', 'User-Agent': 'Tablet' };
    await nginx.post(UPLOAD, BODY, { ...FOREIGN, ...usual });
    const names = ['accept', 'accept-language', 'connection', 'content-length', 'content-type', 'host'];
    // The gateway unpacks what it asks for.
    const own = isAlone ? [] : ['accept-encoding'];
    const all = [...names, ...own, 'user-agent'];
    expect(Object.keys(nginx.hotel.seen[0]?.headers ?? {}).sort()).toEqual(all.sort());
  });

  it.each([
    ['application/x-www-form-urlencoded', 'application/x-www-form-urlencoded'],
    ['text/xml', undefined],
    ['application/json; charset=utf-7', undefined],
    ['application/json; charset=utf-8', 'application/json; charset=utf-8'],
  ])('of the type %s the hotel hears %s', async (type, told) => {
    await nginx.post(UPLOAD, BODY, { 'Content-Type': type });
    expect(heard('content-type')).toEqual([told]);
  });

  it.each([
    ['/user/api/v1/users/1', 'Bearer member', 'Bearer member'],
    ['/user/api/v1/users/1', 'Basic c3RhZmY6dG9rZW4=', undefined],
    [SEARCH, 'Bearer member', undefined],
  ])('%s with %s: the hotel hears %s', async (path, authorization, told) => {
    await nginx.ask(path, { headers: { authorization } });
    expect(heard('authorization')).toEqual([told]);
  });

  // Passed bodies stay in memory: there is no folder for them.
  it.each([
    [SETTLEMENT, 64_000, 200],
    [SETTLEMENT, 70_000, 413],
    [CHECK_IN, 250_000, 200],
    [CHECK_IN, 270_000, 413],
    [UPLOAD, 6_000_000, 200],
    [UPLOAD, 7_000_000, 413],
    // A static site takes no heartbeat.
    ['/heartbeat', 70_000, isAlone ? 405 : 413],
  ])('to %s a body of %d bytes: %d', async (path, bytes, status) => {
    const answer = await nginx.post(path, Buffer.alloc(bytes, 'a'));
    expect(answer.status).toBe(status);
    expect(lengths()).toEqual(status === 200 ? [bytes] : []);
    if (status !== 200 && path.startsWith('/api')) expect(answer.headers['lobby-gateway']).toBe('not-sent');
  });

  it('takes eight pictures of an address at one time, and other calls besides', async () => {
    const waiting: ServerResponse[] = [];
    nginx.hotel.answer = (_, response) => waiting.push(response);
    const send = () => nginx.post(UPLOAD, BODY);
    const taken = Array.from({ length: 8 }, send);
    await expect.poll(() => waiting.length).toBe(8);
    const refused = await send();
    expect([refused.status, refused.headers['lobby-gateway']]).toEqual([503, 'not-sent']);
    nginx.hotel.answer = USUAL_ANSWER;
    expect((await nginx.ask(SEARCH)).status).toBe(200);
    for (const response of waiting) response.end('{}');
    expect((await Promise.all(taken)).map(({ status }) => status)).toEqual(Array(8).fill(200));
  });

  it('closes the 257th connection of an address, and answers another address', async () => {
    const held = await Promise.all(Array.from({ length: 256 }, () => nginx.connection('127.0.4.1')));
    const more = await nginx.connection('127.0.4.1');
    await expect.poll(() => more.closed).toBe(true);
    expect(held.filter(({ closed }) => closed)).toEqual([]);
    expect((await nginx.ask('/healthz', { from: '127.0.4.2' })).status).toBe(200);
    for (const socket of held) socket.destroy();
  });

  it.each([
    ['evil.example', 'lobby.example'],
    ['lobby.example', 'evil.example'],
    ['127.0.0.1', 'lobby.example'],
  ])('under the name %s by a connection for %s nothing is answered', async (Host, tlsName) => {
    await expect(nginx.ask('/healthz', { headers: { Host }, tlsName })).rejects.toThrow();
  });

  it('keeps a large answer in memory', async () => {
    // The gateway gives up beyond 1 MB.
    const length = isAlone ? 50_000_000 : 1024 * 1024;
    nginx.hotel.answer = (_, response) => response.end(Buffer.alloc(length, 'a'));
    expect((await nginx.ask(SEARCH)).body.length).toBe(length);
  });

  it('leaves behind what an answer could do', async () => {
    nginx.hotel.answer = (_, response) => response.writeHead(200, HARMFUL).end('<script>1</script>');
    const { status, headers, text } = await nginx.ask(SEARCH);
    expect([status, text]).toEqual([200, '<script>1</script>']);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['lobby-gateway']).toBe(isAlone ? undefined : 'answered');
    const harmful = Object.keys(HARMFUL).map((name) => name.toLowerCase());
    const own = ['content-type', 'lobby-gateway'];
    expect(harmful.filter((name) => name in headers && !own.includes(name))).toEqual([]);
  });

  it('sends a call that gets no answer once', async () => {
    nginx.hotel.answer = (request) => request.socket.destroy();
    const { status, headers } = await nginx.post(UPLOAD, BODY);
    expect([status, headers['lobby-gateway']]).toEqual(isAlone ? [502, undefined] : [504, 'no-answer']);
    expect(nginx.hotel.seen).toHaveLength(1);
  });

  it(isAlone ? 'tells the hotel of no key' : 'lets the gateway know a call again by its key', async () => {
    const call = () => nginx.post(UPLOAD, BODY, { 'Idempotency-Key': '"0123456789abcdef"' });
    expect([(await call()).status, (await call()).status]).toEqual([200, 200]);
    expect(heard('idempotency-key')).toEqual(isAlone ? [undefined, undefined] : [undefined]);
  });

  it('logs no name, number or query under any failure', async () => {
    nginx.hotel.answer = (request) => request.socket.destroy();
    await nginx.ask(SEARCH);
    await nginx.ask('/user/api/v1/users/9876543?lang=ja');
    await nginx.raw('GET /api/v1/client/ヤマダ?name=9876543');
    await nginx.ask('/api/v1/%E3%83%A4%E3%83%9E%E3%83%80');
    await nginx.post(UPLOAD, Buffer.alloc(7_000_000));
    await expect.poll(() => nginx.log('lobby.log')).toMatch(/users\/\{id\}[\s\S]*upload_passport 413/u);
    const written = nginx.log('lobby.log') + nginx.log('lobby-error.log');
    expect(written).toContain(' GET /api/v1/client/rpa/checkin_authtoken_request ');
    expect(written).not.toMatch(/%E3|ヤマダ|9876543|lang=|name=|\?/u);
    expect(nginx.log('lobby-error.log')).toBe('');
  });
});
