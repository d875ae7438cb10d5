import { describe, expect, it } from 'vitest';
import { HEARTBEAT } from './support/heartbeat.ts';
import { watchedGateway } from './support/watch.ts';

const SEARCH = {
  '/checkin/search opened': 40,
  '/checkin/search on': 35,
  '/checkin/search back': 5,
  '/checkin/search in ja': 30,
  '/checkin/search in zh-Hans': 10,
  '/checkin/search within 30': 20,
  '/checkin/search within 120': 10,
  '/checkin/search longer': 5,
};
const TERM = {
  '/checkin/term opened': 30,
  '/checkin/term on': 15,
  '/checkin/term idle': 10,
  '/checkin/term touches': 120,
  '/checkin/term error status-503': 5,
};

async function told(...sums: readonly object[]) {
  const watched = watchedGateway();
  for (const [at, of] of sums.entries())
    expect(await watched.send('/heartbeat', { ...HEARTBEAT, device: `LOBBY-${at}`, sums: of })).toBe(204);
  return watched;
}

async function metricsOf(watched: ReturnType<typeof watchedGateway>, screen: string) {
  const lines = (await watched.read('/metrics')).split('\n');
  return lines.filter((line) => line.includes(`{screen="${screen}"`) && !line.endsWith(' 0'));
}

describe('what guests did on each screen', () => {
  it('is added up over tablets and heartbeats, for Prometheus', async () => {
    const watched = await told(SEARCH, { '/checkin/search opened': 5, '/checkin/search within 5': 10 });
    expect(await metricsOf(watched, '/checkin/search')).toEqual([
      'lobby_screen_opened_total{screen="/checkin/search"} 45',
      'lobby_screen_left_total{screen="/checkin/search",how="on"} 35',
      'lobby_screen_left_total{screen="/checkin/search",how="back"} 5',
      'lobby_screen_languages_total{screen="/checkin/search",language="ja"} 30',
      'lobby_screen_languages_total{screen="/checkin/search",language="zh-Hans"} 10',
      'lobby_screen_seconds_bucket{screen="/checkin/search",le="5"} 10',
      'lobby_screen_seconds_bucket{screen="/checkin/search",le="15"} 10',
      'lobby_screen_seconds_bucket{screen="/checkin/search",le="30"} 30',
      'lobby_screen_seconds_bucket{screen="/checkin/search",le="60"} 30',
      'lobby_screen_seconds_bucket{screen="/checkin/search",le="120"} 40',
      'lobby_screen_seconds_bucket{screen="/checkin/search",le="300"} 40',
      'lobby_screen_seconds_bucket{screen="/checkin/search",le="+Inf"} 45',
      'lobby_screen_seconds_count{screen="/checkin/search"} 45',
    ]);
  });

  it('begins with nothing for every screen, so that the first guests are an increase', async () => {
    const { read } = await told({});
    expect(await read('/tablets?lang=en')).not.toContain('Where guests get stuck');
    const metrics = await read('/metrics');
    for (const line of [
      'lobby_screen_opened_total{screen="/checkout/wait"} 0',
      'lobby_screen_left_total{screen="/checkin/input-card",how="idle"} 0',
      'lobby_screen_seconds_count{screen="/checkin/qr"} 0',
    ])
      expect(metrics).toContain(`${line}\n`);
  });

  it('is on the page, in the order of the journey, with the screen where guests stop named', async () => {
    const page = await (await told({ ...TERM, ...SEARCH })).read('/tablets?lang=en');
    const [, ...rows] = page.slice(page.indexOf('Where guests get stuck')).split('<tr');
    const [, search = '', term = ''] = rows.map((row) => row.replace(/<[^>]+>/gu, ' ').replace(/\s+/gu, ' '));
    expect(search).toContain('A1 search 40 88 % 13 % 0 % 30 s – – ja 75 % zh-Hans 25 %');
    expect(term).toContain(
      'A6 agreement Many do not go on from here 30 60 % 0 % 40 % – 4 5 × error of the hotel’s system –',
    );
    expect(search).not.toContain('Many do not go on');
    // Its policy forbids a style in the page.
    expect(page).toContain(
      '<rect class="on" x="0.0" width="175.0" height="14"/><rect class="back" x="175.0" width="25.0"',
    );
    expect(page).not.toMatch(/ style=|<style/u);
  });

  it.each(['/secret', '/checkin/yamada-taro', '/404'])(
    'is counted on no screen that we do not know, such as %s',
    async (screen) => {
      const watched = await told({ [`${screen} opened`]: 5 });
      expect(await watched.read('/metrics')).not.toContain(`screen="${screen}"`);
      expect(await watched.read('/tablets')).not.toContain('yamada');
    },
  );

  it('is not counted from a refused heartbeat', async () => {
    const watched = watchedGateway({ heartbeatToken: 'token-of-the-tablets' });
    expect(await watched.send('/heartbeat', { ...HEARTBEAT, sums: SEARCH })).toBe(401);
    expect(await metricsOf(watched, '/checkin/search')).toEqual([]);
  });

  it.each(['ja', 'zh-Hant', 'fil', 'pt-BR', 'es-419', 'sr-Latn-RS'])('is counted in %s', async (tag) => {
    const metrics = await metricsOf(await told({ [`/checkin/search in ${tag}`]: 5 }), '/checkin/search');
    expect(metrics).toEqual([`lobby_screen_languages_total{screen="/checkin/search",language="${tag}"} 5`]);
  });

  it('has lines for thirty codes, as a tablet may invent more', async () => {
    const codes = (count: number, from: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, at) => [`/checkin/term error status-${from + at}`, 5]),
      );
    const metrics = await metricsOf(await told(codes(25, 400), codes(25, 500)), '/checkin/term');
    expect(metrics.length).toBe(31);
    expect(metrics.at(-1)).toBe('lobby_screen_errors_total{screen="/checkin/term",code="rest"} 100');
  });
});
