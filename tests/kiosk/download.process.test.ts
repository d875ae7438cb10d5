import type { RequestListener } from 'node:http';
import type { LookupFunction } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type DownloadOptions, download, isPublicAddress } from '../../kiosk/server/download.ts';
import { newCertificate } from './support/certificate.ts';
import { openHotel } from './support/hotel-server.ts';

const tls = newCertificate(afterAll);
let connections: number;
beforeEach(() => {
  connections = 0;
});

async function open(answer: RequestListener, isTls = true): Promise<number> {
  const { server, port } = await openHotel(answer, isTls ? tls : undefined);
  server.on('connection', () => {
    connections += 1;
  });
  return port;
}

const LOOPBACK: DownloadOptions = { mayAsk: (address) => address === '127.0.0.1' };

const answering = (...answers: readonly (readonly string[])[]) => {
  let asked = 0;
  const lookup: LookupFunction = (_, { all }, callback) => {
    const found = (answers[Math.min(asked++, answers.length - 1)] ?? []).map((address) => ({
      address,
      family: 4,
    }));
    if (all === true) callback(null, found);
    else callback(null, found[0]?.address ?? '', 4);
  };
  return { lookup, asked: () => asked };
};

describe('a script', () => {
  const had = async (answer: RequestListener) => {
    const port = await open(answer);
    return download(`https://lobby.example:${port}/token.js`, {
      ...LOOPBACK,
      lookup: answering(['127.0.0.1']).lookup,
      ca: tls.cert,
    });
  };

  it('is had', async () => {
    expect(new TextDecoder().decode(await had((_, response) => response.end('one')))).toBe('one');
  });

  it.each<[string, RequestListener]>([
    ['an error', (_, response) => response.writeHead(500).end('one')],
    [
      'a redirect',
      ({ url }, response) =>
        url === '/token.js' ? response.writeHead(302, { location: '/other.js' }).end() : response.end('one'),
    ],
    ['more than two megabytes', (_, response) => response.end(Buffer.alloc(2_000_001))],
    ['an answer that breaks off', ({ socket }, response) => response.write('one', () => socket.destroy())],
  ])('%s is none', async (_, answer) => {
    await expect(had(answer)).rejects.toThrow();
    expect(connections).toBe(1);
  });

  it('from an untrusted server fails', async () => {
    const port = await open((_, response) => response.end('one'));
    await expect(download(`https://127.0.0.1:${port}/`, LOOPBACK)).rejects.toThrow();
  });
});

describe('this machine and its network', () => {
  it.each<[host: string, names?: readonly string[]]>([
    ['127.0.0.1'],
    ['2130706433'],
    ['0x7f.1'],
    ['[::ffff:127.0.0.1]'],
    ['localhost'],
    ['leads-here.example', ['127.0.0.1']],
    ['leads-here-too.example', ['93.184.215.14', '127.0.0.1']],
    ['leads-nowhere.example', []],
  ])('%s is not asked', async (host, names) => {
    const port = await open((_, response) => response.end('secret'));
    const lookup = names && { lookup: answering(names).lookup };
    const asked = download(`https://${host}:${port}/`, { ca: tls.cert, ...lookup });
    await expect(asked).rejects.toThrow(/public/);
    expect(connections).toBe(0);
  });

  it('is not asked without TLS, wherever it is', async () => {
    const port = await open((_, response) => response.end('secret'), false);
    await expect(download(`http://127.0.0.1:${port}/`, LOOPBACK)).rejects.toThrow('Not https');
    expect(connections).toBe(0);
  });

  it('a name is looked up once: a second answer is not connected to', async () => {
    const port = await open((_, response) => response.end('secret'));
    const names = answering(['127.0.0.1'], ['127.0.0.2']);
    const checked: string[] = [];
    const mayAsk = (address: string) => checked.push(address) > 0;
    await expect(
      download(`https://card.example:${port}/`, { lookup: names.lookup, mayAsk }),
    ).rejects.toThrow();
    expect([names.asked(), checked, connections]).toEqual([1, ['127.0.0.1'], 1]);
  });
});

describe('addresses', () => {
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.127.255.255',
    '127.255.255.254',
    '169.254.169.254',
    '172.31.255.255',
    '192.0.0.8',
    '192.168.1.1',
    '198.18.0.1',
    '239.1.1.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fe80::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '3fff::1',
  ])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each([
    '8.8.8.8',
    '100.63.255.255',
    '100.128.0.1',
    '172.15.0.1',
    '172.32.0.1',
    '223.255.255.255',
    '2606:4700::1111',
    '2001:4860:4860::8888',
  ])('%s is', (address) => expect(isPublicAddress(address)).toBe(true));
});
