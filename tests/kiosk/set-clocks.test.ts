import { describe, expect, it } from 'vitest';
import { msOf } from '../../kiosk/server/clock.ts';
import { WELL } from './support/heartbeat.ts';
import { watchedGateway } from './support/watch.ts';

const LOBBY = { 'x-forwarded-for': '10.0.0.1' };
const STRANGER = { 'x-forwarded-for': '10.0.0.66' };

describe.each([-1, 1])('somebody sets the gateway’s date by %d days', (days) => {
  async function told() {
    const watched = watchedGateway({ trustsProxy: true });
    await watched.send('/heartbeat', WELL, LOBBY);
    await watched.send('/help', { device: WELL.device, screen: '/checkin/term' }, LOBBY);
    watched.pass(5);
    watched.clock.set(days);
    return watched;
  }

  it('an address keeps its tablet for as long as it would have', async () => {
    const { send, pass } = await told();
    expect(await send('/heartbeat', WELL, STRANGER)).toBe(409);
    pass(29);
    expect(await send('/heartbeat', WELL, STRANGER)).toBe(409);
    pass(1);
    expect(await send('/heartbeat', WELL, STRANGER)).toBe(204);
  });

  it('the lists say how long ago a tablet told and a guest called, and when, by the date as it is now', async () => {
    const { read, clock } = await told();
    const seen = new Date(clock.date().getTime() - 5 * 60_000);
    const { tablets } = JSON.parse(await read('/tablets.json'));
    expect(tablets).toMatchObject([{ age_s: 300, last_seen: seen.toISOString(), needs: ['help'] }]);
    expect(await read('/tablets?lang=en')).toContain('A guest asked for help <b>5 min ago</b>');
    const metrics = await read('/metrics');
    for (const name of ['last_seen', 'help_asked'])
      expect(metrics).toMatch(
        new RegExp(`lobby_tablet_${name}_timestamp_seconds\\{.*\\} ${seen.getTime() / 1000}\n`, 'u'),
      );
  });

  it('a tablet is silent after two reports that are missing, and a call is over once home was shown again', async () => {
    const { read, send, pass } = await told();
    pass(6);
    await send('/heartbeat', { ...WELL, screen: '/' }, LOBBY);
    expect(JSON.parse(await read('/tablets.json')).help).toEqual([]);
    pass(36);
    expect(JSON.parse(await read('/tablets.json')).tablets).toMatchObject([{ needs: ['silent'] }]);
  });
});

it('what another gateway dates after now happened now: its clock goes ahead, or ours was put back', () => {
  const now = { date: new Date(100_000), ms: 7_000 };
  expect([40_000, 99_000, 100_000, 86_500_000].map((date) => msOf(new Date(date), now))).toEqual([
    -53_000, 6_000, 7_000, 7_000,
  ]);
});
