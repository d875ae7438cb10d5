import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newFolder } from './support/folder.ts';
import { FreshCopy } from './support/fresh-copy.ts';
import { commandsAmongWords, commandsIn } from './support/guide.ts';
import { GuideMachine, HOMES, whyNoMachine } from './support/guide-machine.ts';
import { GuideWalk, PIN, unusedExceptions } from './support/guide-walk.ts';

/** The archive of `npm run release` from a fresh clone, and its guides by command. */

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const BUSY_MS = 400_000;
const NEXT = '99.0.0';
const name = `lobby-kiosk-${version}.tgz`;

const top = newFolder(afterAll);
const copy = new FreshCopy(join(top, 'clone'));

describe('a release', () => {
  const unpacked = join(top, `lobby-kiosk-${version}`);
  const files = () => readdirSync(unpacked, { recursive: true, encoding: 'utf8' });
  let said: string;

  beforeAll(() => {
    // From a house that runs containers in its checkout.
    for (const own of [
      'kiosk/deploy/.env',
      'kiosk/deploy/secrets/watch-token',
      'kiosk/deploy/tenant/config.json',
    ]) {
      mkdirSync(dirname(join(copy.folder, own)), { recursive: true });
      writeFileSync(join(copy.folder, own), 'secret');
    }
    copy.takesBuild();
    said = copy.release();
    execFileSync('tar', ['xzf', join(copy.folder, 'release', name), '-C', top]);
  }, BUSY_MS);

  it('says where it is and what it weighs', () => {
    const bytes = readFileSync(join(copy.folder, 'release', name));
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(said).toContain(`release/${name}\n`);
    expect(said).toContain(`${(bytes.length / 1e6).toFixed(1)} MB, `);
    expect(said).toContain(sha256);
    expect(readFileSync(join(copy.folder, 'release', `${name}.sha256`), 'utf8')).toBe(`${sha256}  ${name}\n`);
  });

  it('holds what its guides tell to run or to print, and its scripts can be run', () => {
    const [programs, others] = [
      ['kiosk/deploy/install.sh', 'kiosk/deploy/tls/own-ca.sh', 'kiosk/tablets/linux/install.sh'],
      ['LICENSE', 'SECURITY.md', 'kiosk/docs/INSTALL.md', 'kiosk/tablets/card/card.en.html'],
    ];
    expect(files()).toEqual(expect.arrayContaining([...programs, ...others]));
    const modes = (names: readonly string[]) =>
      names.map((path) => statSync(join(unpacked, path)).mode & 0o777);
    expect([modes(programs), modes(others)]).toEqual([programs.map(() => 0o755), others.map(() => 0o644)]);
  });

  it('holds no sources, no demo hotel, nothing of an older build or release, and nothing of a house', () => {
    const wrong = /\.tsx?$|gateway-with-demo|node_modules|\bold\b|\.tgz|deploy\/(\.env|secrets|tenant)/u;
    expect(files().filter((path) => wrong.test(path))).toEqual([]);
    expect(readdirSync(join(copy.folder, 'release')).sort()).toEqual([name, `${name}.sha256`]);
  });

  it.each(['.md', '.webp', '.json'])('holds every %s that its pages lead to', (ending) => {
    const links = files()
      .filter((page) => page.endsWith('.md'))
      .flatMap((page) =>
        [...readFileSync(join(unpacked, page), 'utf8').matchAll(/\]\(([^)#:\s]+)/gu)]
          .map(([, link = '']) => link)
          .filter((link) => link.endsWith(ending))
          .map((link) => join(dirname(page), link)),
      );
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((link) => !existsSync(join(unpacked, link)))).toEqual([]);
  });

  it('holds what its container is made of', () => {
    const container = readFileSync(join(unpacked, 'kiosk/deploy/Containerfile'), 'utf8');
    const copied = [...container.matchAll(/^COPY (\S+)/gmu)].map(([, from = '']) => from);
    expect(copied.length).toBeGreaterThan(0);
    expect(copied.filter((from) => !existsSync(join(unpacked, from)))).toEqual([]);
  });

  it.each([
    ['check-config', []],
    ['new-tenant', ['--help']],
    ['check-hotel', ['--help']],
  ])('has %s, which says how it is called there', (command, args) => {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [join(unpacked, `dist-server/${command}.js`), ...args],
      {
        env: {},
        encoding: 'utf8',
      },
    );
    expect(stdout + stderr).toContain(`node dist-server/${command}.js `);
  });

  it('cannot be made by npm pack, which packs no build', () => {
    const listed = execFileSync('npm', ['pack', '--dry-run', '--json'], {
      cwd: copy.folder,
      encoding: 'utf8',
    });
    const [packed]: { files: { path: string }[] }[] = JSON.parse(listed);
    expect(packed?.files.map(({ path }) => path).filter((path) => path.includes('dist'))).toEqual([]);
  });
});

describe.skipIf(whyNoMachine() !== undefined)('the guides, followed with the archive and Node alone', () => {
  const machineOf = (user: keyof typeof HOMES) => {
    const machine = new GuideMachine(newFolder(afterAll), user);
    afterAll(() => machine.off());
    return machine;
  };
  const put = (archive: string, { root }: GuideMachine, folder: string) =>
    cpSync(join(copy.folder, 'release', archive), join(root, folder, archive));

  describe('by the person who installs a mini-PC', () => {
    const PAGE = 'kiosk/docs/INSTALL.md';
    const INSTALL = commandsIn(PAGE);
    const end = INSTALL.findIndex(({ text }) => text.includes('uninstall'));
    const machine = machineOf('staff');
    const walk = new GuideWalk(machine, async () => {
      const [makesHash] = commandsAmongWords(PAGE, /make-pin-hash/u);
      const hash = /pbkdf2\S+/u.exec(await walk.run(makesHash?.text ?? '', PIN))?.[0];
      const text = await walk.run('cat /srv/inn/config.json');
      return text.replace('"kiosk": {', () => `"kiosk": { "staff_pin_hash": "${hash}",`);
    });

    it('README: for a real hotel', async () => {
      mkdirSync(machine.at(join(HOMES.staff, 'release')));
      for (const folder of ['', 'release']) put(name, machine, join(HOMES.staff, folder));
      await walk.follow(commandsIn('README.md', 'For a real hotel'));
      await walk.run('cd');
    });

    it('INSTALL: settings, check, install, answer', async () => {
      await walk.follow(INSTALL.slice(0, end));
      await walk.follow(commandsAmongWords(PAGE, /^wget -q/u));
      expect(readFileSync(machine.at('etc/lobby-kiosk/tenant/config.json'), 'utf8')).toContain('pbkdf2');
      expect(await walk.health()).toMatchObject({ status: 'ok', version });
    });

    it('check-hotel', () => walk.follow(commandsIn('kiosk/hotel-api/check-hotel/README.md')));

    it('INSTALL: taking it back', async () => {
      await walk.follow(INSTALL.slice(end));
      const left = ['opt/lobby-kiosk', 'etc/lobby-kiosk', 'var/lib/private/lobby-kiosk'];
      expect(left.filter((path) => existsSync(machine.at(path)))).toEqual([]);
    });
  });

  describe('by the person who runs a server', () => {
    const PAGE = 'kiosk/deploy/README.md';
    const later = (which: RegExp) => commandsAmongWords(PAGE, which, 'Later');
    const settings = '/etc/lobby-kiosk/tenant/config.json';
    const machine = machineOf('root');
    const walk = new GuideWalk(machine, () => walk.run(`cat ${settings}`));
    const change = async (from: string, to: string) =>
      walk.run(`nano ${settings}`, (await walk.run(`cat ${settings}`)).trimEnd().replace(from, to));

    it('step by step', async () => {
      put(name, machine, HOMES.root);
      const STEPS = ['One hotel, step by step', '2. The certificate', '3. nginx', '4. The gateway'];
      for (const step of STEPS) await walk.follow(commandsIn(PAGE, step));
      expect(await walk.health()).toMatchObject({ status: 'ok', version });
      await walk.follow(later(/^journalctl /u));
    });

    it('update to a version with a new setting, and back to the one that does not know it', async () => {
      copy.becomes(NEXT, 'background_music');
      copy.releaseServer(`lobby-kiosk-${NEXT}.tgz`);
      put(`lobby-kiosk-${NEXT}.tgz`, machine, HOMES.root);
      await walk.run(`cd && tar xzf lobby-kiosk-${NEXT}.tgz && cd lobby-kiosk-${NEXT}`);
      await walk.follow(later(/^kiosk\/deploy\/(nginx\/)?install\.sh$/u));
      await change('"help_url"', '"background_music": true, "help_url"');
      expect(await walk.health()).toMatchObject({ status: 'ok', version: NEXT });

      const back = later(/ --back$/u);
      const { status, output } = await machine.run(back[0]?.text ?? '');
      expect([status, output]).toEqual([1, expect.stringContaining('kiosk.background_music: is not a key')]);
      expect(await walk.health()).toMatchObject({ status: 'ok', version: NEXT });
      await change('"background_music": true, ', '');
      await walk.follow(back);
      expect(await walk.health()).toMatchObject({ status: 'ok', version });
    });

    it('backup, removing, and restore on a machine that has nothing', async () => {
      const commands = commandsIn(PAGE, 'Later');
      const restore = commands.findIndex(({ text }) => text.startsWith('tar xzf'));
      const before = await walk.run(`cat ${settings}`);
      await walk.follow(commands.slice(0, restore));
      await walk.follow(later(/ --uninstall$/u));
      expect(existsSync(machine.at(settings))).toBe(false);
      await walk.follow(commands.slice(restore));
      expect(await walk.run(`cat ${settings}`)).toBe(before);
      expect(await walk.health()).toMatchObject({ status: 'ok', version: NEXT });
      await walk.follow(later(/ --uninstall$/u));
    });

    it('several hotels, and a static site', async () => {
      await walk.follow(commandsIn('kiosk/server/README.md', 'Several tenants'));
      await expect.poll(() => walk.health()).toMatchObject({ status: 'ok', tenants: 3, waiting: 0 });
      await walk.follow(commandsIn(PAGE, 'A static site alone'));
    });
  });

  it('leaves out nothing that no guide tells any more', () => expect(unusedExceptions()).toEqual([]));
});

describe('a release that fails', () => {
  it('is not left over from before where the build fails', () => {
    copy.failsToBuild();
    expect(() => copy.release()).toThrow('no build');
    expect(existsSync(join(copy.folder, 'release'))).toBe(false);
  });
});
