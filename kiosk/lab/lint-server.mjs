import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * `npm run lab -- lint-server`: checks kiosk/deploy with the installed tools and names missing ones. On Debian:
 * apt-get install yamllint prometheus systemd shellcheck.
 */

/** The service's highest passing exposure by systemd-analyze, from 0 to 10. */
const MAX_EXPOSED = 2;
const SERVER = 'kiosk/deploy';

const scratch = mkdtempSync(join(tmpdir(), 'lobby-lint-'));

/** A check passes with exit code 0 and the right output, if any is read. */
const CHECKS = [
  ['yamllint', ['-s', '-c', `${SERVER}/yamllint.yaml`, SERVER]],
  ['promtool', ['check', 'config', '--syntax-only', `${SERVER}/prometheus/prometheus.yml`]],
  ['promtool', ['check', 'rules', `${SERVER}/prometheus/alerts.yml`]],
  ['promtool', ['test', 'rules', `${SERVER}/prometheus/alerts.test.yml`]],
  ['promtool', ['check', 'rules', rulesOf(`${SERVER}/grafana/provisioning/dashboards/guests.json`)]],
  [
    'systemd-analyze',
    ['security', '--offline=true', '--no-pager', `${SERVER}/systemd/lobby-kiosk.service`],
    isHardened,
  ],
  ['kubeconform', ['-strict', '-ignore-filename-pattern', 'kustomization', `${SERVER}/kubernetes`]],
  ['hadolint', [`${SERVER}/Containerfile`]],
  [
    'shellcheck',
    [
      `${SERVER}/install.sh`,
      `${SERVER}/nginx/install.sh`,
      `${SERVER}/pin-images.sh`,
      `${SERVER}/tls/own-ca.sh`,
    ],
  ],
];

const absent = new Set();
let failed = 0;
for (const [program, args, isGood = () => true] of CHECKS) {
  const { error, status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (error !== undefined) {
    absent.add(program);
    continue;
  }
  const passed = status === 0 && isGood(stdout);
  if (!passed) failed += 1;
  console.log(`${passed ? 'good  ' : 'failed'}  ${program} ${args.join(' ')}`);
  if (!passed) console.error(`${stdout}${stderr}`);
}
rmSync(scratch, { recursive: true });
if (absent.size > 0) console.log(`Not installed, and so not asked: ${[...absent].join(', ')}`);
process.exitCode = failed === 0 ? 0 : 1;

function isHardened(report) {
  const exposure = Number(/exposure level[^:]*: ([\d.]+)/u.exec(report)?.[1]);
  console.log(`        exposure ${exposure}, at most ${MAX_EXPOSED}`);
  return exposure <= MAX_EXPOSED;
}

/** A dashboard's queries as rules for promtool, with usual values of Grafana's variables. */
function rulesOf(dashboard) {
  const { panels } = JSON.parse(readFileSync(dashboard, 'utf8'));
  const rules = panels.flatMap(({ id, targets }) =>
    targets.map(({ expr }) => ({
      record: `dashboard:panel:${id}`,
      expr: expr.replaceAll('$__range', '7d').replaceAll('$__rate_interval', '5m'),
    })),
  );
  const path = join(scratch, 'dashboard.json');
  writeFileSync(path, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
  return path;
}
