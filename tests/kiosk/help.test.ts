import { describe, expect, it } from 'vitest';
import { HelpCalls } from '../../kiosk/server/tablets/help.ts';
import { WELL } from './support/heartbeat.ts';
import { watchedGateway } from './support/watch.ts';

const CALL = { device: 'LOBBY-1', screen: '/checkin/search' };
const NOON = '2026-11-21T03:00:00.000Z';
const SEEN = { device: 'LOBBY-1', asked_at: NOON };
const atHome = { ...WELL, screen: '/' };

const from = (address: string) => ({ 'x-forwarded-for': address });

const TOKEN = 'aikotoba-no-nagasa';
const STAFF = { authorization: `Bearer ${TOKEN}` };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

const openCalls = async (
  { read }: ReturnType<typeof watchedGateway>,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> => JSON.parse(await read('/tablets.json', headers)).help;

describe('a call for help', () => {
  it('is taken, logged, counted, and on top of the page until staff take it', async () => {
    const lines: unknown[] = [];
    const log = { fault: () => undefined, note: (...said: unknown[]) => void lines.push(said) };
    const watched = watchedGateway({ log, watchToken: TOKEN });
    const { send, pass } = watched;
    const read = (path: string) => watched.read(path, STAFF);
    await send('/heartbeat', atHome);
    expect(await send('/help', CALL)).toBe(204);
    pass(3);
    expect(lines).toContainEqual(['help-asked', CALL]);
    expect(await openCalls(watched, STAFF)).toEqual([{ ...CALL, asked_at: NOON }]);
    const page = await read('/tablets');
    expect(page).toContain('<title>(1) Tablets</title>');
    expect(page).toContain('A guest is calling for you');
    expect(page).toMatch(/A guest asked for help <b>3 min ago<\/b>.*“A1 Check-in: search”/u);
    expect(await read('/tablets?lang=ja')).toMatch(/お客様がスタッフをお呼びです。<b>3分前<\/b>/u);
    const metrics = await read('/metrics');
    const labels = 'device="LOBBY-1",screen="/checkin/search"';
    expect(metrics).toContain(`lobby_tablet_help_asked_timestamp_seconds{${labels}} 1795230000\n`);
    expect(metrics).toContain('lobby_gateway_help_calls_total 1\n');

    expect(page).toContain(`data-seen="LOBBY-1" data-asked-at="${NOON}"`);
    expect(await send('/tablets/seen', SEEN, STAFF)).toBe(204);
    expect(await openCalls(watched, STAFF)).toEqual([]);
    expect(await read('/tablets')).toContain('Everything is all right');
    expect(await read('/metrics')).not.toContain('help_asked_timestamp_seconds{');
  });

  it.each<[what: string, body: unknown, reason?: 'content' | 'too-large' | 'type', type?: string]>([
    ['nothing else', CALL],
    ['a name', { ...CALL, name: '山田' }, 'content'],
    ['a room', { ...CALL, room: '101' }, 'content'],
    ['no screen', { device: CALL.device }, 'content'],
    ['a query', { ...CALL, screen: '/checkin/search?name=山田' }, 'content'],
    ['a path in other letters', { ...CALL, screen: '/山田' }, 'content'],
    ['an id with markup', { ...CALL, device: '<b>1</b>' }, 'content'],
    ['an id that is no text', { ...CALL, device: 7 }, 'content'],
    ['no JSON', '{"device":', 'content'],
    ['nothing', '', 'content'],
    ['a list', [CALL], 'content'],
    ['too much', `${JSON.stringify(CALL)}${' '.repeat(600)}`, 'too-large'],
    ['a type that other sites could send', CALL, 'type', 'text/plain'],
  ])('with %s is taken, or refused and counted', async (_, body, reason, type = 'application/json') => {
    const watched = watchedGateway();
    const status = { content: 400, 'too-large': 413, type: 415 };
    const answer = await watched.send('/help', body, { 'content-type': type });
    expect(answer).toBe(reason === undefined ? 204 : status[reason]);
    expect(await openCalls(watched)).toHaveLength(reason === undefined ? 1 : 0);
    if (reason === undefined) return;
    const counted = `lobby_gateway_help_refused_total{reason="${reason}"} 1\n`;
    expect(await watched.read('/metrics')).toContain(counted);
  });

  it('is taken so often from one address, and no more', async () => {
    const { send, pass } = watchedGateway();
    for (let at = 0; at < 60; at += 1) expect(await send('/help', CALL)).toBe(204);
    expect(await send('/help', CALL)).toBe(429);
    pass(1);
    expect(await send('/help', CALL)).toBe(204);
  });

  it('from elsewhere is taken, and changes nothing of one that came from the tablet', async () => {
    const watched = watchedGateway({ trustsProxy: true });
    await watched.send('/heartbeat', atHome, from('10.0.0.1'));
    for (const [screen, address] of [
      ['/checkin/search', '10.0.0.66'],
      ['/checkin/search', '10.0.0.1'],
      ['/404', '10.0.0.66'],
    ] as const) {
      expect(await watched.send('/help', { ...CALL, screen }, from(address))).toBe(204);
      expect(await openCalls(watched)).toEqual([{ ...CALL, asked_at: NOON }]);
    }
  });

  it.each([
    ['home, a while later', '/', 15, 0],
    ['home, at once', '/', 2, 1],
    ['another screen', '/checkin/term', 15, 1],
  ])('of a tablet that then shows %s is open %4$d times', async (_, screen, minutes, open) => {
    const watched = watchedGateway();
    await watched.send('/help', CALL);
    watched.pass(minutes);
    await watched.send('/heartbeat', { ...atHome, screen });
    expect(await openCalls(watched)).toHaveLength(open);
  });

  it('repeated is one call, as old as the first, from where the guest is now', async () => {
    const watched = watchedGateway();
    await watched.send('/help', CALL);
    watched.pass(2);
    await watched.send('/help', { ...CALL, screen: '/checkin/term' });
    expect(await openCalls(watched)).toEqual([{ ...CALL, screen: '/checkin/term', asked_at: NOON }]);
  });
});

it.each([
  ['without the token of the lists', SEEN, {}, 401],
  ['with it', SEEN, STAFF, 204],
  ['for a name that is no id', { ...SEEN, device: '*' }, STAFF, 400],
  ['without saying which', { device: 'LOBBY-1' }, STAFF, 400],
  ['by words for a time', { ...SEEN, asked_at: 'noon' }, STAFF, 400],
  ['by a form of another site', 'device=LOBBY-1', { ...STAFF, ...FORM }, 415],
])('closing a call %s is answered %4$d', async (_, body, headers, status) => {
  const { send } = watchedGateway({ watchToken: TOKEN });
  await send('/help', CALL);
  expect(await send('/tablets/seen', body, headers)).toBe(status);
});

it('an unread call stays open when staff close the one before it', async () => {
  const watched = watchedGateway({ watchToken: TOKEN });
  await watched.send('/help', CALL);
  await watched.send('/tablets/seen', SEEN, STAFF);
  watched.pass(1);
  await watched.send('/help', CALL);
  expect(await watched.send('/tablets/seen', SEEN, STAFF)).toBe(204);
  const later = { ...SEEN, asked_at: '2026-11-21T03:01:00.000Z' };
  expect(await openCalls(watched, STAFF)).toEqual([{ ...CALL, asked_at: later.asked_at }]);
  await watched.send('/tablets/seen', later, STAFF);
  expect(await openCalls(watched, STAFF)).toEqual([]);
});

it('invented calls push out no call of a tablet that has reported', () => {
  const calls = new HelpCalls();
  const now = { date: new Date(0), ms: 0 };
  calls.note(CALL, now, true);
  for (let at = 1; at < 600; at += 1)
    calls.note({ ...CALL, device: `EVIL-${at}` }, { date: new Date(at), ms: at }, false);
  expect(calls.list()).toHaveLength(500);
  expect(calls.list()[0]?.device).toBe('LOBBY-1');
});

it('an unknown sender changes nothing of a call that a known tablet has made', () => {
  const calls = new HelpCalls();
  const now = { date: new Date(0), ms: 0 };
  calls.note(CALL, now, true);
  calls.note({ ...CALL, screen: '/404' }, now, false);
  expect(calls.list()).toMatchObject([{ screen: CALL.screen, isKnown: true }]);
  expect(calls.takeNews(false)).toHaveLength(1);
});
