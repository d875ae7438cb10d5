import { describe, expect, it, vi } from 'vitest';
import { partOf } from '../../kiosk/server/tablets/drawings.ts';
import { metricsText } from '../../kiosk/server/tablets/metrics.ts';
import { overviewOf } from '../../kiosk/server/tablets/overview.ts';
import { tabletsPage } from '../../kiosk/server/tablets/page.ts';
import { TabletRegister } from '../../kiosk/server/tablets/register.ts';
import { HouseSums } from '../../kiosk/server/tablets/sums.ts';
import { HEARTBEAT, WELL } from './support/heartbeat.ts';
import { watchedGateway } from './support/watch.ts';

const idOf = (at: number) => `LOBBY-${String(at).padStart(4, '0')}`;

async function withMany(count: number) {
  const watched = watchedGateway({ heartbeatToken: 'one-token-for-all' });
  const send = (path: string, body: unknown) =>
    watched.send(path, body, { authorization: 'Bearer one-token-for-all' });
  for (let at = 1; at <= count; at += 1) await send('/heartbeat', { ...WELL, device: idOf(at) });
  return { ...watched, send };
}

/** A page of tablets reads their versions this often; half of them need a look. */
function workOf(count: number): number {
  let reads = 0;
  const heartbeatOf = (at: number) => ({
    ...WELL,
    device: idOf(at),
    get versions() {
      reads += 1;
      return { ...WELL.versions, app: `0.0.${at % 2}` };
    },
  });
  const now = { date: new Date(), ms: 0 };
  const tablets = Array.from({ length: count }, (_, at) => ({ heartbeat: heartbeatOf(at), at: now.ms }));
  const names = new Map<string, string>();
  const overview = overviewOf({ tablets, help: [], now }, names);
  const part = partOf(undefined, count, count);
  tabletsPage({ ...overview, sums: new HouseSums(), names, language: 'en', part, mayClose: false });
  return reads;
}

describe('many tablets', () => {
  it('take work in proportion to their number', () => {
    expect(workOf(1_000)).toBeLessThanOrEqual(10 * workOf(100));
  });

  it('are listed and drawn once a second, however many read, in each language and form', async () => {
    const list = vi.spyOn(TabletRegister.prototype, 'list');
    const { read, passSeconds } = await withMany(3);
    expect(await read('/tablets')).not.toContain('class="pages"');
    const paths = ['/tablets', '/tablets?lang=ja', '/tablets?page=7', '/tablets.json'];
    for (let at = 0; at < 5; at += 1) for (const path of paths) await read(path);
    expect(list).toHaveBeenCalledTimes(1);
    passSeconds();
    for (const path of paths) await read(path);
    expect(list).toHaveBeenCalledTimes(2);
  });

  it('come a hundred at a time, needy ones first, and all are counted', async () => {
    const { send, read } = await withMany(150);
    await send('/heartbeat', { ...WELL, device: 'LOBBY-9999', shell: 'none' });
    const first = await read('/tablets?lang=en');
    expect(first).toContain('<h3>LOBBY 9999');
    expect(first).toContain('One tablet needs a look');
    expect(first).toContain('<b>151</b> tablets');
    expect(first).toContain('Tablets 1 to 100 of 151 (page 1 of 2)');
    expect(first.split('<li><b>LOBBY').length - 1).toBe(99);
    expect(first.split('<th scope="row">LOBBY').length - 1).toBe(100);
    const next = /href="(\?[^"]*page=2)"/u.exec(first)?.[1]?.replaceAll('&amp;', '&');
    const second = await read(`/tablets${next}`);
    expect(second.split('<li><b>LOBBY').length - 1).toBe(51);
    expect(second).toContain('<b>LOBBY 0150</b>');
    expect(second).not.toContain('<h3>LOBBY 9999');
    expect(second).toContain('One tablet needs a look');
    expect(second).toContain('?lang=en&amp;page=1');
  });

  it('programs get five hundred at a time, and every open call', async () => {
    const { send, read } = await withMany(501);
    await send('/help', { device: 'LOBBY-0501', screen: '/' });
    const pages = [JSON.parse(await read('/tablets.json')), JSON.parse(await read('/tablets.json?page=2'))];
    expect(
      pages.map(({ total, page, pages, tablets, help }) => [total, page, pages, tablets.length, help.length]),
    ).toEqual([
      [501, 1, 2, 500, 1],
      [501, 2, 2, 1, 1],
    ]);
  });
});

it('metrics say how many tablets have none', async () => {
  const { read } = await withMany(2_503);
  const metrics = await read('/metrics');
  expect(metrics.split('lobby_tablet_uptime_seconds{').length - 1).toBe(2_500);
  expect(metrics).toContain('lobby_tablets_known 2503\n');
  expect(metrics).toContain('lobby_tablets_left_out 3\n');
});

it.each([
  [undefined, 0, [1, 1, 0, 0]],
  ['1', 100, [1, 1, 0, 100]],
  ['2', 101, [2, 2, 100, 101]],
  ['3', 101, [2, 2, 100, 101]],
  ['0', 101, [1, 2, 0, 100]],
  ['-1', 101, [1, 2, 0, 100]],
  ['1e9', 101, [1, 2, 0, 100]],
  ['9'.repeat(400), 101, [1, 2, 0, 100]],
])('the page %j of %d rows', (asked, rows, [page, pages, from, to]) => {
  expect(partOf(asked, rows, 100)).toEqual({ page, pages, from, to });
});

it('labels of metrics are escaped', () => {
  const heartbeat = { ...HEARTBEAT, device: 'a"b\\c\nd' };
  expect(metricsText([{ at: 0, heartbeat }], { date: new Date(), ms: 0 })).toContain(
    'lobby_tablet_boots_total{device="a\\"b\\\\c\\nd"} 3\n',
  );
});
