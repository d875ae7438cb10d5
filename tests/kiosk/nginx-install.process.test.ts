import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, it } from 'vitest';
import { newFolder } from './support/folder.ts';

const SCRIPT = fileURLToPath(new URL('../../kiosk/deploy/nginx/install.sh', import.meta.url));
let top: string;
const at = (path: string) => join(top, 'root', path);
const read = (path: string) => readFileSync(at(path), 'utf8');
const install = (...args: readonly string[]) =>
  spawnSync('sh', [SCRIPT, ...args], {
    env: { ...process.env, DESTDIR: join(top, 'root') },
    encoding: 'utf8',
  });
const forName = (name: string) => install(name, join(top, 'cert'), join(top, 'key'));

beforeEach(() => {
  top = newFolder();
  writeFileSync(join(top, 'cert'), 'certificate');
  writeFileSync(join(top, 'key'), 'key');
});

it('puts a name with its certificate in place, and everything that its files include', () => {
  expect(forName('lobby.inn.example').status).toBe(0);
  expect(readdirSync(at('etc/nginx/lobby-sites'))).toEqual(['gateways.conf', 'lobby.inn.example.conf']);
  const site = read('etc/nginx/lobby-sites/lobby.inn.example.conf');
  expect(site).toContain('server_name lobby.inn.example;');
  expect(site).toContain('/etc/ssl/lobby/lobby.inn.example.pem;');
  expect(read('etc/ssl/lobby/lobby.inn.example.pem')).toBe('certificate');
  expect(statSync(at('etc/ssl/lobby/lobby.inn.example.key')).mode & 0o777).toBe(0o600);
  const all = readdirSync(at('etc/nginx/lobby')).map((name) => read(`etc/nginx/lobby/${name}`));
  const included = [site, ...all].flatMap((text) => [
    ...text.matchAll(/include (\/etc\/nginx\/lobby\/[\w-]+\.conf);/gu),
  ]);
  for (const [, path = ''] of included) expect(statSync(at(path)).isFile()).toBe(true);
  expect(included.length).toBeGreaterThan(5);
  expect(read('etc/systemd/system/nginx.service.d/lobby.conf')).toContain('-c /etc/nginx/lobby/nginx.conf');
});

it('keeps the other names and the gateways that are there', () => {
  forName('lobby.inn.example');
  writeFileSync(at('etc/nginx/lobby-sites/gateways.conf'), 'three gateways');
  writeFileSync(at('etc/nginx/lobby/pass.conf'), 'of an older version');
  expect([forName('lobby.spa.example').status, install().status]).toEqual([0, 0]);
  expect(readdirSync(at('etc/nginx/lobby-sites'))).toEqual([
    'gateways.conf',
    'lobby.inn.example.conf',
    'lobby.spa.example.conf',
  ]);
  expect(read('etc/nginx/lobby-sites/gateways.conf')).toBe('three gateways');
  expect(read('etc/nginx/lobby/pass.conf')).toContain('proxy_next_upstream');
});

it.each([
  ['no name the first time', [], 'NAME CERTIFICATE KEY'],
  ['a name that is none', ['lobby.example;', 'cert', 'key'], 'no host name'],
  ['a certificate that is not there', ['lobby.example', '/none', '/none'], '/none is no file'],
])('refuses %s', (_, args, said) => {
  const { status, stderr } = install(...args);
  expect([status, stderr]).toEqual([1, expect.stringContaining(said)]);
});
