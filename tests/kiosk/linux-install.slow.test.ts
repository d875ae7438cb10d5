import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { Tablet } from './support/linux-install';

const URL = 'http://localhost:4173';
const SETTINGS = 'etc/lobby-screen/settings';

/** Installing costs a second: tests share one installation. */
const installed = new Tablet(undefined, afterAll);
installed.install(URL, '--device', 'LOBBY-1');

let tablet: Tablet;

describe('a Debian machine that becomes a tablet, below a folder', () => {
  beforeEach(() => {
    tablet = new Tablet();
  });

  it('puts programs, units, policies and settings in place, and says each', () => {
    const { status, out } = tablet.install(URL, '--device', 'LOBBY-1');
    expect(status).toBe(0);
    const paths = [...tablet.files().keys()];
    expect(paths).toEqual(
      expect.arrayContaining([
        '/etc/chromium/policies/managed/lobby-screen.json',
        '/etc/lobby-screen/settings',
        '/etc/systemd/logind.conf.d/lobby-screen.conf',
        '/etc/systemd/system/getty@tty1.service',
        '/etc/systemd/system/lobby-screen.service',
        '/etc/systemd/system/lobby-screen-restart.timer',
        '/usr/lib/lobby-screen/programs/session',
        '/usr/sbin/lobby-screen',
      ]),
    );
    for (const path of paths.filter((path) => !path.endsWith('/made')))
      expect(out).toContain(path.split('/').at(-1));
    for (const unit of ['getty@tty1.service', 'autovt@.service', 'ctrl-alt-del.target'])
      expect(readlinkSync(tablet.at(`etc/systemd/system/${unit}`))).toBe('/dev/null');
  });

  it('--dry-run says what would be done, and changes nothing', () => {
    const { status, out } = tablet.install(URL, '--dry-run');
    expect(status).toBe(0);
    expect(out).toContain('would do: file: /etc/lobby-screen/settings');
    expect(out.split('\n').filter((line) => line !== '' && !line.includes('would do: '))).toEqual([]);
    expect(tablet.files().size).toBe(0);
  });

  it('uninstalling leaves nothing, and what was masked before stays so', () => {
    mkdirSync(tablet.at('etc/systemd/system'), { recursive: true });
    symlinkSync('/dev/null', tablet.at('etc/systemd/system/ctrl-alt-del.target'));
    tablet.install(URL, '--device', 'LOBBY-1');
    tablet.install('--uninstall');
    expect([...tablet.files().keys()]).toEqual(['/etc/systemd/system/ctrl-alt-del.target']);
  });

  it.each<[string, readonly string[], string]>([
    ['no address', [], 'the address'],
    ['plain http to another machine', ['http://lobby.example'], 'The address'],
    ['an address with a path', ['https://lobby.example/kiosk'], 'The address'],
    ['an address with a sign of the shell', ['https://lobby.example$(reboot)'], 'The address'],
    ['an id with a space', [URL, '--device', 'LOBBY 1'], '--device'],
    ['an id with a quote', [URL, '--device', 'A"1'], '--device'],
    ['an id of two lines', [URL, '--device', 'A\nB'], '--device'],
    ['a crooked screen', [URL, '--rotate', '45'], '--rotate'],
    ['crooked touches', [URL, '--touch', 'left'], '--touch'],
    ['no hour of a day', [URL, '--restart', '24:00'], '--restart'],
    ['half a night', [URL, '--night', '23:00'], '--night'],
    ['a night without an end', [URL, '--night', '23:00-23:00'], '--night'],
    ['louder than loud', [URL, '--volume', '101'], '--volume'],
    ['too little patience', [URL, '--watch', '1'], '--watch'],
    ['a frame without https', [URL, '--allow', 'http://cards.example'], '--allow'],
    ['every frame', [URL, '--allow', '*'], '--allow'],
    ['another power key', [URL, '--power-key', 'maybe'], '--power-key'],
    ['no certificate', [URL, '--ca', '/nowhere'], '--ca'],
    ['an option without its value', [URL, '--device'], '--device'],
    ['an unknown option', [URL, '--now'], '--now'],
  ])('%s is refused in a sentence that names it, and nothing is written', (_, args, name) => {
    const { status, err } = tablet.install(...args);
    expect(status).toBe(1);
    const sentence = err.trim().split('\n').slice(-2).join(' ');
    expect(sentence).toContain(name);
    expect(sentence).toMatch(/\.$/u);
    expect(tablet.files().size).toBe(0);
  });
});

