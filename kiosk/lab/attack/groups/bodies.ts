import type { Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { headerOf } from '../answer.ts';
import { type Group, MB, Tally, type Target } from '../group.ts';
import { mostMemory } from '../memory.ts';
import { ATTACKS, BLOCK, type BodyAttack, CALL, OWN_ONLY, sized } from '../tables/bodies.ts';
import { ask, requestText, talk } from '../wire.ts';

/** What all bodies together may take of the gateway's memory, in MB. */
const MAX_MEMORY_MB = 160;
const REFUSED = [400, 404, 405, 408, 413, 415, 429, 431];

/** Bodies too large, too many and without an end: memory stays bounded, and there is an answer or an end. */
export const bodies: Group = {
  name: 'bodies',
  against: ['hostile-hotel', 'unknown'],
  async run(target) {
    const tally = new Tally();
    const own = target.behind === 'hostile-hotel' ? OWN_ONLY : [];
    for (const attack of [...ATTACKS, ...own])
      await bounded(target, tally, attack.name, () => pour(target, tally, attack));
    await bounded(target, tally, 'a byte now and then, on 100 connections', () => trickle(target, tally));
    if (target.behind === 'hostile-hotel')
      await bounded(target, tally, 'gzip of 200 MB', () => bombs(target, tally));
    return tally;
  },
};

async function bounded(
  target: Target,
  tally: Tally,
  attack: string,
  act: () => Promise<unknown>,
): Promise<void> {
  const most = await mostMemory(target, act);
  if (most !== undefined && most > MAX_MEMORY_MB)
    tally.findings.push(`${attack}: the gateway took ${most} MB more memory`);
  const health = await ask(target, { target: '/healthz' });
  if (health?.status !== 200) tally.findings.push(`${attack}: afterwards the gateway is not well`);
}

async function pour(target: Target, tally: Tally, attack: BodyAttack): Promise<void> {
  const {
    name,
    width,
    method = 'POST',
    path,
    headers,
    bytes,
    block = BLOCK,
    isWhole = false,
    start = '',
  } = attack;
  const most = isWhole ? bytes : Math.round(bytes * Math.min(1, Math.max(0.15, target.size)));
  const connections = Math.max(1, Math.ceil(width * Math.min(1, target.size * 2)));
  const speak = (socket: Socket) => {
    socket.write(requestText(target, { method, target: path, headers }));
    socket.write(start);
    goOn(socket, block, most);
  };
  const exchanges = await Promise.all(
    Array.from({ length: connections }, () =>
      talk(target, speak, { timeoutMs: isWhole ? 20_000 : Math.max(400, 3_000 * target.size) }),
    ),
  );
  for (const { answers } of exchanges) {
    const answer = answers.find(({ status }) => status >= 200);
    const isRead = method === 'GET';
    tally.check(name, answer, { statuses: isWhole || isRead ? [200, ...REFUSED] : REFUSED, faults: [503] });
    // There is no room for it: the hotel gets nothing, and the tablet is told so.
    if (answer?.status === 503 && headerOf(answer, 'lobby-gateway') !== 'not-sent')
      tally.findings.push(`${name}: 503 without a word`);
  }
}

/** Writes blocks until the other side takes no more. */
function goOn(socket: Socket, block: Buffer, bytes: number): void {
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

/** Bodies that arrive byte by byte block no others. */
async function trickle(target: Target, tally: Tally): Promise<void> {
  const speak = (socket: Socket) => {
    socket.write(requestText(target, { method: 'POST', target: CALL, headers: sized(5_000) }));
    const timer = setInterval(() => socket.write('a'), 100);
    socket.once('close', () => clearInterval(timer));
  };
  const timeoutMs = Math.max(500, 3_000 * target.size);
  const slow = Promise.all(
    Array.from({ length: Math.ceil(100 * target.size) }, () => talk(target, speak, { timeoutMs })),
  );
  const home = await ask(target, { target: '/' });
  for (const { answers } of await slow) tally.check('a byte now and then', answers[0], { statuses: REFUSED });
  if (home?.status !== 200) tally.findings.push('a byte now and then: the page no longer came');
}

/** Small bodies that are large once unpacked: the gateway does not unpack them. */
async function bombs(target: Target, tally: Tally): Promise<void> {
  const body = gzipSync(Buffer.alloc(Math.round(200 * MB * Math.min(1, target.size * 2)))).toString('latin1');
  for (const encoding of ['gzip', 'gzip, gzip', 'deflate', 'br', 'x-gzip']) {
    const headers = [
      ['Content-Encoding', encoding],
      ['Content-Type', 'application/x-www-form-urlencoded'],
    ] as const;
    tally.check(`a body in ${encoding}`, await ask(target, { method: 'POST', target: CALL, headers, body }), {
      faults: [503],
    });
    const heartbeat = [
      ['Content-Encoding', encoding],
      ['Content-Type', 'application/json'],
    ] as const;
    tally.check(
      `a heartbeat in ${encoding}`,
      await ask(target, {
        method: 'POST',
        target: '/heartbeat',
        headers: heartbeat,
        body: body.slice(0, 4_000),
      }),
      { statuses: REFUSED },
    );
  }
  const answer = await ask(
    target,
    { target: '/api/v1/client/facilities?answer=bomb' },
    { timeoutMs: 20_000 },
  );
  tally.check("the hotel's answer in gzip", answer, { faults: [504] });
}
