import { chmodSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../../kiosk/deploy/run-nginx.ts';
import { sendRaw } from '../../kiosk/lab/attack/wire.ts';
import { ask } from './support/ask.ts';
import { addressOf, BUILT, startBuilt } from './support/built-server.ts';
import { FACILITIES, gatewayForEachTest, SETTLE } from './support/gateway.ts';

const MAIN = join(BUILT, 'gateway.js');

const before = gatewayForEachTest();
const { site } = before;
let letHotelAnswer: () => void;
beforeEach(() => {
  letHotelAnswer = before.hotel.hold();
});

const start = (env: Readonly<Record<string, string>> = {}, shell?: string) => {
  const own = { FILES: site.files, TENANT: site.tenant, HOTEL_URL: before.hotel.url };
  return startBuilt(MAIN, { ...own, ...env }, shell);
};

/** The status for a newcomer; 0 for none. */
const statusAt = (port: number | string) =>
  ask(Number(port), '/healthz').then(
    ({ status }) => status,
    () => 0,
  );

const settle = (url: string) => fetch(url + SETTLE, { method: 'POST', body: 'payment_amount=48400' });

const emptySettings = () => {
  site.write('tenant/config.json', '');
  return {};
};

describe('the process', () => {
  it('ends on SIGTERM once the payment under way has its answer', async () => {
    const run = start();
    const paying = settle(await addressOf(run));
    await expect.poll(() => before.hotel.seen.length).toBe(1);
    run.child.kill('SIGTERM');
    await expect.poll(run.output).toContain('draining');
    letHotelAnswer();
    expect((await paying).status).toBe(200);
    expect(await run.ended).toBe(0);
  });

  it('ends at once when it is told a second time', async () => {
    const run = start();
    const paying = settle(await addressOf(run)).catch(() => 'cut off');
    await expect.poll(() => before.hotel.seen.length).toBe(1);
    run.child.kill('SIGTERM');
    // A second signal counts after one second.
    const again = setInterval(() => run.child.kill('SIGTERM'), 200);
    expect(await run.ended).toBe(1);
    clearInterval(again);
    expect(await paying).toBe('cut off');
  });

  it.each([
    ['closed', 'exec "$@" >&- 2>&-'],
    ['a full disk', 'exec "$@" >/dev/full 2>/dev/full'],
    ['a pipe that nobody reads any more', '"$@" 2>&1 | true'],
  ])('serves with its output %s', async (_, shell) => {
    // It cannot report its port.
    const PORT = String(await freePort());
    start({ PORT }, shell);
    const health = () => statusAt(PORT);
    await expect.poll(health).toBe(200);
    // A fault for the log.
    site.write('tenant/config.json', '{');
    const state = async () => (await fetch(`http://127.0.0.1:${PORT}/healthz`)).json();
    await expect.poll(state).toMatchObject({ settings: 'last-good' });
    expect(await health()).toBe(200);
  });

  it('says faults as one object a line, without a stack, a name or a query', async () => {
    const run = start({ LOG_FORMAT: 'json' });
    const url = await addressOf(run);
    const port = Number(new URL(url).port);
    const head =
      'POST /heartbeat HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';
    // A fragmented body, a broken one, and a named guest's call that is never answered.
    for (const body of ['4\r\n{"a"\r\n0\r\n\r\n', 'zz\r\n'])
      await sendRaw({ host: '127.0.0.1', port }, head + body, { quietMs: 200 });
    await before.hotel.close();
    const looked = await fetch(`${url}/api/v1/client/rpa/checkin_authtoken_request?name=Yamada`);
    expect(looked.status).toBe(502);
    site.write('tenant/config.json', '{');
    const state = async () => (await fetch(`${url}/healthz`)).json();
    await expect.poll(state).toMatchObject({ settings: 'last-good' });
    const lines = () => run.output().split('\n');
    const events = () => lines().flatMap((line) => (/^\{.*\}$/u.test(line) ? [JSON.parse(line).event] : []));
    const faults = () => events().filter((event) => event !== 'settings-remark');
    await expect.poll(faults).toEqual(['hotel-unreached', 'settings-bad']);
    expect(run.output()).not.toMatch(/Yamada| {4}at |Error:/u);
  });

  it.each<[string, () => Readonly<Record<string, string>>, string]>([
    [
      'a wrong HOTEL_URL',
      () => ({ HOTEL_URL: 'https://staff:himitsu@hotel.example' }),
      'HOTEL_URL must hold no user name',
    ],
    ['a HOST on the network', () => ({ HOST: '0.0.0.0' }), 'HOST must be an address of this machine alone'],
    ['a wrong TENANT', () => ({ TENANT: '/nowhere' }), 'TENANT names a folder that is not there: /nowhere.'],
    ['a house without settings', emptySettings, 'config.json is empty.'],
    [
      'a variable of one tenant for all',
      () => ({ TENANTS: site.root, TENANT: '', HOTEL_URL: '', WATCH_TOKEN: 'aikotoba-no-nagasa' }),
      "With TENANTS, WATCH_TOKEN goes into the tenants' own files.",
    ],
  ])('does not start with %s, and says why in one line', async (_, env, sentence) => {
    const run = start(env());
    expect(await run.ended).toBe(1);
    expect(run.output().trimEnd().split('\n')).toEqual([expect.stringContaining(sentence)]);
    expect(run.output()).not.toContain('himitsu');
  });
});

it('whose hotel’s name has no answer delays no payment of another', async () => {
  letHotelAnswer();
  // Replaces the machine's resolver: silent about dead names.
  site.write(
    'bin/getent',
    '#!/bin/sh\ncase $1$2 in *dead*) exec sleep 60;; ahostsv4*) echo "127.0.0.1 STREAM";; *) exit 2;; esac\n',
  );
  chmodSync(join(site.root, 'bin/getent'), 0o755);
  const addTenant = (name: string, hotel: string, postcodes: string) => {
    const urls = `HOTEL_URL=http://${hotel}:${before.hotel.port}\nADDRESS_URL=http://${postcodes}/search\n`;
    site.write(`tenants/${name}.env`, `${urls}HOSTS=${name}.localhost\n`);
    site.write(`tenants/${name}/config.json`, '{"system":"cico"}');
  };
  addTenant('one', 'dead-one.example', 'dead-postcodes.example');
  addTenant('two', 'dead-two.example', 'dead-postcodes.example');
  // Its hotel is in the house, and the Internet is down.
  addTenant('inn', 'inn-hotel.example', 'dead-postcodes.example');
  const run = start({
    TENANTS: join(site.root, 'tenants'),
    TENANT: '',
    HOTEL_URL: '',
    PATH: `${join(site.root, 'bin')}:${process.env.PATH}`,
  });
  await expect.poll(run.output).toMatch(/inn: {2}http:\/\/inn\.localhost:\d+/u);
  const port = Number(/localhost:(\d+)/u.exec(run.output())?.[1]);
  const order: string[] = [];
  const call = async (tenant: string, path: string, method: string) => {
    const body = method === 'POST' ? { body: 'payment_amount=48400' } : {};
    const { status } = await ask(port, path, { method, headers: { Host: `${tenant}.localhost` }, ...body });
    order.push(`${tenant} ${status}`);
  };
  const dead = Array.from({ length: 20 }, () => [
    call('one', FACILITIES, 'GET'),
    call('two', FACILITIES, 'GET'),
    call('inn', '/address/search?zipcode=7830060', 'GET'),
  ]).flat();
  await call('inn', SETTLE, 'POST');
  expect(order).toEqual(['inn 200']);
  await Promise.all(dead);
  expect(new Set(order.slice(1))).toEqual(new Set(['one 502', 'two 502', 'inn 502']));
});

it('a flood of connections leaves a file handle for a payment', async () => {
  letHotelAnswer();
  const run = start({}, 'ulimit -n 256; exec "$@"');
  const port = Number(new URL(await addressOf(run)).port);
  const opened = (socket: Socket) => new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  const paying = connect(port, '127.0.0.1');
  await opened(paying);
  const others = Array.from({ length: 300 }, () => connect(port, '127.0.0.1').on('error', () => undefined));
  await Promise.all(others.map(opened));
  // A newcomer is turned away.
  await expect.poll(() => statusAt(port)).toBe(0);
  const body = 'payment_amount=48400';
  const answered = new Promise<string>((resolve) => paying.once('data', (data) => resolve(String(data))));
  paying.write(`POST ${SETTLE} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
  expect(await answered).toMatch(/^HTTP\/1\.1 200 .*lobby-gateway: answered/isu);
  expect(before.hotel.seen).toHaveLength(1);
  for (const socket of [paying, ...others]) socket.destroy();
});
