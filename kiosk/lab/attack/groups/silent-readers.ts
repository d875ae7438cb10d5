import { connect, type Socket } from 'node:net';
import { type Group, MB, Tally, type Target } from '../group.ts';
import { ask, requestText } from '../wire.ts';

/** Longer than an answer may take. In ms. */
const ANSWER_MS = 130_000;
/** Files, the connection to the hotel and the like: what a gateway has open besides. */
const OWN_HANDLES = 100;
/** Connections from one address, and of them those that stay. */
const ADDRESS = { sent: 700, most: 512 };
/** Connections from many addresses: more than the process has handles. */
const ALL = { addresses: 12, ofAddress: 400 };
/** What they may take together, in MB: some 35 KB for each connection, and the file they wait for once. */
const MAX_MB = 250;
/** Below what ends a connection at once. */
const PIPELINED = 5;

/**
 * Connections that ask and never read, from one address and from many: others still get in, the process keeps handles for
 * the hotel, and the connections end.
 */
export const silentReaders: Group = {
  name: 'silent readers',
  against: ['hostile-hotel'],
  async run(target) {
    const tally = new Tally();
    await flood(target, tally, {
      addresses: 1,
      ofAddress: Math.round(ADDRESS.sent * target.size),
      most: ADDRESS.most,
    });
    const most = (target.service?.limits.handles ?? 0) - 1_024;
    await flood(target, tally, { ...ALL, ofAddress: Math.round(ALL.ofAddress * target.size), most });
    return tally;
  },
};

interface Flood {
  readonly addresses: number;
  readonly ofAddress: number;
  /** Connections that may stay. */
  readonly most: number;
}

async function flood(target: Target, tally: Tally, { addresses, ofAddress, most }: Flood): Promise<void> {
  const name = `${addresses * ofAddress} silent readers from ${addresses} addresses`;
  const { service } = target;
  const before = service?.handles() ?? 0;
  const memoryBefore = target.memory?.() ?? 0;
  const sockets: Socket[] = [];
  for (let address = 0; address < addresses; address += 1) {
    for (let at = 0; at < ofAddress; at += 1) sockets.push(silent(target, `127.0.2.${1 + address}`));
    // One address after the other: the queue of new connections is short.
    await ask(target, { target: '/healthz' }, { from: '127.0.3.1' });
  }
  tally.attacks += sockets.length;
  const taken = (service?.handles() ?? 0) - before;
  tally.note(
    `${name}, handles`,
    service !== undefined && taken > most + OWN_HANDLES ? [`they took ${taken}`] : [],
  );
  const memory = Math.round(((target.memory?.() ?? 0) - memoryBefore) / MB);
  tally.note(`${name}, memory`, memory > MAX_MB ? [`they took ${memory} MB`] : []);
  const page = await ask(target, { target: '/' }, { timeoutMs: 30_000 });
  tally.note(`${name}, and a tablet`, page?.status === 200 ? [] : ['the page did not come']);
  if (service !== undefined && target.size >= 1 && addresses === 1) {
    await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
    const left = service.handles() - before;
    tally.note(`${name}, afterwards`, left > OWN_HANDLES ? [`${left} handles are still taken`] : []);
  }
  for (const socket of sockets) socket.destroy();
}

function silent(target: Target, from: string): Socket {
  const socket = connect({ host: target.host, port: target.port, localAddress: from });
  socket.on('error', () => undefined);
  socket.pause();
  const headers = [['Connection', 'keep-alive']] as const;
  socket.write(requestText(target, { target: '/assets/large-1a2b.png', headers }).repeat(PIPELINED));
  return socket;
}
