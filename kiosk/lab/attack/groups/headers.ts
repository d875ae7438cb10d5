import { headerOf } from '../answer.ts';
import { each, type Group, short, some } from '../group.ts';
import { HOSTS } from '../tables/calls.ts';
import { ask } from '../wire.ts';

const PATHS = [
  '/',
  '/index.html',
  '/sw.js',
  '/data/config.json',
  '/healthz',
  '/tablets',
  '/tablets.json',
  '/metrics',
  '/tablets/tablets.css',
  '/demo/',
  '/demo',
  '/demo/control.js',
  '/demo/api/faults',
  '/demo/api/arrivals',
  '/api/v1/client/facilities',
  '/user/api/v1/users/1',
  '/address/search?zipcode=1000001',
  '/assets/none.js',
  '/none',
  '/checkin',
  '/manifest.webmanifest',
  '/favicon.ico',
  '/tenant-lang/ja.json',
  '/data/none.png',
  '/data/evil.html',
  '/data/evil.svg',
];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'BREW'];
const BELIEVED: readonly (readonly [string, string])[] = [
  ['X-Forwarded-Host', 'evil.example'],
  ['X-Forwarded-Proto', 'https'],
  ['X-Forwarded-For', '127.0.0.1'],
  ['X-Original-URL', '/tablets'],
  ['X-Rewrite-URL', '/tablets'],
  ['Forwarded', 'host=evil.example;proto=https'],
  ['X-HTTP-Method-Override', 'DELETE'],
  ['X-Host', 'evil.example'],
  ['Origin', 'https://evil.example'],
  ['Referer', 'https://evil.example/'],
  ['Cookie', '__proto__=1; a=b'],
  ['Authorization', 'Basic Og=='],
  ['Authorization', 'Bearer x'],
  ['Accept-Encoding', 'gzip;q=1e999, br;q=-1, *;q=0'],
  ['If-None-Match', '*'],
  ['If-None-Match', 'W/"x", "y'],
  ['If-Modified-Since', 'x'],
  ['Range', 'bytes=0-1'],
  ['Range', 'bytes=-9999999999'],
  ['Accept', 'text/html'],
  ['Upgrade-Insecure-Requests', '1'],
  ['Access-Control-Request-Method', 'DELETE'],
  ['Access-Control-Request-Private-Network', 'true'],
  ['__proto__', 'x'],
  ['constructor', 'x'],
  ['Content-Type', '__proto__'],
  ['Sec-Fetch-Dest', 'serviceworker'],
  ['Service-Worker', 'script'],
  ['Max-Forwards', '0'],
];

/** Every answer obeys every rule; a foreign host name gets nothing. */
export const headers: Group = {
  name: 'headers and hosts',
  against: ['nginx', 'nginx alone', 'demo hotel'],
  async run(target, tally) {
    const strange = HOSTS.flatMap((host) => PATHS.map((path) => ({ host, path })));
    await each(some(strange, target.size), 16, async ({ host, path }) => {
      // Health answers under any name, and answers nothing else.
      const statuses = path === '/healthz' ? [200, 400, 404] : [400, 404, 421];
      const answer = await ask(target, {
        target: path,
        headers: [
          ['Host', host],
          ['Accept', 'text/html'],
        ],
      });
      const attack = `${path} under the name ${short(host)}`;
      tally.check(attack, answer, { statuses });
      if (answer !== undefined && ![200, 400].includes(answer.status) && answer.body.length > 0)
        tally.findings.push(`${attack}: a body came back`);
    });
    // Calls that change a hotel go to the suite's own only; here no POST has a form.
    const plain = METHODS.flatMap((method) => PATHS.map((path) => ({ method, path })));
    await each(some(plain, target.size), 16, async ({ method, path }) => {
      tally.check(`${method} ${path}`, await ask(target, { method, target: path }), { faults: [502, 504] });
    });
    const believed = BELIEVED.flatMap((header) => PATHS.map((path) => ({ header, path })));
    await each(some(believed, target.size), 16, async ({ header, path }) => {
      const answer = await ask(target, { target: path, headers: [header] });
      const attack = `${path} with ${short(header.join(': '))}`;
      tally.check(attack, answer, { faults: [502, 504] });
      if (
        answer !== undefined &&
        /evil\.example/u.test(headerOf(answer, 'location') + answer.body.toString('latin1'))
      )
        tally.findings.push(`${attack}: it was believed`);
    });
  },
};