describe('a machine that is a tablet', () => {
  beforeEach(() => {
    tablet = new Tablet(installed);
  });

  it('a second time it changes nothing, with the same options, without any, or by --dry-run', () => {
    const before = tablet.files();
    const silent = { status: 0, out: '', err: '' };
    expect(tablet.install(URL, '--device', 'LOBBY-1')).toEqual(silent);
    expect(tablet.install()).toEqual(silent);
    const { out } = tablet.install('--uninstall', '--dry-run');
    expect(out).toContain('would do: removed: /usr/sbin/lobby-screen');
    tablet.install('--rotate', '90', '--dry-run');
    expect(tablet.files()).toEqual(before);
  });

  it('keeps what staff changed, their own words too', () => {
    const changed = `# Ours\n${tablet.read(SETTINGS).replace('VOLUME=', 'VOLUME=40')}`;
    tablet.write(SETTINGS, changed);
    tablet.install();
    expect(tablet.read(SETTINGS)).toBe(changed);
    tablet.install('--device', 'LOBBY-2');
    expect(tablet.read(SETTINGS)).toBe(changed.replace('DEVICE=LOBBY-1', 'DEVICE=LOBBY-2'));
  });

  it.each([
    ['systemd/system/lobby-screen-restart.timer', '--restart', '03:30', 'OnCalendar=*-*-* 03:30:00'],
    ['udev/rules.d/90-lobby-screen.rules', '--touch', '90', 'CALIBRATION_MATRIX}="0 -1 1 1 0 0"'],
    ['systemd/logind.conf.d/lobby-screen.conf', '--power-key', 'off', 'HandlePowerKey=poweroff'],
    ['systemd/logind.conf.d/lobby-screen.conf', '--power-key', 'ignore', 'HandlePowerKey=ignore'],
  ])('writes %s by %s %s', (file, option, value, line) => {
    tablet.install(option, value);
    expect(tablet.read(`etc/${file}`)).toContain(line);
  });

  it.each([
    ['sysctl.d/90-lobby-screen.conf', ['kernel.sysrq=0']],
    ['systemd/system.conf.d/lobby-screen.conf', ['[Manager]', 'CtrlAltDelBurstAction=none']],
    [
      'systemd/logind.conf.d/lobby-screen.conf',
      [
        '[Login]',
        'NAutoVTs=0',
        'ReserveVT=0',
        'HandlePowerKey=ignore',
        'HandleSuspendKey=ignore',
        'HandleHibernateKey=ignore',
        'HandleLidSwitch=ignore',
        'HandleRebootKey=ignore',
        'IdleAction=ignore',
      ],
    ],
    [
      'NetworkManager/conf.d/lobby-screen.conf',
      ['[main]', 'autoconnect-retries-default=0', '[connection]', 'wifi.powersave=2'],
    ],
    [
      'udev/rules.d/90-lobby-screen.rules',
      ['ACTION=="add", SUBSYSTEM=="net", KERNEL=="wl*", RUN+="/usr/sbin/iw dev %k set power_save off"'],
    ],
  ])('no key and no sleep takes the tablet away, nor a login: %s says just this', (file, lines) => {
    const said = tablet.read(`etc/${file}`).split('\n');
    expect(said.filter((line) => line !== '' && !line.startsWith('#'))).toEqual(lines);
  });

  it('starts anew on no day, and turns no touches, where that is asked for', () => {
    tablet.install('--restart', 'no', '--touch', '0');
    const paths = [...tablet.files().keys()];
    expect(paths.filter((path) => path.endsWith('.timer') && path.startsWith('/etc'))).toEqual([]);
    expect(tablet.read('etc/udev/rules.d/90-lobby-screen.rules')).not.toContain('MATRIX');
  });

  it('a root file system that nothing writes to, and back', () => {
    const fstab = '# <file system>\nUUID=1 / ext4 errors=remount-ro 0 1\nUUID=2 /var ext4 defaults 0 2\n';
    tablet.write('etc/fstab', fstab);
    tablet.install('--read-only');
    expect(tablet.read('etc/fstab')).toMatch(/^UUID=1 \/ ext4 errors=remount-ro,ro 0 1$/mu);
    expect(tablet.read('etc/fstab')).toMatch(/^tmpfs \/tmp tmpfs mode=1777/mu);
    const once = tablet.read('etc/fstab');
    tablet.install();
    expect(tablet.read('etc/fstab')).toBe(once);
    tablet.install('--no-read-only');
    expect(tablet.read('etc/fstab')).toBe(fstab);
    tablet.install('--read-only');
    tablet.install('--uninstall');
    expect(tablet.read('etc/fstab')).toBe(fstab);
  });

  it('uninstalling names the packages that it brought, in a command that takes them away', () => {
    const made = 'etc/lobby-screen/made';
    tablet.write(made, `${tablet.read(made)}package chromium\npackage cage\n`);
    const { out } = tablet.install('--uninstall');
    expect(out.split('\n')).toContain('lobby-screen: sudo apt-get purge --autoremove chromium cage');
  });

  it('takes the screen from its login at once, and keeps a dark one dark over the daily start', () => {
    const unit = tablet.read('etc/systemd/system/lobby-screen.service').split('\n');
    expect(unit).toEqual(
      expect.arrayContaining([
        'Conflicts=getty@tty1.service',
        'After=getty@tty1.service',
        'RuntimeDirectoryPreserve=restart',
        expect.stringMatching(/^ExecStopPost=.* -mindepth 1 ! -path %t\/lobby-screen\/screen -delete$/u),
      ]),
    );
  });

  it.each([
    ['ROTATE=45', 'ROTATE'],
    ['NIGHT=late', 'NIGHT'],
    ['COLOUR=red', 'COLOUR'],
    ['a word', 'a word'],
    ['URL=$(touch /tmp/gone)', 'URL'],
    ['KANJI=perhaps', 'KANJI'],
  ])('%s is refused with file and key; nothing is run', (line, name) => {
    tablet.write(SETTINGS, `${tablet.read(SETTINGS)}${line}\n`);
    const { status, err } = tablet.install();
    expect(status).toBe(1);
    expect(err).toContain(`${SETTINGS}: `);
    expect(err).toContain(name);
    expect(err.trim()).toMatch(/\.$/u);
  });
});

const scripts = ['', 'lib', 'programs'].flatMap((folder) =>
  readdirSync(`kiosk/tablets/linux/${folder}`, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.md$/u.test(entry.name))
    .map(({ name }) => `kiosk/tablets/linux/${folder}/${name}`),
);
// The files read each other and share names.
const check = spawnSync('shellcheck', ['-x', '-e', 'SC1091,SC2034,SC2154,SC2317', ...scripts], {
  encoding: 'utf8',
});

it.skipIf(check.error !== undefined)('shellcheck finds nothing in the scripts of a tablet', () =>
  expect(check.stdout).toBe(''),
);
