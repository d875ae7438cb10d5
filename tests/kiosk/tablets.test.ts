import { describe, expect, it } from 'vitest';
import { NOON } from './support/clock.ts';
import { HEARTBEAT } from './support/heartbeat.ts';
import { watchedGateway } from './support/watch.ts';

const without = (key: string) =>
  Object.fromEntries(Object.entries(HEARTBEAT).filter(([name]) => name !== key));
const manyErrors = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`status-${500 + at}`, 1]));

const REFUSED: readonly (readonly [what: string, body: unknown])[] = [
  ['an unknown key', { ...HEARTBEAT, guest: '山田' }],
  ['an unknown key further down', { ...HEARTBEAT, versions: { ...HEARTBEAT.versions, os: 'x' } }],
  ...Object.keys(HEARTBEAT).map((key) => [`no ${key}`, without(key)] as const),
  ['an id with markup', { ...HEARTBEAT, device: '<b>1</b>' }],
  ['an id with a line break', { ...HEARTBEAT, device: 'LOBBY-1\n' }],
  ['an id that is too long', { ...HEARTBEAT, device: 'a'.repeat(65) }],
  ['an id that is none', { ...HEARTBEAT, device: '' }],
  ['a screen with a query', { ...HEARTBEAT, screen: '/checkin/search?name=山田' }],
  ['a screen in other letters', { ...HEARTBEAT, screen: '/山田' }],
  ['a browser in words', { ...HEARTBEAT, versions: { app: '0.1.0', browser: 'Chrome of 山田' } }],
  ['a reset in words', { ...HEARTBEAT, last_reset: 'the guest left' }],
  ['an error in words', { ...HEARTBEAT, errors: { 山田様は満室です: 1 } }],
  ['half an error', { ...HEARTBEAT, errors: { network: 0.5 } }],
  ['less than no error', { ...HEARTBEAT, errors: { network: -1 } }],
  ['more codes than there are', { ...HEARTBEAT, errors: manyErrors(51) }],
  ['a sum over four visits', { ...HEARTBEAT, sums: { '/checkin/term opened': 4 } }],
  ['a sum that tells of one visit', { ...HEARTBEAT, sums: { '/checkin/term opened': 6 } }],
  ['a sum in words', { ...HEARTBEAT, sums: { '/checkin/term opened by 山田': 5 } }],
  ['a language in words', { ...HEARTBEAT, voiceless: ['the guest speaks Korean'] }],
  ['a sum of no screen', { ...HEARTBEAT, sums: { opened: 5 } }],
];

describe('a heartbeat', () => {
  it.each(REFUSED)('with %s is refused, and nothing of it is kept', async (_, body) => {
    const { send, read } = watchedGateway();
    expect(await send('/heartbeat', body)).toBe(400);
    expect(await read('/tablets.json')).toBe('{"tablets":[],"help":[]}');
  });

  it('that is too long is refused before it is read', async () => {
    const { send } = watchedGateway();
    expect(await send('/heartbeat', `${JSON.stringify(HEARTBEAT)}${' '.repeat(24_576)}`)).toBe(413);
    expect(await send('/heartbeat', { ...HEARTBEAT, errors: manyErrors(50) })).toBe(204);
  });

  it('of a thousand invented tablets is enough from one address', async () => {
    const { send, read } = watchedGateway();
    const statuses: number[] = [];
    for (let at = 0; at < 1_200; at += 1)
      statuses.push(await send('/heartbeat', { ...HEARTBEAT, device: `T-${at}` }));
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(190);
    expect(await read('/metrics')).toMatch(/heartbeats_refused_total\{reason="rate"\} \d+/u);
  });
});

