import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from './log.ts';
import { networkOf } from './network.ts';

/** Why a connection was ended: all places taken, those of its address, nobody reads its answers, too many of them at once. */
export type EndReason = 'full' | 'address' | 'stalled' | 'pipelined';

/** More connections than tablets have. */
const MAX = 8_192;
/** Handles that stay free for 512 calls to the hotel, for files and for the log. */
const RESERVE = 1_024;
/** Connections that were ended and are not closed yet. */
const CLOSING = 64;
/** What a process may open where it cannot be read: what most systems grant at least. */
const USUAL_HANDLES = 1_024;

/** The limits of a process, below the number of handles that the system grants it. */
export const usualLimits = (handles = handleLimit()) => ({
  most: Math.min(MAX, handles - Math.min(RESERVE, Math.ceil(handles / 2))),
  /** Those of one address: many tablets may share one, with a handful each. */
  ofAddress: 512,
  /** How long nothing may be read or written, in ms. The hotel has answered by then. */
  stallMs: 40_000,
  /** How long an answer may take from its request until the last byte has gone, however slowly it is read. In ms. */
  answerMs: 120_000,
  /** Answers that wait on one connection. No browser asks before it has the answer to its last question. */
  queued: 64,
});
/** How many connections there may be, and how long one may stand still. */
export type ConnectionLimits = Readonly<ReturnType<typeof usualLimits>>;

/** Whose connections are limited, and who is told. */
export interface ConnectionRules {
  readonly limits: ConnectionLimits;
  /** The addresses are a proxy's, which limits those behind it itself. */
  readonly trustsProxy: boolean;
  readonly log: Log;
  /** Told of each connection that was ended. */
  readonly onEnd: (reason: EndReason) => void;
}

/** Ends connections that are too many, that stand still, or that ask without reading. */
export function limitConnections(server: Server, { limits, trustsProxy, log, onEnd }: ConnectionRules): void {
  const end = (reason: EndReason, socket?: Socket) => {
    socket?.destroy();
    onEnd(reason);
    log.fault('connection-ended', { reason });
  };
  server.maxConnections = limits.most + (trustsProxy ? 0 : CLOSING);
  server.on('drop', () => end('full'));
  // Node takes what was written at first for progress when the time is up once, and reports a stall at the second time.
  const half = limits.stallMs / 2;
  const quiet = new WeakSet<Socket>();
  server.timeout = half;
  server.on('timeout', (socket) => {
    if (socket.writableLength > 0) return end('stalled', socket);
    // A shorter time is that of a connection that is kept for another request.
    if (quiet.has(socket) || socket.timeout !== half) return socket.destroy();
    // Nothing waits to be written: the hotel may still answer.
    quiet.add(socket);
    socket.setTimeout(half);
  });
  if (!trustsProxy) {
    const open = new Map<string, Set<Socket>>();
    let all = 0;
    server.on('connection', (socket) => {
      const network = networkOf(socket.remoteAddress ?? 'unknown');
      const own = open.get(network) ?? new Set();
      if (own.size >= limits.ofAddress) return end('address', socket);
      open.set(network, own.add(socket));
      all += 1;
      socket.once('close', () => {
        if (own.delete(socket)) all -= 1;
        if (own.size === 0) open.delete(network);
      });
      if (all < limits.most) return;
      // One place stays free for whoever comes next: the address with the most connections gives up its newest. Those that it
      // has had longer may be in the middle of a payment.
      const most = largest(open.values());
      const newest = [...most].at(-1) ?? socket;
      most.delete(newest);
      all -= 1;
      end('full', newest);
    });
  }
  const waiting = new WeakMap<Socket, number>();
  server.prependListener('request', ({ socket }, response) => {
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    quiet.delete(socket);
    const late = setTimeout(() => end('stalled', socket), limits.answerMs).unref();
    response.once('close', () => {
      clearTimeout(late);
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
    });
    if (count > limits.queued && !socket.destroyed) end('pipelined', socket);
  });
}

function largest(sets: Iterable<Set<Socket>>): Set<Socket> {
  let most = new Set<Socket>();
  for (const set of sets) if (set.size > most.size) most = set;
  return most;
}

/** Handles that this process may have open at one time. */
function handleLimit(): number {
  try {
    const found = /^Max open files\s+(\d+)/mu.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
    return Number(found ?? USUAL_HANDLES);
  } catch {
    // Only Linux has it.
    return USUAL_HANDLES;
  }
}
