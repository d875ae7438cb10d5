import { connect } from 'node:net';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type ConnectionLimits, usualLimits } from '../../kiosk/server/connections.ts';
import type { Gateway, Listening } from '../../kiosk/server/index.ts';
import { gatewayFor, openPort, siteForEachTest } from './support/site.ts';

const MB = 1024 * 1024;

const site = siteForEachTest();
let gateway: Gateway;
let server: Listening;
const logged: unknown[] = [];
beforeEach(() => {
  gateway = gatewayFor(site);
  logged.length = 0;
});

async function open(limits: Partial<ConnectionLimits>, trustsProxy = false): Promise<void> {
  const fault = (event: string, facts = {}) => logged.push({ event, ...facts });
  server = await openPort(gateway, { limits, trustsProxy, log: { fault, note: () => undefined } });
}

/** A connection, and what becomes of it. */
function call(text: string, from = '127.0.0.1') {
  const socket = connect({ host: '127.0.0.1', port: server.port, localAddress: from });
  onTestFinished(() => void socket.destroy());
  let heard = '';
  socket.on('data', (chunk: Buffer) => {
    heard += chunk.toString('latin1');
  });
  socket.on('error', () => undefined);
  socket.write(text);
  return {
    socket,
    closed: new Promise((resolve) => socket.once('close', resolve)),
    answers: () => heard.split('HTTP/1.1 200 ').length - 1,
  };
}
const HEALTH = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';

async function answered(call: { answers: () => number }, count = 1): Promise<void> {
  await expect.poll(call.answers, { timeout: 20_000 }).toBe(count);
}
/** A connection that has its answer. */
async function connected(from?: string) {
  const one = call(HEALTH, from);
  await answered(one);
  return one;
}
/** One connection was ended, and log and metrics say why. */
async function expectEnded(reason: string, patience = {}): Promise<void> {
  await expect.poll(() => logged, patience).toEqual([{ event: 'connection-ended', reason }]);
  const metrics = await (await gateway.request('/metrics')).text();
  expect(metrics).toContain(`lobby_gateway_connections_ended_total{reason="${reason}"} 1\n`);
}

describe('connections', () => {
  it('beyond those of one address are closed, and no other address loses one', async () => {
    await open({ ofAddress: 2 });
    const first = await connected();
    await connected();
    await call(HEALTH).closed;
    await expectEnded('address');
    await connected('127.0.0.2');
    first.socket.destroy();
    const next = async () => {
      const one = call(HEALTH);
      await Promise.race([one.closed, answered(one)]);
      return one.answers();
    };
    await expect.poll(next).toBe(1);
  });

  it('of a proxy are not limited by address; beyond all that there may be they are closed, and the log says so', async () => {
    await open({ ofAddress: 1, most: 2 }, true);
    await connected();
    await connected();
    expect(logged).toEqual([]);
    await call(HEALTH).closed;
    await expectEnded('full');
  });

  it('that take the last place cost the address with the most its newest one', async () => {
    await open({ most: 4 });
    const other = await connected('127.0.0.2');
    const first = await connected();
    const newest = await connected();
    const newcomer = await connected('127.0.0.3');
    await newest.closed;
    await expectEnded('full');
    for (const one of [other, first, newcomer]) {
      one.socket.write(HEALTH);
      await answered(one, 2);
    }
  });

  it.each([
    ['for some time', { stallMs: 2_000 }],
    ['to the end', { answerMs: 1_000 }],
  ])('whose answers nobody reads %s end', async (_, limits) => {
    site.write('dist/assets/large-1a2b.js', Buffer.alloc(32 * MB, 'a'));
    await open(limits);
    const { socket } = call(`GET /assets/large-1a2b.js HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    socket.pause();
    await expectEnded('stalled', { timeout: 50_000 });
  });

  it('that wait for an answer do not end while the hotel may still give it', async () => {
    const slow = {
      fetch: () => new Promise<Response>((resolve) => setTimeout(resolve, 1_500, new Response('late'))),
    };
    server = await openPort(slow, { limits: { stallMs: 2_400 } });
    const one = call(HEALTH);
    await Promise.race([one.closed, answered(one)]);
    expect(one.answers()).toBe(1);
  });

  it('that ask for nothing end without a word', async () => {
    await open({ stallMs: 100 });
    await call('').closed;
    expect(logged).toEqual([]);
  });

  it.each([
    [8, []],
    [9, [{ event: 'connection-ended', reason: 'pipelined' }]],
  ])('with %d answers that wait, of 8 that may', async (count, wanted) => {
    await open({ queued: 8 });
    const one = call(HEALTH.repeat(count));
    await Promise.race([one.closed, answered(one, count)]);
    expect(logged).toEqual(wanted);
  });
});

it('the connections get a part of the handles', () => {
  const handles = [100, 1_024, 4_096, 1_048_576];
  expect(handles.map((of) => usualLimits(of).most)).toEqual([50, 512, 3_072, 8_192]);
});
