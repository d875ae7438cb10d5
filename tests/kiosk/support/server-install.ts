import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach } from 'vitest';
import { readProjectFile } from '../../support/source';
import { newFolder } from './folder.ts';

export const HOTEL = 'https://pms.example.jp';

export function serverMachine() {
  let top: string;
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
    // Accepts any JSON settings.
    const check = "JSON.parse(require('node:fs').readFileSync(process.argv[2], 'utf8'))";
    write(project('dist-server/check-config.js'), check);
    write(join(top, 'inn/config.json'), '{}');
  });
  return {
    get top() {
      return top;
    },
    project,
    at,
    read,
    write,
    runWith,
    run,
    install,
    tenants,
  };
}
