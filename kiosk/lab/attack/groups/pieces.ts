import { connect, type Socket } from 'node:net';
import { type Group, MB, Tally, type Target } from '../group.ts';
import { PIECES, type PiecesAttack } from '../tables/pieces.ts';
import { ask, requestText } from '../wire.ts';

/** How long the connections are held, in ms. */
const HOLD_MS = 2_000;
/** A payment that comes whole is small, and there is always room for it. */
const PAYMENT = '/api/v1/client/payment/settlement';

/**
 * Bodies in pieces of one byte that never end: the process stays within the memory of the service, and a small body from
 * another address is read.
 */
export const pieces: Group = {
  name: 'pieces',
  against: ['hostile-hotel', 'unknown'],
  async run(target) {
    const tally = new Tally();
    for (const attack of PIECES) await hold(target, tally, attack);
    return tally;
  },
};

async function hold(target: Target, tally: Tally, attack: PiecesAttack): Promise<void> {
  const { path, width, ofAddress, pieces } = attack;
  const name = `${path}: ${pieces} pieces of one byte on ${width} connections`;
  const count = Math.max(2, Math.round(width * target.size));
  const sockets = Array.from({ length: count }, (_, at) =>
    pour(target, path, pieces, `127.0.1.${1 + Math.floor(at / ofAddress)}`),
  );
  tally.attacks += count;
  await new Promise((resolve) => setTimeout(resolve, HOLD_MS * Math.min(1, target.size * 5)));
  if (target.behind === 'hostile-hotel') await pay(target, tally, name);
  for (const socket of sockets) socket.destroy();
  const { service } = target;
  const most = service?.mostMemory() ?? 0;
  tally.note(
    `${name}, memory`,
    most > (service?.limits.memory ?? most) ? [`the process had ${Math.round(most / MB)} MB`] : [],
  );
}

/** One chunk for each byte, all of them sent at once. */
function pour(target: Target, path: string, pieces: number, from: string): Socket {
  const socket = connect({ host: target.host, port: target.port, localAddress: from });
  socket.on('error', () => undefined);
  const headers = [
    ['Transfer-Encoding', 'chunked'],
    ['Content-Type', 'application/json'],
  ] as const;
  socket.write(requestText(target, { method: 'POST', target: path, headers }));
  socket.write('1\r\na\r\n'.repeat(pieces));
  return socket;
}

async function pay(target: Target, tally: Tally, name: string): Promise<void> {
  const before = target.hotel?.heard.length ?? 0;
  await ask(target, { method: 'POST', target: PAYMENT, body: 'a=b' }, { timeoutMs: 60_000 });
  const heard = target.hotel?.heard.slice(before).filter(({ target: path }) => path === PAYMENT) ?? [];
  tally.note(`${name}, and a payment`, heard.length > 0 ? [] : ['the hotel did not hear the payment']);
}
