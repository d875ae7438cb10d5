import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeEach, onTestFinished } from 'vitest';
import { createDemoHotel } from '../../../kiosk/demo-hotel/index.ts';
import { createGateway, type GatewayOptions, type Listening, listen } from '../../../kiosk/server/index.ts';
import type { Listenable, Where } from '../../../kiosk/server/listen.ts';
import { newFolder } from './folder.ts';

export interface Site {
  readonly root: string;
  readonly files: string;
  readonly tenant: string;
  write(path: string, content: string | Buffer): void;
}

export const LONG = 'いらっしゃいませ。'.repeat(400);

const siteAt = (root: string): Site => ({
  root,
  files: join(root, 'dist'),
  tenant: join(root, 'tenant'),
  write(path, content) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  },
});

function fill({ write }: Site): void {
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
  write('dist/tenant-lang/en.json', '{"views":{"from":"dist"}}');
  write('tenant/config.json', '{"system":"cico"}');
  write('tenant/checkin.png', Buffer.from('tenant'));
  write('tenant/tenant-lang/ja.json', '{"views":{"from":"tenant"}}');
  write('secret.txt', 'outside');
}

export const KEPT = [
  ['/', 'no-cache'],
  ['/index.html', 'no-cache'],
  ['/sw.js', 'no-cache'],
  ['/manifest.webmanifest', 'no-cache'],
  ['/assets/app-1a2b.js', 'public, max-age=31536000, immutable'],
  ['/assets/face-1a2b.woff2', 'public, max-age=31536000, immutable'],
  ['/icons/mark.svg', 'public, max-age=600'],
  ['/favicon.ico', 'public, max-age=600'],
  ['/data/config.json', 'no-store'],
  ['/data/checkin.png', 'no-cache'],
  ['/data/database/countries.json', 'no-cache'],
  ['/tenant-lang/ja.json', 'no-store'],
  ['/tenant-lang/en.json', 'no-store'],
] as const;

export function makeSite(root = newFolder()): Site {
  const site = siteAt(root);
  fill(site);
  return site;
}

export function siteForEachTest(): Site {
  const site = siteAt(newFolder(afterAll));
  beforeEach(() => fill(site));
  afterEach(() => rmSync(site.root, { recursive: true }));
  return site;
}

/** A gateway for a site, by default with the demo hotel. */
export function gatewayFor(site: Site, more: Partial<GatewayOptions> = {}) {
  const hotel = { kind: 'demo', hotel: createDemoHotel() } as const;
  // Every file is looked at again, so that no test waits.
  const folder = { recheckMs: 0, now: () => performance.now() };
  return createGateway({ files: site.files, tenant: site.tenant, hotel, folder, ...more });
}

export async function openPort(app: Listenable, where: Partial<Where> = {}): Promise<Listening> {
  const server = await listen(app, { port: 0, ...where });
  onTestFinished(() => server.close());
  return server;
}
