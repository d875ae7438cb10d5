import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { readProjectFile } from '../support/source';
import { HOTEL, serverMachine } from './support/server-install.ts';

describe('a link in a folder that root copies', () => {
  const machine = serverMachine();
  const { at, write, runWith, run, install, tenants } = machine;
  const secret = () => join(machine.top, 'shadow');
  const unopened = () =>
    expect([statSync(secret()).mode & 0o777, readFileSync(secret(), 'utf8')]).toEqual([0o600, 'x']);
  beforeEach(() => {
    write(secret(), 'x');
    chmodSync(secret(), 0o600);
  });

  it.each<[string, string, (path: string) => void]>([
    ['to a file', 'inn/logo.png', (path) => symlinkSync(secret(), path)],
    ['to a folder', 'inn/tenant-lang', (path) => symlinkSync(machine.top, path)],
    ['to nothing', 'inn/logo.png', (path) => symlinkSync('/nowhere', path)],
    ['in place of variables', 'annex.env', (path) => symlinkSync(secret(), path)],
    ['in place of a tenant', 'annex', (path) => symlinkSync(machine.top, path)],
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
    make(join(machine.top, name));
    expect(run(HOTEL, join(machine.top, 'inn')).status).toBe(1);
    expect(existsSync(at('etc/lobby-kiosk/tenant'))).toBe(false);
    unopened();
  });

  it('that came while it was copied is refused too', () => {
    const real = execFileSync('sh', ['-c', 'command -v cp'], { encoding: 'utf8' }).trim();
    write(
      join(machine.top, 'bin/cp'),
      `#!/bin/sh\nln -s ${secret()} ${machine.top}/all/inn/late.png; ln -s ${secret()} ${machine.top}/all/late.env; exec ${real} "$@"\n`,
    );
    chmodSync(join(machine.top, 'bin/cp'), 0o755);
    const { status, stderr } = runWith({ PATH: `${machine.top}/bin:${process.env.PATH}` }, [
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
    write(join(machine.top, 'theirs/dist/index.html'), 'theirs');
    mkdirSync(at('etc/systemd/system'), { recursive: true });
    mkdirSync(at('opt'), { recursive: true });
    symlinkSync(secret(), at('etc/systemd/system/lobby-kiosk.service'));
    symlinkSync(join(machine.top, 'theirs'), at('opt/lobby-kiosk'));
    expect(install().status).toBe(0);
    expect(run('--uninstall').status).toBe(0);
    expect(existsSync(at('opt/lobby-kiosk.previous'))).toBe(false);
    expect(readFileSync(join(machine.top, 'theirs/dist/index.html'), 'utf8')).toBe('theirs');
    unopened();
  });
});
