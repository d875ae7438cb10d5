import { type Group, some, Tally, type Target } from '../group.ts';
import { heartbeatText } from '../tables/heartbeats.ts';
import { ask } from '../wire.ts';

/** Types that a page of anybody may send anywhere, and others that look like the one that is asked for. */
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
/** What a browser says of where a request comes from. */
const SENDERS: readonly (readonly (readonly [string, string])[])[] = [
  [
    ['Origin', 'https://evil.example'],
    ['Sec-Fetch-Site', 'cross-site'],
  ],
  [
    ['Origin', 'null'],
    ['Sec-Fetch-Site', 'cross-site'],
  ],
  [['Origin', 'null']],
  [['Origin', 'https://evil.example']],
  [
    ['Origin', 'http://127.0.0.1:1'],
    ['Sec-Fetch-Site', 'same-site'],
  ],
  [['Origin', 'http://127.0.0.1']],
  [['Origin', 'http://127.0.0.1.evil.example']],
  [['Origin', 'http://evil.example@127.0.0.1']],
  [
    ['Sec-Fetch-Site', 'cross-site'],
    ['Sec-Fetch-Mode', 'no-cors'],
  ],
  [['Sec-Fetch-Site', 'same-site']],
  [['Sec-Fetch-Site', 'none']],
  [['Sec-Fetch-Site', 'same-origin, cross-site']],
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

/** What a page of another site may have a browser send changes nothing. */
export const crossSite: Group = {
  name: 'cross-site',
  against: ['demo-hotel'],
  async run(target) {
    const tally = new Tally();
    const own = [['Content-Type', JSON_TYPE]] as const;
    // A fault of ours that nobody may take away, and that is no other's.
    const ours = await ask(target, {
      method: 'POST',
      target: '/demo/api/faults',
      headers: own,
      body: '{"call":"*","kind":"delay","ms":1}',
    });
    if (ours?.status !== 200) tally.findings.push(`the demo hotel does not take a fault (${ours?.status})`);
    const before = await stateOf(target);
    const posts = CHANGES.flatMap(([path, body]) =>
      SENDERS.flatMap((sender) => [
        ...TYPES.map((type) => ({ path, body, headers: [...sender, ['Content-Type', type] as const] })),
        // Only after a question, which nobody answers; but were it sent, it would come from elsewhere.
        ...(['/heartbeat', '/help', '/tablets/seen'].includes(path)
          ? []
          : [{ path, body, headers: [...sender, ['Content-Type', JSON_TYPE] as const] }]),
      ]),
    );
    for (const { path, body, headers } of some(posts, target.size)) {
      const attack = `POST ${path} with ${headers.map((header) => header.join(': ')).join(', ')}`;
      tally.check(attack, await ask(target, { method: 'POST', target: path, headers, body }), {
        statuses: [400, 403, 404, 415],
      });
      await unchanged(target, tally, attack, before);
    }
    for (const [path, body] of CHANGES) {
      for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE']) {
        const attack = `${method} ${path}`;
        const query = encodeURIComponent(body);
        const headers = [
          ['Origin', 'https://evil.example'],
          ['Access-Control-Request-Method', 'POST'],
          ['Access-Control-Request-Headers', 'content-type'],
        ] as const;
        tally.check(
          attack,
          await ask(target, { method, target: `${path}?body=${query}&_method=POST`, headers }),
        );
        await unchanged(target, tally, attack, before);
      }
    }
    for (const path of [
      '/demo/situation/server-error',
      '/demo/situation/house',
      '/demo/',
      '/demo/control.js',
    ]) {
      const headers = [
        ['Sec-Fetch-Site', 'cross-site'],
        ['Sec-Fetch-Dest', 'image'],
      ] as const;
      tally.check(`GET ${path} as a picture`, await ask(target, { target: path, headers }));
      await unchanged(target, tally, `GET ${path} as a picture`, before);
    }
    await ask(target, { method: 'POST', target: '/demo/api/faults/clear', headers: own, body: '{}' });
    return tally;
  },
};

/** What a page could want to change, as text. */
async function stateOf(target: Target): Promise<string> {
  const paths = ['/demo/api/faults', '/demo/api/situation', '/demo/api/queue', '/tablets.json'];
  const states = await Promise.all(paths.map((path) => ask(target, { target: path })));
  return states.map((answer) => `${answer?.status} ${answer?.body.toString('utf8')}`).join('\n');
}

async function unchanged(target: Target, tally: Tally, attack: string, before: string): Promise<void> {
  if ((await stateOf(target)) !== before) tally.findings.push(`${attack}: something changed`);
}
