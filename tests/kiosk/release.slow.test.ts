import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../kiosk/deploy/run-nginx.ts';
import { stopped } from '../../kiosk/lab/load/servers.ts';
import { newFolder } from './support/folder.ts';

/** The archive that `npm pack` makes of the last build, installed from as on a machine that has Node and nothing else. */

describe('a release', () => {
  const folder = newFolder(afterAll);
  const unpacked = join(folder, 'package');
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const files = () => readdirSync(unpacked, { recursive: true, encoding: 'utf8' });

  beforeAll(() => {
    execFileSync('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder]);
    execFileSync('tar', ['xzf', join(folder, `lobby-kiosk-${version}.tgz`), '-C', folder]);
  });

  it('holds what its guides tell to run or to print, and no sources and no demo hotel', () => {
    expect(files()).toEqual(
      expect.arrayContaining([
        'LICENSE',
        'kiosk/docs/INSTALL.md',
        'kiosk/tablets/linux/install.sh',
        'kiosk/tablets/card/card.en.html',
        'dist-server/make-pin-hash.js',
        'dist-server/check-config.js',
        'dist-server/new-tenant.js',
      ]),
    );
    expect(files().filter((name) => /\.tsx?$|gateway-with-demo|node_modules/u.test(name))).toEqual([]);
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

  it('installs a gateway that serves the app', async () => {
    const [tenant, root] = [join(folder, 'inn'), join(folder, 'root')];
    mkdirSync(tenant);
    writeFileSync(join(tenant, 'config.json'), '{"kiosk":{}}');
    execFileSync('sh', [join(unpacked, 'kiosk/deploy/install.sh'), 'https://pms.example.jp', tenant], {
      env: { ...process.env, DESTDIR: root },
    });
    const port = await freePort();
    const gateway = spawn(process.execPath, [join(root, 'opt/lobby-kiosk/dist-server/gateway.js')], {
      stdio: 'ignore',
      env: {
        PORT: String(port),
        HOTEL_URL: 'https://pms.example.jp',
        TENANT: join(root, 'etc/lobby-kiosk/tenant'),
      },
    });
    const health = async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).json();
    await expect.poll(health, { timeout: 30_000 }).toMatchObject({ status: 'ok', version });
    const page = await (await fetch(`http://127.0.0.1:${port}/`)).text();
    expect(page).toContain('id="root"');
    await stopped(gateway);
  });
});
