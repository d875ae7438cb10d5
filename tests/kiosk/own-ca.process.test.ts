// @vitest-environment jsdom
import { execFileSync, spawnSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPlist } from './support/device-files';
import { newFolder } from './support/folder.ts';
import { openHotel } from './support/hotel-server.ts';

const HOST = 'lobby.inn.example';
const SCRIPT = 'kiosk/deploy/tls/own-ca.sh';
const isHere = spawnSync('openssl', ['version']).status === 0;

describe.skipIf(!isHere)("a house's own certificate authority", () => {
  const folder = newFolder(afterAll);
  const run = () => execFileSync('sh', [SCRIPT, HOST, folder], { encoding: 'utf8' });
  const made = (name: string) => readFileSync(join(folder, name), 'utf8');
  const certificate = (name: string) => new X509Certificate(made(name));
  beforeAll(() => void run());

  it('vouches for the host, for a year and a month', () => {
    const own = certificate(`${HOST}.pem`);
    expect(own.verify(certificate('ca.pem').publicKey)).toBe(true);
    expect([own.checkHost(HOST), own.checkHost('other.example'), own.ca]).toEqual([HOST, undefined, false]);
    expect(certificate('ca.pem').ca).toBe(true);
    const days = (Date.parse(own.validTo) - Date.parse(own.validFrom)) / 86_400_000;
    expect(days).toBe(397);
  });

  it.each([
    ['its name', HOST, `DNS:${HOST}`, 'OK'],
    ['another name', 'other.example', 'DNS:other.example', 'violation'],
    ['a name below it', HOST, `DNS:sub.${HOST}`, 'violation'],
    ['every name below it', HOST, `DNS:*.${HOST}`, 'violation'],
    ['a name that ends like it', HOST, `DNS:x${HOST}`, 'violation'],
    ['another name beside its own', HOST, `DNS:${HOST},DNS:other.example`, 'violation'],
    ['an address', HOST, 'IP:1.1.1.1', 'violation'],
    ['an address beside its name', HOST, `DNS:${HOST},IP:1.1.1.1`, 'violation'],
    ['an address of the house', HOST, 'IP:192.168.0.10', 'violation'],
    ['an address of IPv6', HOST, 'IP:2606:4700:4700::1111', 'violation'],
    ['this machine', HOST, 'IP:::1', 'violation'],
    ['a mailbox', HOST, `email:desk@${HOST}`, 'violation'],
    ['a URI', HOST, `URI:https://${HOST}/`, 'violation'],
    ['another name as the subject alone', 'other.example', '', 'violation'],
  ])('with its key stolen it still vouches for its own name alone: %s', (_, subject, names, outcome) => {
    const openssl = (...args: readonly string[]) =>
      spawnSync('openssl', args, { cwd: folder, encoding: 'utf8' });
    writeFileSync(
      join(folder, 'extensions'),
      names === '' ? 'keyUsage=digitalSignature\n' : `subjectAltName=${names}\n`,
    );
    openssl(
      'req',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-subj',
      `/CN=${subject}`,
      '-keyout',
      'stolen-key',
      '-out',
      'request',
    );
    openssl(
      'x509',
      '-req',
      '-in',
      'request',
      '-CA',
      'ca.pem',
      '-CAkey',
      'ca.key',
      '-extfile',
      'extensions',
      '-out',
      'stolen',
    );
    const { stdout, stderr } = openssl('verify', '-CAfile', 'ca.pem', '-purpose', 'sslserver', 'stolen');
    expect(`${stdout}${stderr}`).toContain(outcome);
    for (const name of ['extensions', 'stolen-key', 'request', 'stolen'])
      rmSync(join(folder, name), { force: true });
  });

  it('a browser that trusts it takes the connection, any other refuses it', async () => {
    const server = await openHotel(undefined, { cert: made(`${HOST}.pem`), key: made(`${HOST}.key`) });
    const asked = (ca?: string) =>
      new Promise<number | string>((resolve) => {
        get(
          { host: '127.0.0.1', port: server.port, servername: HOST, agent: false, ...(ca && { ca }) },
          (answer) => resolve(answer.resume().statusCode ?? 0),
        ).on('error', ({ message }) => resolve(message));
      });
    expect(await asked(made('ca.pem'))).toBe(200);
    expect(await asked()).toMatch(/unable to (get|verify)|self-signed/u);
  });

  it('the profile for an iPad and the policy for Chromium hold the authority; keys are for their owner alone', () => {
    const raw = certificate('ca.pem').raw;
    const [payload]: readonly unknown[] = [readPlist(made('ca.mobileconfig')).PayloadContent].flat();
    expect(payload).toMatchObject({ PayloadType: 'com.apple.security.root', PayloadVersion: 1 });
    expect(made('ca.mobileconfig')).toContain(`<data>${raw.toString('base64')}</data>`);
    expect(JSON.parse(made('ca.policy.json'))).toEqual({ CACertificates: [raw.toString('base64')] });
    expect(readFileSync(join(folder, 'ca.crt')).equals(raw)).toBe(true);
    const keys = readdirSync(folder).filter((name) => name.endsWith('.key'));
    expect(keys.map((name) => statSync(join(folder, name)).mode & 0o777)).toEqual([0o600, 0o600]);
  });

  it('a second run renews the certificate and keeps the authority', () => {
    const [authority, own, profile] = [made('ca.pem'), made(`${HOST}.pem`), made('ca.mobileconfig')];
    run();
    expect([made('ca.pem'), made('ca.mobileconfig')]).toEqual([authority, profile]);
    expect(made(`${HOST}.pem`)).not.toBe(own);
    expect(certificate(`${HOST}.pem`).verify(certificate('ca.pem').publicKey)).toBe(true);
  });

  const all = () => readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'base64')]);

  it('a name for which the authority cannot vouch gets no certificate, and nothing changes', () => {
    const before = all();
    const { status, stderr } = spawnSync('sh', [SCRIPT, 'other.example', folder], { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toContain('No tablet would accept this certificate: permitted subtree violation');
    expect(stderr).toContain(`The authority is Lobby tablets (${HOST})`);
    expect(all()).toEqual(before);
  });

  it.each([
    ['a key that is not the authority’s', 'ca.key', () => made(`${HOST}.key`), /[Nn]o tablet|key/u],
    ['an authority that is no authority', 'ca.pem', () => made(`${HOST}.pem`), /[Nn]o tablet|key/u],
  ])('%s makes no certificate, and nothing changes', (_, name, wrong, said) => {
    const right = made(name);
    writeFileSync(join(folder, name), wrong());
    const before = all();
    const { status, stderr } = spawnSync('sh', [SCRIPT, HOST, folder], { encoding: 'utf8' });
    const after = all();
    writeFileSync(join(folder, name), right);
    expect(status).toBe(1);
    expect(after).toEqual(before);
    expect(stderr).toMatch(said);
    expect(certificate(`${HOST}.pem`).verify(certificate('ca.pem').publicKey)).toBe(true);
  });

  it('an authority that ends before its certificate makes none', () => {
    const short = newFolder(afterAll);
    const script = join(short, 'own-ca.sh');
    writeFileSync(script, readFileSync(SCRIPT, 'utf8').replace('CA_DAYS=3650', 'CA_DAYS=100'));
    const { status, stderr } = spawnSync('sh', [script, HOST, join(short, 'ca')], { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toContain('certificate has expired');
  });

  it.each(['LOBBY', '*.example', 'lobby.example/x', '-lobby'])('%s is no host name', (host) => {
    expect(spawnSync('sh', [SCRIPT, host, folder]).status).toBe(1);
  });
});
