import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newFolder } from './support/folder.ts';
import { FreshCopy } from './support/fresh-copy.ts';
import { commandsAmongWords, commandsIn, type GuideCommand } from './support/guide.ts';
import { GuideMachine, whyNoMachine } from './support/guide-machine.ts';
import { GuideWalk } from './support/guide-walk.ts';

/** The archive that `npm run release` makes in a fresh clone; and its guides, followed command by command. */

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
/** A version that there is not yet. */
const NEXT = '99.0.0';
const name = `lobby-kiosk-${version}.tgz`;

const top = newFolder(afterAll);
const copy = new FreshCopy(join(top, 'clone'));

describe('a release', () => {
  const unpacked = join(top, `lobby-kiosk-${version}`);
  const files = () => readdirSync(unpacked, { recursive: true, encoding: 'utf8' });
  let said: string;

  beforeAll(() => {
    // Of a house that runs the containers from its checkout.
    for (const own of [
      'kiosk/deploy/.env',
      'kiosk/deploy/secrets/watch-token',
      'kiosk/deploy/tenant/config.json',
    ]) {
      mkdirSync(dirname(join(copy.folder, own)), { recursive: true });
      writeFileSync(join(copy.folder, own), 'secret');
    }
    said = copy.release();
    execFileSync('tar', ['xzf', join(copy.folder, 'release', name), '-C', top]);
  });

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

  it.each(['.md', '.webp'])('holds every %s that its pages lead to', (ending) => {
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

describe.skipIf(whyNoMachine() !== undefined)(
  'the guides, followed on a server that has the archive and Node alone',
  () => {
    const INSTALL = commandsIn('kiosk/docs/INSTALL.md');
    const SERVER = 'kiosk/deploy/README.md';
    const ofServer = (which: RegExp) => commandsAmongWords(SERVER, which, 'As a systemd service');
    const isEnd = ({ text }: GuideCommand) => text.includes('uninstall');
    const machine = new GuideMachine(join(top, 'machine'));
    const walk = new GuideWalk(machine);
    const settings = '/etc/lobby-kiosk/tenant/config.json';
    const put = (archive: string) => {
      for (const folder of ['home/staff', 'home/staff/release'])
        cpSync(join(copy.folder, 'release', archive), machine.at(join(folder, archive)));
    };
    const health = async (): Promise<unknown> =>
      JSON.parse(await walk.run('wget -qO- http://localhost:4173/healthz?strict'));
    const change = async (from: string, to: string) =>
      walk.run(`sudo nano ${settings}`, (await walk.run(`cat ${settings}`)).trimEnd().replace(from, to));

    beforeAll(() => put(name));
    afterAll(() => machine.off());

    it('README: for a real hotel', async () => {
      await walk.follow(commandsIn('README.md', 'For a real hotel'));
      await walk.run('cd');
    });

    it('INSTALL: settings, check, install, answer', async () => {
      await walk.follow(INSTALL.slice(0, INSTALL.findIndex(isEnd)));
      await walk.follow(commandsAmongWords('kiosk/docs/INSTALL.md', /^wget -q/u));
      expect(await health()).toMatchObject({ status: 'ok', version });
    });

    it('check-hotel', () => walk.follow(commandsIn('kiosk/hotel-api/check-hotel/README.md')));

    it('server: update to a version with a new setting, and back to one that does not know it', async () => {
      copy.becomes(NEXT, 'background_music');
      copy.release();
      put(`lobby-kiosk-${NEXT}.tgz`);
      await walk.run(`cd && tar xzf lobby-kiosk-${NEXT}.tgz && cd lobby-kiosk-${NEXT}`);
      await walk.follow(ofServer(/^sudo kiosk\/deploy\/install\.sh$/u));
      await change('"help_url"', '"background_music": true, "help_url"');
      expect(await health()).toMatchObject({ status: 'ok', version: NEXT });

      const back = ofServer(/ --back$/u);
      const { status, output } = await machine.run(back[0]?.text ?? '');
      expect([status, output]).toEqual([1, expect.stringContaining('kiosk.background_music: is not a key')]);
      expect(await health()).toMatchObject({ status: 'ok', version: NEXT });
      await change('"background_music": true, ', '');
      await walk.follow(back);
      expect(await health()).toMatchObject({ status: 'ok', version });
      await walk.follow(ofServer(/^(journalctl|sudo systemctl) /u));
    });

    it('server: backup, and restore on a machine that has nothing', async () => {
      const [backup, ...restore] = commandsIn(SERVER, 'Backup and restore');
      const before = await walk.run(`cat ${settings}`);
      await walk.follow(backup === undefined ? [] : [backup]);
      await walk.follow(ofServer(/ --uninstall$/u));
      expect(existsSync(machine.at(settings))).toBe(false);
      await walk.follow(restore);
      expect(await walk.run(`cat ${settings}`)).toBe(before);
      await expect.poll(health).toMatchObject({ status: 'ok', version: NEXT });
    });

    it('INSTALL: taking it back', async () => {
      await walk.follow(INSTALL.slice(INSTALL.findIndex(isEnd)));
      const left = ['opt/lobby-kiosk', 'etc/lobby-kiosk', 'var/lib/private/lobby-kiosk'];
      expect(left.filter((path) => existsSync(machine.at(path)))).toEqual([]);
    });

    it('server: by hand, behind a proxy, for several hotels, and a static site', async () => {
      await walk.follow(commandsIn(SERVER, 'By hand'));
      await walk.follow(commandsIn(SERVER, 'As a systemd service'));
      await walk.follow(ofServer(/ --uninstall$/u));
      await walk.follow(commandsIn('kiosk/server/README.md', 'Several tenants'));
      await walk.follow(ofServer(/ --uninstall$/u));
      await walk.follow(commandsIn(SERVER, 'A static site alone'));
    });

    it('leaves out nothing that no guide tells any more', () => expect(walk.unused()).toEqual([]));
  },
);

describe('a release that fails', () => {
  it('is not left over from before where the build fails', () => {
    writeFileSync(join(copy.folder, 'vite.config.ts'), 'throw new Error("no build")');
    expect(() => copy.release()).toThrow('no build');
    expect(existsSync(join(copy.folder, 'release'))).toBe(false);
  });
});
