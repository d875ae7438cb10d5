import { expect, it } from 'vitest';
import { z } from 'zod';
import { isScreenPath } from '~/flow/screens';
import { readProjectFile } from '../support/source.ts';
import { HEARTBEAT } from './support/heartbeat.ts';
import { watchedGateway } from './support/watch.ts';

const dashboard = z
  .object({ panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })) })
  .parse(JSON.parse(readProjectFile('kiosk/deploy/grafana/provisioning/dashboards/guests.json')));

const queries = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join('\n');

/** The gateway's metrics with their labels. */
async function metricsOfGateway(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const watched = watchedGateway();
  const sums = { '/checkin/term in ja': 5, '/checkin/term error network': 5 };
  await watched.send('/heartbeat', { ...HEARTBEAT, sums });
  await watched.send('/help', { device: 'LOBBY-1', screen: '/checkin/term' });
  await watched.send('/heartbeat', {});
  const known = new Map<string, Set<string>>();
  for (const [, name = '', labels = ''] of (await watched.read('/metrics')).matchAll(
    /^(lobby_\w+)(\{.*\})? /gmu,
  )) {
    const names = [...labels.matchAll(/(\w+)="/gu)].map(([, label = '']) => label);
    known.set(name, new Set([...(known.get(name) ?? []), ...names]));
  }
  return known;
}

/** A query's metrics with its labels. */
const asked = (expr: string) =>
  [...expr.matchAll(/(lobby_\w+)(?:\{([^}]*)\})?/gu)].map(([, metric = '', labels = '']) => ({
    metric,
    labels: [...labels.matchAll(/(\w+)\s*[=!]/gu)].map(([, label = '']) => label),
  }));

/** Present with a watched card script: `card-watch.alone.test.ts`. */
const CARD_SCRIPT = 'lobby_card_script_changed';
const FROM_PROMETHEUS = ['house', 'instance', 'job'];

it.each([
  ['the dashboard', queries],
  ['the alerts', readProjectFile('kiosk/deploy/prometheus/alerts.yml')],
])('%s asks for metrics and labels that the gateway has', async (_, text) => {
  const known = await metricsOfGateway();
  const wrong = asked(text).filter(
    ({ metric, labels }) =>
      metric !== CARD_SCRIPT &&
      (!known.has(metric) ||
        labels.some((label) => !FROM_PROMETHEUS.includes(label) && !known.get(metric)?.has(label))),
  );
  expect(asked(text).length).toBeGreaterThan(10);
  expect(wrong).toEqual([]);
});

it('the dashboard shows everything that is counted on a screen', async () => {
  const counted = [...(await metricsOfGateway()).keys()].filter((name) =>
    /^lobby_screen_(?!seconds_count)/u.test(name),
  );
  expect(counted.filter((name) => !queries.includes(name))).toEqual([]);
  expect(counted).toHaveLength(6);
});

it('the dashboard asks for screens that the app has', () => {
  const screens = [...queries.matchAll(/screen="([^"]+)"/gu)].map(([, screen = '']) => screen);
  expect(screens.length).toBeGreaterThan(4);
  expect(screens.filter((screen) => !isScreenPath(screen))).toEqual([]);
});
