import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  linkSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HOTEL, serverMachine } from './support/server-install.ts';

describe('the gateway as a service, below a folder', () => {
  const machine = serverMachine();
  const { project, at, read, write, runWith, run, install, tenants } = machine;

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
    const { stdout } = install('--host', 'lobby.example');
    const variables = read('etc/lobby-kiosk/env');
    expect(variables).toContain('HOSTS=lobby.example\nTRUST_PROXY=1\n');
    const token = /^WATCH_TOKEN=(?<token>[\w-]{24})$/mu.exec(variables)?.groups?.token ?? '';
    expect(stdout).toContain('WATCH_TOKEN in that file');
    expect(stdout).not.toContain(token);
    run('--host', 'other.example');
    expect(read('etc/lobby-kiosk/env')).toBe(variables);
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
    // Later steps search these files as another user after each command.
    const real = execFileSync('sh', ['-c', `command -v ${command}`], { encoding: 'utf8' }).trim();
    const settings = at('etc/lobby-kiosk');
    const search = `/usr/bin/find ${settings} -type d ! -perm -005 -prune -o -name '*.env' -perm /044 -print`;
    write(
      join(machine.top, 'bin', command),
      `#!/bin/sh\n${real} "$@"; code=$?; ${search} >>${machine.top}/open; exit $code\n`,
    );
    chmodSync(join(machine.top, 'bin', command), 0o755);
    const path = `${join(machine.top, 'bin')}:${process.env.PATH}`;
    expect(runWith({ PATH: path }, ['--tenants', folder]).status).toBe(0);
    expect(readFileSync(join(machine.top, 'open'), 'utf8')).toBe('');
  });

  it.each<[what: string, puts: (to: string, place: string) => void]>([
    ['symbolic', symlinkSync],
    ['second', linkSync],
  ])('a %s link in a hotel’s folder is refused before anything is copied', (_, puts) => {
    const folder = tenants();
    write(join(machine.top, 'other'), 'of root');
    puts(join(machine.top, 'other'), join(folder, 'inn/note.txt'));
    const { status, stderr } = run('--tenants', folder);
    expect([status, stderr]).toEqual([1, expect.stringContaining('inn/note.txt is a link')]);
    expect(existsSync(at('etc/lobby-kiosk'))).toBe(false);
  });

  it('a link that comes while the folder is copied is refused too', () => {
    const real = execFileSync('sh', ['-c', 'command -v cp'], { encoding: 'utf8' }).trim();
    const puts = 'for last; do :; done; case $last in *.new/) ln -s /etc/hostname "$last"late.txt;; esac';
    write(join(machine.top, 'bin/cp'), `#!/bin/sh\n${real} "$@"; code=$?; ${puts}; exit $code\n`);
    chmodSync(join(machine.top, 'bin/cp'), 0o755);
    const path = `${join(machine.top, 'bin')}:${process.env.PATH}`;
    const { status, stderr } = runWith({ PATH: path }, ['--tenants', tenants()]);
    expect([status, stderr]).toEqual([1, expect.stringContaining('late.txt is a link')]);
    expect(existsSync(at('etc/lobby-kiosk/tenants'))).toBe(false);
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
    renameSync(at('opt/lobby-kiosk'), at('opt/lobby-kiosk.new'));
    expect(run('--back').status).toBe(0);
    expect(read('opt/lobby-kiosk/dist/index.html')).toBe('first');
    expect(read('opt/lobby-kiosk.previous/dist/index.html')).toBe('second');
  });

  it('goes back only to a version that takes the settings, and names the key that it does not know', () => {
    const knowsNoMusic = "if (/music/.test(text)) throw new Error('kiosk.music: is not a key of this file');";
    const check = (more: string) =>
      `const text = require('node:fs').readFileSync(process.argv[2], 'utf8'); ${more}`;
    write(project('dist-server/check-config.js'), check(knowsNoMusic));
    install();
    write(project('dist-server/check-config.js'), check(''));
    write(project('dist/index.html'), 'second');
    run();
    const settings = at('etc/lobby-kiosk/tenant/config.json');
    write(settings, '{"kiosk":{"music":true}}');
    const { status, stderr } = run('--back');
    expect([status, stderr]).toEqual([1, expect.stringContaining('kiosk.music: is not a key')]);
    expect(stderr).toContain(`Nothing was changed: correct ${settings} for the version before`);
    expect(read('opt/lobby-kiosk/dist/index.html')).toBe('second');
    write(settings, '{}');
    expect(run('--back').status).toBe(0);
    expect(read('opt/lobby-kiosk/dist/index.html')).toBe('first');
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

  it.each([
    ['nothing behind', [], []],
    [
      'the settings behind, and what is known of payments',
      ['--keep-settings'],
      ['config.json', 'env', 'payments'],
    ],
  ])('leaves %s', (_, more, left) => {
    install();
    run();
    // As systemd makes it.
    write(at('var/lib/private/lobby-kiosk/payments'), 'hash');
    symlinkSync('private/lobby-kiosk', at('var/lib/lobby-kiosk'));
    write(at('opt/lobby-kiosk.new/half.js'), '');
    run('--uninstall', ...more);
    const files = readdirSync(at(''), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
    expect(files.sort()).toEqual(left);
    expect(existsSync(at('var/lib/lobby-kiosk'))).toBe(left.length > 0);
  });

  it('installed anew after --keep-settings it goes on with the settings and payments of before', () => {
    install();
    write(at('var/lib/private/lobby-kiosk/payments'), 'hash');
    const before = ['env', 'tenant/config.json'].map((path) => read(`etc/lobby-kiosk/${path}`));
    // The order of the words is the staff's own.
    expect(run('--keep-settings', '--uninstall').status).toBe(0);
    expect(existsSync(at('opt/lobby-kiosk'))).toBe(false);
    expect(statSync(at('etc/lobby-kiosk/env')).mode & 0o777).toBe(0o600);
    expect(run().status).toBe(0);
    expect(['env', 'tenant/config.json'].map((path) => read(`etc/lobby-kiosk/${path}`))).toEqual(before);
    expect(read('var/lib/private/lobby-kiosk/payments')).toBe('hash');
  });

  it('several hotels keep their settings too, and removed ones leave nothing', () => {
    run('--tenants', tenants());
    run('--uninstall', '--keep-settings');
    expect(read('etc/lobby-kiosk/tenants/inn.env')).toContain(HOTEL);
    expect(existsSync(at('etc/systemd/system/lobby-kiosk.service.d'))).toBe(false);
    run('--uninstall');
    expect(existsSync(at('etc/lobby-kiosk'))).toBe(false);
  });
});
