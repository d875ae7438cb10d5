import type { Socket } from 'node:net';
import { handlesOf, memoryDuring } from '../../load/process-figures.ts';
import { SERVICE } from '../../load/servers.ts';
import { headerOf } from '../answer.ts';
import { each, type Group, type Tally } from '../group.ts';
import { newcomer } from '../newcomer.ts';
import { OVERLOADS, type Overload } from '../tables/overload.ts';
import { NGINX_MEMORY_MB, type Target } from '../target.ts';
import { type Address, ask, requestText, talk } from '../wire.ts';

const REFUSED = [400, 404, 405, 408, 411, 413, 414, 415, 429, 431];
const HOLD_MS = 8_000;
/** nginx's connections for one address. */
const OF_ADDRESS = 256;
/** The gateway's handles for hotel, files and log while nginx sends its maximum. */
const LEFT = 768;
const PIPELINED = 5;

const QUICK = [
  '/',
  '/index.html',
  '/data/config.json',
  '/sw.js',
  '/healthz',
  '/tablets',
  '/metrics',
  '/none',
  '/assets/none.js',
  '/api/v1/client/none',
  '/%',
  '/data/..%2f',
  '/demo/',
  '/user/',
  '/address/',
];

/** Under any load, nginx and gateway stay within their services' limits and serve others. */
export const overload: Group = {
  name: 'overload',
  against: ['nginx'],
  async run(target, tally) {
    for (const row of OVERLOADS) await hold(target, tally, row);
    const flood = Array.from({ length: 5_000 * target.size }, (_, at) => QUICK[at % QUICK.length] ?? '/');
    const quick = each(flood, 50, async (path) =>
      tally.check(`GET ${path} in a flood`, await ask(target, { target: path }), { faults: [503] }),
    );
    await newcomer(target, tally, 'a flood of requests');
    await quick;
  },
};

async function hold(target: Target, tally: Tally, row: Overload): Promise<void> {
  const { name, ofAddress = row.connections, isDeaf = false, isGood = false, nginxMb, gatewayMb = 100 } = row;
  const count = Math.ceil(row.connections * target.size);
  const holdMs = HOLD_MS * Math.max(0.1, target.size);
  // Less than a handshake speaks no TLS.
  const to: Address = row.before === undefined ? target : { ...target, tlsName: undefined };
  let handles = 0;
  const act = async () => {
    const begun: Promise<void>[] = [];
    const held = Array.from({ length: count }, (_, at) => {
      let begin = (): void => undefined;
      begun.push(new Promise((resolve) => (begin = resolve)));
      const patience = { timeoutMs: holdMs, from: `127.0.1.${1 + Math.floor(at / ofAddress)}`, isDeaf };
      const ended = talk(
        to,
        (socket) => {
          speak(target, socket, row);
          begin();
        },
        patience,
      );
      void ended.then(begin);
      return ended;
    });
    const watching = setInterval(() => {
      handles = Math.max(handles, handlesOf(target.gatewayPids()));
    }, holdMs / 20);
    // Otherwise this process's handshakes would delay its own newcomer.
    await Promise.all(begun);
    await newcomer(target, tally, name);
    const exchanges = await Promise.all(held);
    clearInterval(watching);
    return exchanges;
  };
  let exchanges: Awaited<ReturnType<typeof act>> = [];
  let gateway = { before: 0, most: 0 };
  const nginx = await memoryDuring(target.nginxPids(), async () => {
    gateway = await memoryDuring(target.gatewayPids(), async () => {
      exchanges = await act();
    });
  });
  noteSize(tally, `${name}, the gateway's memory`, gateway, gatewayMb, SERVICE.memoryMb);
  noteSize(tally, `${name}, nginx's memory`, nginx, nginxMb, NGINX_MEMORY_MB);
  tally.note(`${name}, handles`, handles > SERVICE.handles - LEFT ? [`${handles} were taken`] : []);
  const kept = exchanges.filter(({ isClosed }) => !isClosed).length;
  const most = OF_ADDRESS * Math.ceil(count / ofAddress);
  tally.note(`${name}, connections`, kept > most ? [`${kept} were kept`] : []);
  for (const { answers } of exchanges) {
    const answer = answers.find(({ status }) => status >= 200);
    tally.check(name, answer, { statuses: isGood ? [200, ...REFUSED] : REFUSED, faults: [503] });
    // The hotel got nothing, and the tablet is told so.
    if (row.path?.startsWith('/api') && answer !== undefined && answer.status !== 200) {
      const word = headerOf(answer, 'lobby-gateway');
      if (word !== 'not-sent')
        tally.findings.push(`${name}: ${answer.status}, and Lobby-Gateway says "${word}"`);
    }
  }
}

function noteSize(
  tally: Tally,
  attack: string,
  { before, most }: { readonly before: number; readonly most: number },
  more: number,
  all: number,
): void {
  const isTooMuch = most - before > more || most > all;
  tally.note(attack, isTooMuch ? [`${most - before} MB more, ${most} MB in all`] : []);
}

function speak(
  target: Target,
  socket: Socket,
  { method = 'POST', path, headers = [], ...row }: Overload,
): void {
  const request = path === undefined ? '' : requestText(target, { method, target: path, headers });
  // Content of the system's buffers would look as if it was read.
  socket.write(row.isDeaf ? request.repeat(PIPELINED) : request);
  socket.write(row.start ?? '', 'latin1');
  const { block = Buffer.alloc(0), bytes = block.length, everyMs } = row;
  if (everyMs !== undefined) {
    const timer = setInterval(() => socket.write(block), everyMs);
    socket.once('close', () => clearInterval(timer));
    return;
  }
  let sent = 0;
  const more = () => {
    while (!socket.destroyed && sent < bytes) {
      const part = block.subarray(0, Math.min(block.length, bytes - sent));
      sent += part.length;
      if (!socket.write(part)) return;
    }
  };
  socket.on('drain', more);
  more();
}
