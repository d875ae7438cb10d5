import { type ClientHttp2Session, connect } from 'node:http2';
import { setImmediate } from 'node:timers/promises';
import { connect as connectByTls } from 'node:tls';
import { memoryDuring } from '../../load/process-figures.ts';
import { type Group, some } from '../group.ts';
import { newcomer } from '../newcomer.ts';
import type { Target } from '../target.ts';

/** Requests on one connection, more than nginx takes. */
const STREAMS = 3_000;
const HOLD_MS = 3_000;
const MAX_MB = 120;

/** A connection's action on each of its requests. */
const ROWS: readonly (readonly [name: string, ask: (session: ClientHttp2Session, path: string) => void])[] = [
  [
    'requests that are taken back at once',
    (session, path) => {
      const stream = session.request({ ':path': path });
      stream.on('error', () => undefined).close();
    },
  ],
  [
    'requests whose answers nobody reads',
    (session, path) => void session.request({ ':path': path }).on('error', () => undefined),
  ],
  [
    'bodies that never come',
    (session) => {
      const path = '/api/v1/client/payment/settlement';
      const sent = { ':method': 'POST', ':path': path, 'content-length': '100' };
      session.request(sent, { endStream: false }).on('error', () => undefined);
    },
  ],
];

/** Thousands of requests on a few HTTP/2 connections: nginx stays small and serves others. */
export const http2: Group = {
  name: 'http2',
  against: ['nginx'],
  async run(target, tally) {
    for (const [name, ask] of ROWS) {
      const { before, most } = await memoryDuring(target.nginxPids(), async () => {
        const sessions = some([1, 2, 3, 4, 5, 6], Math.max(0.2, target.size)).map((end) => open(target, end));
        const paths = ['/assets/large-1a2b.png', '/', '/api/v1/client/facilities'];
        for (let at = 0; at < STREAMS * target.size; at += 1) {
          // Otherwise this process would delay its own newcomer.
          if (at % 32 === 0) await setImmediate();
          for (const session of sessions) if (!session.destroyed) ask(session, paths[at % 3] ?? '/');
        }
        await newcomer(target, tally, name);
        await new Promise((resolve) => setTimeout(resolve, HOLD_MS * target.size));
        for (const session of sessions) session.destroy();
      });
      tally.note(`${name}, memory`, most - before > MAX_MB ? [`nginx took ${most - before} MB`] : []);
    }
    for (const path of [
      '//api/v1/client/facilities',
      '/x/../api/v1/client/facilities',
      '/api/v1/client/payment/settlement',
    ])
      tally.note(`GET ${path} by HTTP/2`, await refused(target, path));
  },
};

function open({ host, port, tlsName }: Target, end: number): ClientHttp2Session {
  const place = { host, port, localAddress: `127.0.6.${end}`, ALPNProtocols: ['h2'] };
  const session = connect(`https://${tlsName}:${port}`, {
    createConnection: () =>
      connectByTls({ ...place, ...(tlsName && { servername: tlsName }), rejectUnauthorized: false }),
  });
  return session.on('error', () => undefined);
}

/** A call in another spelling is none. */
async function refused(target: Target, path: string): Promise<readonly string[]> {
  target.hotel?.heard.splice(0);
  const session = open(target, 7);
  const status = await new Promise((resolve) => {
    const stream = session.request({ ':path': path });
    stream.on('response', (headers) => resolve(headers[':status'])).on('error', () => resolve('nothing'));
  });
  session.destroy();
  const heard = target.hotel?.heard.map(({ target: path }) => `the hotel heard ${path}`) ?? [];
  return [...heard, ...(status === 404 || status === 'nothing' ? [] : [`${status} came back`])];
}
