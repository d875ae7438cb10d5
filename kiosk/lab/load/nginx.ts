import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeSite } from '../../deploy/make-site.ts';
import { NAME, NGINX, NginxProcess } from '../../deploy/run-nginx.ts';
import type { Target } from './servers.ts';

const DIST = fileURLToPath(new URL('../../../dist', import.meta.url));

export const hasNginx = NGINX !== undefined;

const GATEWAY = 'server 127.0.0.1:4173 max_fails=0 max_conns=3072;';
/** The measurement uses few addresses at full speed. */
const UNHURRIED = { 'rate=500r/s': 'rate=1000000r/s' };

/** nginx before gateways with equal shares; the time of all counts. */
export async function nginxBefore(gateways: readonly Target[]): Promise<Target> {
  const nginx = new NginxProcess();
  const lines = gateways.map(({ url }) => GATEWAY.replace('127.0.0.1:4173', new URL(url).host));
  await nginx.start('in-front.conf', { [GATEWAY]: lines.join(' '), ...UNHURRIED });
  return targetOf('nginx and gateways', nginx, () => [
    ...nginx.pids,
    ...gateways.flatMap((gateway) => gateway.pids()),
  ]);
}

export async function nginxAlone(tenant: string): Promise<Target> {
  const nginx = new NginxProcess();
  const out = join(nginx.folder, 'site');
  await makeSite({ files: DIST, tenant, out });
  await nginx.start('alone.conf', {
    '/srv/lobby-site': out,
    'pms.example.jp:443': '127.0.0.1:1',
    '/etc/ssl/certs/ca-certificates.crt': nginx.files.cert,
    ...UNHURRIED,
  });
  return targetOf('nginx', nginx, () => nginx.pids);
}

function targetOf(name: string, nginx: NginxProcess, pids: Target['pids']): Target {
  return { name, url: `https://127.0.0.1:${nginx.port}`, host: NAME, pids, stop: () => nginx.stop() };
}
