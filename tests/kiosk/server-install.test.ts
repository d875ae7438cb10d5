import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
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
    const { stdout } = install('--host', 'lobby.example');
    const variables = read('etc/lobby-kiosk/env');
    expect(variables).toContain('HOSTS=lobby.example\nTRUST_PROXY=1\n');
    const token = /^WATCH_TOKEN=(?<token>[\w-]{24})$/mu.exec(variables)?.groups?.token ?? '';
    expect(stdout).toContain('WATCH_TOKEN in that file');
    expect(stdout).not.toContain(token);
    run('--host', 'other.example');
    expect(read('etc/lobby-kiosk/env')).toBe(variables);
  });

  describe('a link in a folder that root copies', () => {
    /** What only root may read. */
    const secret = () => join(top, 'shadow');
    const unopened = () =>
      expect([statSync(secret()).mode & 0o777, readFileSync(secret(), 'utf8')]).toEqual([0o600, 'x']);
    beforeEach(() => {
      write(secret(), 'x');
      chmodSync(secret(), 0o600);
    });

    it.each<[string, string, (path: string) => void]>([
      ['to a file', 'inn/logo.png', (path) => symlinkSync(secret(), path)],
      ['to a folder', 'inn/tenant-lang', (path) => symlinkSync(top, path)],
      ['to nothing', 'inn/logo.png', (path) => symlinkSync('/nowhere', path)],
      ['in place of variables', 'annex.env', (path) => symlinkSync(secret(), path)],
      ['in place of a tenant', 'annex', (path) => symlinkSync(top, path)],
      ['that is a second name of a file', 'inn/logo.png', (path) => linkSync(secret(), path)],
      ['that is a second name of variables', 'annex.env', (path) => linkSync(secret(), path)],
      ['that is a pipe', 'inn/logo.png', (path) => execFileSync('mkfifo', [path])],
    ])('%s is refused by its name (%s), and opens nothing', (_, name, make) => {
      const folder = tenants();
      make(join(folder, name));
      const { status, stderr } = run('--tenants', folder);
      expect([status, stderr]).toEqual([1, expect.stringContaining(join(folder, name))]);
      expect(existsSync(at('etc/lobby-kiosk/tenants'))).toBe(false);
      unopened();
      if (!name.startsWith('inn/')) return;
      make(join(top, name));
      expect(run(HOTEL, join(top, 'inn')).status).toBe(1);
      expect(existsSync(at('etc/lobby-kiosk/tenant'))).toBe(false);
      unopened();
    });

    it('that came while it was copied is refused too', () => {
      const real = execFileSync('sh', ['-c', 'command -v cp'], { encoding: 'utf8' }).trim();
      write(
        join(top, 'bin/cp'),
        `#!/bin/sh\nln -s ${secret()} ${top}/all/inn/late.png; ln -s ${secret()} ${top}/all/late.env; exec ${real} "$@"\n`,
      );
      chmodSync(join(top, 'bin/cp'), 0o755);
      const { status, stderr } = runWith({ PATH: `${top}/bin:${process.env.PATH}` }, [
        '--tenants',
        tenants(),
      ]);
      expect([status, stderr]).toEqual([1, expect.stringContaining('late.')]);
      unopened();
    });

    it('beside the tenants is not opened by the unit', () => {
      const folder = tenants();
      symlinkSync(secret(), join(folder, 'link.env'));
      linkSync(secret(), join(folder, 'second.env'));
      const command =
        /^ExecStartPre=\+(.*)$/mu.exec(readProjectFile('kiosk/deploy/systemd/tenants.conf'))?.[1] ?? '';
      const words = command
        .replace('/etc/lobby-kiosk/tenants', folder)
        .replaceAll('lobby-tenants', String(process.getgid?.()))
        .split(' ');
      const { status } = spawnSync(words[0] ?? '', words.slice(1));
      expect(status).toBe(0);
      unopened();
      expect(statSync(join(folder, 'inn.env')).mode & 0o777).toBe(0o640);
    });

    it('in place of the program or its unit is replaced, and what it led to stays', () => {
      write(join(top, 'theirs/dist/index.html'), 'theirs');
      mkdirSync(at('etc/systemd/system'), { recursive: true });
      mkdirSync(at('opt'), { recursive: true });
      symlinkSync(secret(), at('etc/systemd/system/lobby-kiosk.service'));
      symlinkSync(join(top, 'theirs'), at('opt/lobby-kiosk'));
      expect(install().status).toBe(0);
      expect(run('--uninstall').status).toBe(0);
      expect(existsSync(at('opt/lobby-kiosk.previous'))).toBe(false);
      expect(readFileSync(join(top, 'theirs/dist/index.html'), 'utf8')).toBe('theirs');
      unopened();
    });
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
    // A power cut between its steps.
    renameSync(at('opt/lobby-kiosk'), at('opt/lobby-kiosk.new'));
    expect(run('--back').status).toBe(0);
    expect(read('opt/lobby-kiosk/dist/index.html')).toBe('first');
    expect(read('opt/lobby-kiosk.previous/dist/index.html')).toBe('second');
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
    run('--uninstall', ...more);
    const files = readdirSync(at(''), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
    expect(files.sort()).toEqual(left);
    expect(existsSync(at('var/lib/lobby-kiosk'))).toBe(left.length > 0);
  });
});
