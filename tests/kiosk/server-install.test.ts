import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { readProjectFile } from '../support/source';
import { newFolder } from './support/folder.ts';

const HOTEL = 'https://pms.example.jp';

describe('the gateway as a service, below a folder', () => {
  let top: string;
  /** A built project, as far as the installer looks at it. */
  const project = (path: string) => join(top, 'project', path);
  const at = (path: string) => join(top, 'root', path);
  const read = (path: string) => readFileSync(at(path), 'utf8');
  const write = (path: string, text: string | Buffer) => {
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, text);
  };
  const runWith = (more: NodeJS.ProcessEnv, args: readonly string[]) =>
    spawnSync('sh', [project('kiosk/deploy/install.sh'), ...args], {
      env: { ...process.env, DESTDIR: join(top, 'root'), ...more },
      encoding: 'utf8',
    });
  const run = (...args: readonly string[]) => runWith({}, args);
  const install = (...more: readonly string[]) => run(HOTEL, join(top, 'inn'), ...more);
  /** A folder of tenants, with one. */
  const tenants = (variables = `HOSTS=inn.example\nHOTEL_URL=${HOTEL}\n`) => {
    write(join(top, 'all/inn/config.json'), '{}');
    write(join(top, 'all/inn.env'), variables);
    return join(top, 'all');
  };

  beforeEach(() => {
    top = newFolder();
    for (const path of [
      'kiosk/deploy/install.sh',
      'kiosk/deploy/systemd/lobby-kiosk.service',
      'kiosk/deploy/systemd/tenants.conf',
    ])
      write(project(path), readProjectFile(path));
    write(project('dist/index.html'), 'first');
    // Takes settings that are JSON.
    const check = "JSON.parse(require('node:fs').readFileSync(process.argv[2], 'utf8'))";
    write(project('dist-server/check-config.js'), check);
    write(join(top, 'inn/config.json'), '{}');
  });

  it('puts program, settings and unit in place, but no demo hotel; the variables are for root alone', () => {
    write(project('dist-server/gateway-with-demo.js'), '');
    expect(install().status).toBe(0);
    expect(readdirSync(at('opt/lobby-kiosk/dist-server'))).toEqual(['check-config.js']);
    expect(read('opt/lobby-kiosk/dist/index.html')).toBe('first');
    expect(read('etc/lobby-kiosk/tenant/config.json')).toBe('{}');
    expect(read('etc/lobby-kiosk/env')).toBe(`HOTEL_URL=${HOTEL}\nTENANT=/etc/lobby-kiosk/tenant\n`);
    expect(statSync(at('etc/lobby-kiosk/env')).mode & 0o777).toBe(0o600);
    expect(existsSync(at('etc/systemd/system/lobby-kiosk.service'))).toBe(true);
  });

  it('behind nginx it answers under the name of the tablets’ page', () => {
    install('--host', 'lobby.example');
    expect(read('etc/lobby-kiosk/env')).toContain('HOSTS=lobby.example\nTRUST_PROXY=1\n');
  });

  it('several hotels: their variables are for root alone, and the unit opens them to the service', () => {
    expect(run('--tenants', tenants()).status).toBe(0);
    expect(read('etc/lobby-kiosk/env')).toBe('TENANTS=/etc/lobby-kiosk/tenants\nTRUST_PROXY=1\n');
    expect(statSync(at('etc/lobby-kiosk/tenants/inn.env')).mode & 0o777).toBe(0o600);
    expect(statSync(at('etc/lobby-kiosk/tenants/inn/config.json')).mode & 0o004).toBe(0o004);
    const unit = 'etc/systemd/system/lobby-kiosk.service.d/tenants.conf';
    expect(read(unit)).toContain('SupplementaryGroups=');
    write(at('etc/lobby-kiosk/tenants/inn/config.json'), '{');
    expect(run().stderr).toContain('tenants/inn/config.json');
    run('--uninstall');
    expect(existsSync(at(unit))).toBe(false);
  });

  it('a tenant’s folder that is put in place anew leaves the variables to root alone', () => {
    install();
    rmSync(at('etc/lobby-kiosk/tenant'), { recursive: true });
    expect(install().status).toBe(0);
    expect(statSync(at('etc/lobby-kiosk/tenant/config.json')).mode & 0o004).toBe(0o004);
    expect(statSync(at('etc/lobby-kiosk/env')).mode & 0o777).toBe(0o600);
  });

  it.each(['cp', 'chmod', 'find'])('no variable of a hotel is open to others after any %s', (command) => {
    const folder = tenants(`HOTEL_URL=${HOTEL}\nWATCH_TOKEN=secret\n`);
    // Everything below is searched as another user would after each command.
    const real = execFileSync('sh', ['-c', `command -v ${command}`], { encoding: 'utf8' }).trim();
    const settings = at('etc/lobby-kiosk');
    const search = `/usr/bin/find ${settings} -type d ! -perm -005 -prune -o -name '*.env' -perm /044 -print`;
    write(
      join(top, 'bin', command),
      `#!/bin/sh\n${real} "$@"; code=$?; ${search} >>${top}/open; exit $code\n`,
    );
    chmodSync(join(top, 'bin', command), 0o755);
    const path = `${join(top, 'bin')}:${process.env.PATH}`;
    expect(runWith({ PATH: path }, ['--tenants', folder]).status).toBe(0);
    expect(readFileSync(join(top, 'open'), 'utf8')).toBe('');
  });

  it('a copy that was broken off is begun again', () => {
    write(at('etc/lobby-kiosk/tenant.new/half.json'), '{');
    expect(install().status).toBe(0);
    expect(readdirSync(at('etc/lobby-kiosk')).sort()).toEqual(['env', 'tenant']);
    expect(readdirSync(at('etc/lobby-kiosk/tenant'))).toEqual(['config.json']);
  });

  it('a newer version keeps what the staff changed, and the way back', () => {
    install();
    write(at('etc/lobby-kiosk/tenant/config.json'), '{"changed":true}');
    write(project('dist/index.html'), 'second');
    expect(run().status).toBe(0);
    expect(read('opt/lobby-kiosk/dist/index.html')).toBe('second');
    expect(read('etc/lobby-kiosk/tenant/config.json')).toBe('{"changed":true}');
    expect(run('--back').status).toBe(0);
    expect(read('opt/lobby-kiosk/dist/index.html')).toBe('first');
    run('--back');
    expect(read('opt/lobby-kiosk/dist/index.html')).toBe('second');
  });

  it.each([
    ['settings that no tablet would take', 'tenant/config.json', '{', 'correct '],
    ['no hotel', 'env', 'TENANT=/etc/lobby-kiosk/tenant\n', 'is missing in '],
    ['the demo hotel', 'env', 'HOTEL_URL=demo\n', 'is missing in '],
    ['a hotel in a remark', 'env', '# HOTEL_URL=https://pms.example\n', 'is missing in '],
    [
      'variables in Latin-1',
      'env',
      Buffer.from(`HOTEL_URL=${HOTEL}\nTABLET_NAMES=L=Hôtel\n`, 'latin1'),
      'changed: ',
    ],
    ['no hotel of a tenant', 'tenants/inn.env', 'HOSTS=inn.example\n', 'is missing in '],
  ])('%s: the running version stays as it is', (_, path, text, words) => {
    const file = at(`etc/lobby-kiosk/${path}`);
    const quoted = `HOSTS=inn.example\nHOTEL_URL="${HOTEL}"\n`;
    expect((path.includes('tenants') ? run('--tenants', tenants(quoted)) : install()).status).toBe(0);
    write(project('dist/index.html'), 'second');
    write(file, text);
    const { status, stderr } = run();
    expect([status, stderr]).toEqual([1, expect.stringContaining(`${words}${file}`)]);
    expect(read('opt/lobby-kiosk/dist/index.html')).toBe('first');
  });

  it('variables that a Windows editor has saved lose its mark, which systemd takes for a part of a name', () => {
    install();
    write(at('etc/lobby-kiosk/env'), `\uFEFFHOTEL_URL=${HOTEL}\r\n`);
    expect(run().status).toBe(0);
    expect(read('etc/lobby-kiosk/env')).toBe(`HOTEL_URL=${HOTEL}\r\n`);
    expect(statSync(at('etc/lobby-kiosk/env')).mode & 0o777).toBe(0o600);
  });

  it.each([
    ['without settings the first time', []],
    ['with a folder that holds none', [HOTEL, '/nowhere']],
    ['with a folder without a tenant', ['--tenants', '/nowhere']],
    ['with an unknown option', ['--now']],
    ['back to nothing', ['--back']],
  ])('%s it says what is missing', (_, args) => {
    const { status, stderr } = run(...args);
    expect(status).toBe(1);
    expect(stderr.trim().split('\n').at(-1)).toMatch(/\.$/u);
    expect(existsSync(at('opt/lobby-kiosk'))).toBe(false);
  });

  it('leaves nothing behind', () => {
    install();
    run();
    run('--uninstall');
    const files = readdirSync(at(''), { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    expect(files).toEqual([]);
  });
});