describe('the list of tablets', () => {
  it('holds the last word of each, by id, with the time it came', async () => {
    const { send, read, passSeconds } = watchedGateway();
    for (const device of ['LOBBY-10', 'LOBBY-2']) await send('/heartbeat', { ...HEARTBEAT, device });
    passSeconds(600);
    await send('/heartbeat', { ...HEARTBEAT, device: 'LOBBY-10', boots: 4 });
    passSeconds(60);
    const told = { ...HEARTBEAT, needs: ['errors'] };
    expect(JSON.parse(await read('/tablets.json'))).toEqual({
      tablets: [
        { ...told, device: 'LOBBY-2', last_seen: '2026-11-21T03:00:00.000Z', age_s: 660 },
        { ...told, device: 'LOBBY-10', boots: 4, last_seen: '2026-11-21T03:10:00.000Z', age_s: 60 },
      ],
      help: [],
    });
  });

  it('is a page that says when each was last seen, and calls none of them down', async () => {
    const { send, read, passSeconds } = watchedGateway();
    expect(await read('/tablets')).toContain('No tablet has reported yet.');
    await send('/heartbeat', HEARTBEAT);
    passSeconds(3 * 3_600);
    const page = await read('/tablets');
    for (const text of ['LOBBY-1', '3 h ago', '/checkin/term', 'in-use', '0badcafe', 'status-503']) {
      expect(page).toContain(text);
    }
    expect(page).toContain('class="long-ago"');
    expect(page).toContain('http-equiv="refresh"');
    expect(page).not.toMatch(/\bdown\b|undefined|\[object/u);
  });

  it.each([
    [0, '0 s ago', 'lately'],
    [59, '59 s ago', 'lately'],
    [60, '1 min ago', 'lately'],
    [2_100, '35 min ago', 'lately'],
    [2_101, '35 min ago', 'long-ago'],
    [7_200, '2 h ago', 'long-ago'],
    [200_000, '2 d ago', 'long-ago'],
    [-60, '0 s ago', 'lately'],
  ])('after %d seconds says %s', async (seconds, age, look) => {
    const { send, read, passSeconds } = watchedGateway();
    await send('/heartbeat', HEARTBEAT);
    passSeconds(seconds);
    expect(await read('/tablets')).toMatch(new RegExp(`class="${look}"><time[^>]+>${age}<`, 'u'));
  });

  it.each(['/tablets', '/tablets.json', '/metrics', '/tablets/tablets.css', '/tablets/tablets.js'])(
    '%s has a policy and is never kept',
    async (path) => {
      const response = await watchedGateway().gateway.request(path);
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'content-security-policy': expect.stringMatching(/^default-src 'none'; script-src 'self'/u),
      });
    },
  );
});

it('the metrics are as Prometheus reads them', async () => {
  const { send, gateway } = watchedGateway();
  await send('/heartbeat', HEARTBEAT);
  const response = await gateway.request('/metrics');
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const text = await response.text();
  expect(text).toMatch(/^(# HELP \w+ .+\n# TYPE \w+ (gauge|counter|histogram)\n(\w+(\{.+\})? [\d.]+\n)*)+$/u);
  const lines = text.split('\n').filter((line) => /^lobby_tablet/u.test(line));
  expect(lines).toEqual([
    `lobby_tablet_last_seen_timestamp_seconds{device="LOBBY-1"} ${NOON / 1000}`,
    'lobby_tablet_uptime_seconds{device="LOBBY-1"} 61',
    'lobby_tablet_boots_total{device="LOBBY-1"} 3',
    'lobby_tablet_errors_total{device="LOBBY-1",code="network"} 2',
    'lobby_tablet_errors_total{device="LOBBY-1",code="status-503"} 1',
    'lobby_tablet_info{device="LOBBY-1",version="0.1.0",browser="Chrome/156.0.0.0",bundle="0badcafe",source="hotel",shell="in-use",screen="/checkin/term",last_reset="idle"} 1',
    'lobby_tablets_known 1',
    'lobby_tablets_left_out 0',
  ]);
  expect(text).toContain('lobby_gateway_settings_last_good 0\n');
});
