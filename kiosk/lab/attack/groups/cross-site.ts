import { heartbeatText } from '../../heartbeat.ts';
import { each, type Group, some } from '../group.ts';
import type { Target } from '../target.ts';
import { ask } from '../wire.ts';

/** Types that any page may send anywhere, and imitations of the required type. */
const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain;charset=UTF-8',
  'text/plain; application/json',
  'text/plain, application/json',
  '',
  'text/json',
  'application/jsonp',
  'application/json-patch+json',
  'x-application/json',
  'multipart/form-data; application/json',
  'application/x-www-form-urlencoded;a=application/json',
];
const JSON_TYPE = 'application/json';
/** A browser's words about a request's origin. */
const SENDERS: readonly Readonly<Record<string, string>>[] = [
  { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
  { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
  { Origin: 'null' },
  { Origin: 'https://evil.example' },
  { Origin: 'http://127.0.0.1:1', 'Sec-Fetch-Site': 'same-site' },
  { Origin: 'http://127.0.0.1' },
  { Origin: 'http://127.0.0.1.evil.example' },
  { Origin: 'http://evil.example@127.0.0.1' },
  { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' },
  { 'Sec-Fetch-Site': 'same-site' },
  { 'Sec-Fetch-Site': 'none' },
  { 'Sec-Fetch-Site': 'same-origin, cross-site' },
];
const CHANGES = [
  ['/demo/api/faults', '{"call":"*","kind":"status","status":500}'],
  ['/demo/api/faults/clear', '{}'],
  ['/demo/api/situation', '{"id":"server-error"}'],
  ['/demo/api/queue', '{}'],
  ['/demo/api/reset', '{}'],
  ['/heartbeat', heartbeatText({ device: 'EVIL' })],
  ['/help', '{"device":"EVIL","screen":"/"}'],
  ['/tablets/seen', '{"device":"LOBBY-1","asked_at":"2026-11-21T03:00:00.000Z"}'],
] as const;
/** A preflight that nobody answers. */
const PREFLIGHT = [
  ['Origin', 'https://evil.example'],
  ['Access-Control-Request-Method', 'POST'],
  ['Access-Control-Request-Headers', 'content-type'],
] as const;
const PICTURE = [
  ['Sec-Fetch-Site', 'cross-site'],
  ['Sec-Fetch-Dest', 'image'],
] as const;

export const crossSite: Group = {
  name: 'cross-site',
  against: ['demo hotel'],
  async run(target, tally) {
    const own = [['Content-Type', JSON_TYPE]] as const;
    // A recognisable fault that nobody may clear.
    const body = '{"call":"*","kind":"delay","ms":1}';
    await ask(target, { method: 'POST', target: '/demo/api/faults', headers: own, body });
    const before = await stateOf(target);
    for (const [path, body] of CHANGES) {
      // A heartbeat's type needs a preflight; sent anyway, it comes from elsewhere.
      const types = path.startsWith('/demo/') ? [...TYPES, JSON_TYPE] : TYPES;
      const posts = SENDERS.flatMap((sender) => types.map((type) => ({ ...sender, 'Content-Type': type })));
      await each(some(posts, target.size), 4, async (post) => {
        const headers = Object.entries(post);
        const answer = await ask(target, { method: 'POST', target: path, headers, body });
        const statuses = [400, 403, 404, 415];
        tally.check(`POST ${path} with ${JSON.stringify(post)}`, answer, { statuses });
      });
      for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE']) {
        const query = `${path}?body=${encodeURIComponent(body)}&_method=POST`;
        tally.check(`${method} ${path}`, await ask(target, { method, target: query, headers: PREFLIGHT }));
      }
      if ((await stateOf(target)) !== before) tally.findings.push(`${path}: something changed`);
    }
    for (const path of ['situation/server-error', 'situation/house', '', 'control.js'])
      tally.check(
        `/demo/${path} as a picture`,
        await ask(target, { target: `/demo/${path}`, headers: PICTURE }),
      );
    tally.note('pictures', (await stateOf(target)) === before ? [] : ['something changed']);
    await ask(target, { method: 'POST', target: '/demo/api/faults/clear', headers: own, body: '{}' });
  },
};

async function stateOf(target: Target): Promise<string> {
  const paths = ['/demo/api/faults', '/demo/api/situation', '/demo/api/queue', '/tablets.json'];
  const states = await Promise.all(paths.map((path) => ask(target, { target: path })));
  return states.map((answer) => `${answer?.status} ${answer?.body.toString('utf8')}`).join('\n');
}
