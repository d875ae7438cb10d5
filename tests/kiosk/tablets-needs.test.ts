import { describe, expect, it } from 'vitest';
import { WELL } from './support/heartbeat.ts';
import { watchedGateway } from './support/watch.ts';

const report = (device: string) => ({ ...WELL, device });

async function needsOf(watched: ReturnType<typeof watchedGateway>): Promise<Record<string, unknown>> {
  const { tablets } = JSON.parse(await watched.read('/tablets.json'));
  return Object.fromEntries(
    tablets.map(({ device, needs }: { device: string; needs: unknown }) => [device, needs]),
  );
}

describe('a tablet needs a hand', () => {
  it.each([
    ['never, where all is well', {}, []],
    ['without an offline shell', { shell: 'none' }, ['shell']],
    ['with a new version that waits for a pause: not', { shell: 'waiting' }, []],
    ['that never read its settings', { bundle: { revision: 'x', source: 'defaults' } }, ['settings']],
    ['with an older app than another', { versions: { ...WELL.versions, app: '0.0.9' } }, ['old']],
    ['with errors', { errors: { network: 1 } }, ['errors']],
    ['that a guest got no room from: not', { errors: { message: 3 } }, []],
    ['with errors of days ago, as far as we know: not', { errors: { network: 9 }, uptime_s: 90_000 }, []],
  ])('%s', async (_, more, needs) => {
    const watched = watchedGateway();
    await watched.send('/heartbeat', report('LOBBY-2'));
    await watched.send('/heartbeat', { ...WELL, ...more });
    expect(await needsOf(watched)).toEqual({ 'LOBBY-1': needs, 'LOBBY-2': [] });
  });

  it('when it was not heard of for two reports', async () => {
    const watched = watchedGateway();
    await watched.send('/heartbeat', WELL);
    watched.pass(36);
    await watched.send('/heartbeat', report('LOBBY-2'));
    expect(await needsOf(watched)).toEqual({ 'LOBBY-1': ['silent'], 'LOBBY-2': [] });
    expect(await watched.read('/tablets')).toContain('One tablet needs a look');
  });

  it('for an hour after new errors, not after the same ones again', async () => {
    const watched = watchedGateway();
    const tells = (errors: Record<string, number>, uptime_s: number) =>
      watched.send('/heartbeat', { ...WELL, errors, uptime_s });
    await tells({ network: 2 }, 900);
    watched.pass(55);
    await tells({ network: 2 }, 4_200);
    expect(await needsOf(watched)).toEqual({ 'LOBBY-1': ['errors'] });
    watched.pass(10);
    expect(await needsOf(watched)).toEqual({ 'LOBBY-1': [] });
    await tells({ network: 3 }, 4_800);
    watched.passSeconds();
    expect(await needsOf(watched)).toEqual({ 'LOBBY-1': ['errors'] });
  });

  it('and its errors are counted from its last start', async () => {
    const watched = watchedGateway();
    await watched.send('/heartbeat', { ...WELL, errors: { network: 5 }, uptime_s: 90_000 });
    watched.pass(15);
    await watched.send('/heartbeat', { ...WELL, errors: { network: 1 }, uptime_s: 60 });
    expect(await needsOf(watched)).toEqual({ 'LOBBY-1': ['errors'] });
  });
});

describe('the page', () => {
  it('says in one sentence whether everything is all right, in the language that is asked for', async () => {
    const { send, read, gateway, pass, passSeconds } = watchedGateway();
    expect(await read('/tablets')).toContain('No tablet has reported yet.');
    for (const device of ['LOBBY-1', 'LOBBY-2']) await send('/heartbeat', report(device));
    passSeconds();
    expect(await read('/tablets')).toContain('Everything is all right');
    expect(await read('/tablets?lang=ja')).toContain('すべて順調です');
    const german = await gateway.request('/tablets', { headers: { 'accept-language': 'de, ja;q=0.5' } });
    expect(await german.text()).toContain('<html lang="ja">');
    pass(600);
    const night = await read('/tablets');
    expect(night).toContain('Nothing is heard of any tablet');
    expect(night).not.toMatch(/\bdown\b/u);
  });

  it('calls tablets by the names that the staff gave them, else by friendlier ids', async () => {
    const { send, read } = watchedGateway({ tabletNames: new Map([['LOBBY-1', '本館 <ロビー>']]) });
    for (const device of ['LOBBY-1', 'annex_2', 'tablet-1a2b3c4d']) await send('/heartbeat', report(device));
    const page = await read('/tablets?lang=en');
    for (const name of [
      '<b>本館 &lt;ロビー&gt;</b> <code>LOBBY-1</code>',
      '<b>annex 2</b>',
      '<b>Unnamed tablet 1a2b</b>',
    ])
      expect(page).toContain(name);
  });

  it('has its tablets in the order of the names that the staff know', async () => {
    const names = new Map([
      ['LOBBY-1', 'Floor 10'],
      ['LOBBY-2', 'Floor 2'],
      ['LOBBY-3', 'Annex'],
    ]);
    const { send, read } = watchedGateway({ tabletNames: names });
    for (const device of [...names.keys(), 'foyer']) await send('/heartbeat', report(device));
    const page = await read('/tablets?lang=en');
    const [, well = ''] = page.split('<ul class="well">');
    expect([...well.matchAll(/<li><b>(.*?)<\/b>/gu)].map(([, name]) => name)).toEqual([
      'Annex',
      'Floor 2',
      'Floor 10',
      'foyer',
    ]);
  });

  it('puts first what cannot wait', async () => {
    const { send, read } = watchedGateway();
    await send('/heartbeat', { ...report('A'), shell: 'none' });
    await send('/heartbeat', { ...report('B'), errors: { timeout: 1 } });
    await send('/heartbeat', report('C'));
    await send('/help', { device: 'D', screen: '/' });
    const page = await read('/tablets');
    const places = ['<h3>D', '<h3>B', '<h3>A', '<b>C'].map((name) => page.indexOf(name));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places[0]).toBeGreaterThan(0);
  });
});
