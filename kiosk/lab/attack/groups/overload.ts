import type { Socket } from 'node:net';
import { handlesOf, memoryDuring } from '../../load/process-figures.ts';
import { SERVICE } from '../../load/servers.ts';
import { headerOf } from '../answer.ts';
import { each, type Group, type Tally } from '../group.ts';
import { IDLE, OVERLOADS, type Overload } from '../tables/overload.ts';
import type { Target } from '../target.ts';
import { ask, requestText, talk } from '../wire.ts';

const REFUSED = [400, 404, 405, 408, 413, 415, 429, 431];
/** How long connections are held; in ms. */
const HOLD_MS = 4_000;
/** Handles that the process keeps for the hotel and for files, and what it has open besides connections. */
const KEPT = 1_024;
const BESIDES = 100;
/** What is poured in keeps the process busy; in ms. */
const LONGEST_MS = 120_000;
/** Requests of one that never reads; more would end its connection at once. */
const PIPELINED = 5;
/** A payment that comes whole is small, and there is always room for it. */
const PAYMENT = '/api/v1/client/payment/settlement?mark=small';

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

/** Whatever one or many take, the process stays within the service's limits, and others are answered meanwhile. */
export const overload: Group = {
  name: 'overload',
  against: ['hostile hotel'],
  async run(target, tally) {
    for (const row of OVERLOADS) await hold(target, tally, row);
    const idle = IDLE.map((row) => hold(target, tally, row));
    const flood = Array.from({ length: 5_000 * target.size }, (_, at) => QUICK[at % QUICK.length] ?? '/');
    const quick = each(flood, 50, async (path) =>
      tally.check(`GET ${path} in a flood`, await ask(target, { target: path })),
    );
    await others(target, tally, 'a flood of requests', target.patienceMs);
    await Promise.all([...idle, quick]);
  },
};

async function hold(target: Target, tally: Tally, row: Overload): Promise<void> {
  const { name, ofAddress = row.connections, isDeaf = false, isGood = false, memoryMb = 160 } = row;
  const count = Math.ceil(row.connections * target.size);
  const holdMs = HOLD_MS * Math.max(0.1, target.size);
  const { before, most } = await memoryDuring(target.pids(), async () => {
    const held = Array.from({ length: count }, (_, at) =>
      talk(target, (socket) => speak(target, socket, row), {
        timeoutMs: holdMs,
        from: `127.0.1.${1 + Math.floor(at / ofAddress)}`,
        isDeaf,
      }),
    );
    let handles = 0;
    const watching = setInterval(() => {
      handles = Math.max(handles, handlesOf(target.pids()));
    }, holdMs / 20);
    await others(target, tally, name);
    const exchanges = await Promise.all(held);
    clearInterval(watching);
    const stay = row.stay ?? SERVICE.handles - KEPT;
    tally.note(`${name}, handles`, handles > stay + BESIDES ? [`${handles} were taken`] : []);
    for (const { answers } of exchanges) {
      const answer = answers.find(({ status }) => status >= 200);
      tally.check(name, answer, { statuses: isGood ? [200, ...REFUSED] : REFUSED, faults: [503] });
      // There is no room for it: the hotel gets nothing, and the tablet is told so.
      if (
        row.path?.startsWith('/api') &&
        answer?.status === 503 &&
        headerOf(answer, 'lobby-gateway') !== 'not-sent'
      )
        tally.findings.push(`${name}: 503 without a word`);
    }
  });
  const isTooMuch = most - before > memoryMb || most > SERVICE.memoryMb;
  tally.note(`${name}, memory`, isTooMuch ? [`${most - before} MB more, ${most} MB in all`] : []);
}

/** Health, the page and a payment come for somebody else, in so many ms. */
async function others(target: Target, tally: Tally, during: string, most = LONGEST_MS): Promise<void> {
  const from = '127.0.3.1';
  for (const attempt of [
    { target: '/healthz' },
    { target: '/', headers: [['Accept', 'text/html']] as const },
    { target: PAYMENT, method: 'POST', body: 'a=b' },
  ]) {
    const started = performance.now();
    const answer = await ask(target, attempt, { from, timeoutMs: LONGEST_MS });
    const ms = Math.round(performance.now() - started);
    tally.note(`${attempt.target} during ${during}`, [
      ...(answer?.status === 200 ? [] : [`${answer?.status ?? 'nothing'} came back`]),
      ...(ms > most ? [`it took ${ms} ms`] : []),
    ]);
  }
}

function speak(
  target: Target,
  socket: Socket,
  { method = 'POST', path, headers = [], ...row }: Overload,
): void {
  const request = path === undefined ? '' : requestText(target, { method, target: path, headers });
  // What fits into the system's buffers would look as if it was read.
  socket.write(row.isDeaf ? request.repeat(PIPELINED) : request);
  socket.write(row.start ?? '');
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
