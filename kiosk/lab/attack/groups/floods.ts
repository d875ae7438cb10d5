import { connect, type Socket } from 'node:net';
import { each, type Group, MB, Tally, type Target } from '../group.ts';
import { memoryAfter } from '../memory.ts';
import { ask, requestText, sendRaw } from '../wire.ts';

/** A tablet waits no longer for its page, in ms; a target may be given more. */
const TIMEOUT_MS = 2_000;
const PROBE_EVERY_MS = 250;
/** What a flood may leave behind, in MB: a heap that grew shrinks late. */
const LEFT_MB = 100;
/** Paths in other spellings may leave nothing behind: those of each half together are 70 MB. */
const SPELLINGS = { count: 5_000, length: 14_000, leftMb: 45 };

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

/** Many requests at once: health and page are still answered, and the memory is freed again. */
export const floods: Group = {
  name: 'floods',
  against: ['hostile-hotel', 'unknown'],
  async run(target) {
    const tally = new Tally();
    // The first requests fill memory with what stays there.
    await quick(target, tally, 200);
    const before = target.memory?.();
    const idle = Array.from({ length: Math.round(2_000 * target.size) }, (_, at) =>
      open(target, `127.0.4.${1 + (at % 8)}`),
    );
    const slow = Array.from({ length: Math.round(200 * target.size) }, () => trickle(target));
    tally.attacks += idle.length + slow.length;
    const probes = startProbes(target, tally);
    await quick(target, tally, Math.round(5_000 * target.size));
    await new Promise((resolve) => setTimeout(resolve, Math.max(500, 4_000 * target.size)));
    await probes.end();
    for (const socket of [...idle, ...slow]) socket.destroy();
    await settled(target, tally, 'a flood', before, LEFT_MB);
    await spellings(target, tally);
    return tally;
  },
};

/** @param from an address of this machine: each may have 512 connections */
function open({ host, port }: Target, from = '127.0.0.1'): Socket {
  const socket = connect({ port, host, localAddress: from });
  socket.on('error', () => undefined);
  return socket;
}

/** A request of one byte a second. */
function trickle(target: Target): Socket {
  const socket = open(target);
  const text = requestText(target, { target: '/' });
  let at = 0;
  const timer = setInterval(() => {
    socket.write(text.charAt(at));
    at += 1;
  }, 1_000);
  socket.once('close', () => clearInterval(timer));
  return socket;
}

async function quick(target: Target, tally: Tally, count: number): Promise<void> {
  const paths = Array.from({ length: count }, (_, at) => QUICK[at % QUICK.length] ?? '/');
  await each(paths, 50, async (path) => {
    tally.check(`GET ${path} in a flood`, await ask(target, { target: path }));
  });
}

/** Asks for health and page again and again, and says when either is late. */
function startProbes(target: Target, tally: Tally): { readonly end: () => Promise<void> } {
  let isOver = false;
  const { patienceMs = TIMEOUT_MS } = target;
  const run = async () => {
    while (!isOver) {
      for (const path of ['/healthz', '/']) {
        const started = performance.now();
        const answer = await ask(
          target,
          { target: path, headers: [['Accept', 'text/html']] },
          { timeoutMs: Math.max(10_000, patienceMs) },
        );
        const took = Math.round(performance.now() - started);
        tally.note(`${path} during a flood`, [
          ...(answer?.status === 200 ? [] : [`${answer?.status ?? 'nothing'} came back`]),
          ...(took > patienceMs ? [`it took ${took} ms`] : []),
        ]);
      }
      await new Promise((resolve) => setTimeout(resolve, PROBE_EVERY_MS));
    }
  };
  const running = run();
  return {
    end: async () => {
      isOver = true;
      await running;
    },
  };
}

async function settled(
  target: Target,
  tally: Tally,
  attack: string,
  before: number | undefined,
  bound: number,
): Promise<void> {
  if (before === undefined || target.memory === undefined) return;
  const left = await memoryAfter(target.memory, before, bound, 15_000);
  if (left > bound) tally.findings.push(`${attack}: ${left} MB of memory stayed behind`);
}

/** One file in very many spellings: none of them may be remembered. */
async function spellings(target: Target, tally: Tally): Promise<void> {
  const { count, length, leftMb } = SPELLINGS;
  const all = Math.round(count * target.size);
  const slashes = (some: number) => '/'.repeat(some);
  const spelled = (at: number) =>
    `${slashes(1 + Math.floor(at / all))}data${slashes(length - (at % all))}logo.svg`;
  const batch = (from: number, size: number) =>
    Array.from({ length: size }, (_, at) => {
      const connection = ['Connection', at === size - 1 ? 'close' : 'keep-alive'] as const;
      return requestText(target, { method: 'HEAD', target: spelled(from + at), headers: [connection] });
    }).join('');
  const send = async (first: number) => {
    for (let from = first; from < first + all; from += 100)
      await sendRaw(target, batch(from, 100), { isHead: true, timeoutMs: 20_000 });
  };
  // The first half makes room in the heap, which a process keeps; the second finds it there, unless paths are remembered.
  await send(0);
  const before = target.memory?.();
  await send(all);
  tally.attacks += 2 * all;
  await settled(
    target,
    tally,
    `${all} spellings of one file (${Math.round((all * length) / MB)} MB)`,
    before,
    leftMb,
  );
}
