import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../../kiosk/server/env.ts';
import { listen } from '../../kiosk/server/listen.ts';
import { ask } from './support/ask.ts';
import { newFolder } from './support/folder.ts';
import { startProgram } from './support/program.ts';
import { gatewayFor, openPort, siteForEachTest } from './support/site.ts';

describe('other machines reach the gateway through a proxy alone', () => {
  const OWN = [
    '127.0.0.1',
    '127.9.9.9',
    '::1',
    '0:0:0:0:0:0:0:1',
    '::ffff:127.0.0.1',
    'localhost',
    'LOCALHOST',
    '/run/lobby-kiosk/gateway.sock',
  ];
  it.each(OWN)('listens at %s', (HOST) => expect(readSettings({ HOST }).host).toBe(HOST));

  const OTHERS = [
    '0.0.0.0',
    '::',
    '192.168.1.5',
    '::ffff:192.168.1.5',
    'fe80::1',
    '128.0.0.1',
    '127.evil.example',
    'localhost.evil.example',
    'lobby.example',
    '0',
    '*',
    'gateway.sock',
  ];
  it.each(OTHERS)('listens at %s with TRUST_PROXY=1 alone, and says what to do without', (HOST) => {
    for (const TRUST_PROXY of ['', '0'])
      expect(() => readSettings({ HOST, TRUST_PROXY })).toThrow(
        'HOST must be an address of this machine alone, such as 127.0.0.1: for other machines put nginx in front (kiosk/deploy/README.md), or set TRUST_PROXY=1 behind a proxy that has TLS.',
      );
    expect(readSettings({ HOST, TRUST_PROXY: '1' }).host).toBe(HOST);
  });
});

describe('a socket', () => {
  const site = siteForEachTest();
  const path = () => join(newFolder(), 'gateway.sock');
  const open = (host: string, options = {}) => openPort(gatewayFor(site, options), { host });

  it('is for the gateway’s user and group, and is gone with the gateway', async () => {
    const host = path();
    const { close, port } = await open(host);
    expect([port, statSync(host).mode & 0o777]).toEqual([0, 0o660]);
    expect((await ask(host, '/healthz')).status).toBe(200);
    await close();
    expect(statSync(host, { throwIfNoEntry: false })).toBeUndefined();
  });

  it('that a killed gateway left behind is made anew; one in use and another file stay', async () => {
    const host = path();
    const dying = `require('net').createServer().listen('${host}', () => process.kill(process.pid, 'SIGKILL'))`;
    await startProgram([process.execPath, '-e', dying]).ended;
    expect(statSync(host).isSocket()).toBe(true);
    await open(host);
    await expect(open(host)).rejects.toThrow(`HOST ${host} is taken by another program, or is a file of`);
    expect((await ask(host, '/healthz')).status).toBe(200);
    const file = path();
    writeFileSync(file, 'kept');
    await expect(open(file)).rejects.toThrow(`HOST ${file} is taken by another program, or is a file of`);
    expect(statSync(file).size).toBe(4);
  });

  it('in a missing folder is reported in one sentence', () =>
    expect(listen({ fetch: () => new Response() }, { port: 0, host: '/nowhere/x.sock' })).rejects.toThrow(
      'HOST /nowhere/x.sock needs a folder that is there and that this user may write into.',
    ));

  it.each([
    [true, 'with an address of a tablet', { 'x-forwarded-for': '10.0.0.7' }],
    [true, 'that names nobody', {}],
    [false, 'that is not trusted', {}],
  ])('is no browser on this machine, trusted: %s, through a proxy %s', async (trustsProxy, _, headers) => {
    const host = path();
    await open(host, { trustsProxy });
    const send = {
      method: 'POST',
      headers: { host: 'localhost', 'content-type': 'application/json', ...headers },
    };
    const body = JSON.stringify({ device: 'LOBBY-1', asked_at: new Date().toISOString() });
    expect((await ask(host, '/tablets/seen', { ...send, body })).status).toBe(403);
    expect((await ask(host, '/demo/', { headers: send.headers })).status).toBe(403);
  });
});
