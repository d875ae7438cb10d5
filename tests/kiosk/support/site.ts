import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { createDemoHotel } from '../../../kiosk/demo-hotel/index.ts';
import { createGateway, type GatewayOptions } from '../../../kiosk/server/index.ts';

/** A folder with a built app and a tenant's folder, removed by `clear`. */
export interface Site {
  readonly root: string;
  readonly files: string;
  readonly tenant: string;
  write(path: string, content: string | Buffer): void;
  clear(): void;
}

/** Text long enough to be worth compressing. */
export const LONG = 'いらっしゃいませ。'.repeat(400);

/** A built app as the build makes it, small. */
export function makeSite(): Site {
  const root = mkdtempSync(join(tmpdir(), 'lobby-site-'));
  const write = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  write('dist/index.html', '<!doctype html><title>app</title>');
  write('dist/sw.js', 'self.skipWaiting;');
  write('dist/manifest.webmanifest', '{}');
  write('dist/favicon.ico', Buffer.from([0, 0, 1, 0]));
  write('dist/assets/app-1a2b.js', `// ${LONG}`);
  write('dist/assets/face-1a2b.woff2', Buffer.alloc(4096, 7));
  write('dist/icons/mark.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('dist/.env', 'SECRET=1');
  write('dist/data/config.json', '{"system":"legacy"}');
  write('dist/data/checkin.png', Buffer.from('sample'));
  write('dist/data/database/countries.json', '[]');
  write('dist/tenant-lang/en.json', '{"from":"dist"}');
  write('tenant/config.json', '{"system":"cico"}');
  write('tenant/checkin.png', Buffer.from('tenant'));
  write('tenant/tenant-lang/ja.json', '{"from":"tenant"}');
  write('secret.txt', 'outside');
  return {
    root,
    files: join(root, 'dist'),
    tenant: join(root, 'tenant'),
    write,
    clear: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** A site for each test of a file. */
export function siteForEachTest(): Site {
  let site: Site;
  beforeEach(() => {
    site = makeSite();
  });
  afterEach(() => site.clear());
  return {
    get root() {
      return site.root;
    },
    get files() {
      return site.files;
    },
    get tenant() {
      return site.tenant;
    },
    write: (path, content) => site.write(path, content),
    clear: () => site.clear(),
  };
}

/** A gateway for a site, with the demo hotel unless told otherwise. */
export function gatewayFor(site: Site, more: Partial<GatewayOptions> = {}) {
  const hotel = { kind: 'demo', hotel: createDemoHotel() } as const;
  // Every file is looked at again: a test need not wait for its changes.
  const folder = { recheckMs: 0, now: () => performance.now() };
  return createGateway({ files: site.files, tenant: site.tenant, hotel, folder, ...more });
}
