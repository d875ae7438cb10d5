import { describe, expect, it } from 'vitest';
import { hasStore } from '../../kiosk/lab/load/store.ts';
import { HEARTBEAT } from './support/heartbeat.ts';
import { close, type Gateway, House } from './support/house.ts';

describe.skipIf(!hasStore)('gateways that share a store know the same of the tablets', () => {
  const house = new House();
  const send = async ({ server }: Gateway, path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await fetch(server.url + path, init)).status;
  };
  const beat = (gateway: Gateway, device: string, more: object = {}) =>
    send(gateway, '/heartbeat', { ...HEARTBEAT, device, ...more });
  const list = async ({ server }: Gateway) => (await fetch(`${server.url}/tablets.json`)).text();
  const allList = async (gateways: readonly Gateway[], text: string | RegExp) => {
    for (const gateway of gateways) await expect.poll(() => list(gateway)).toMatch(text);
  };
  const metrics = async ({ server }: Gateway, of = '') => (await fetch(`${server.url}/metrics${of}`)).text();
  const SUMS = { '/checkin/term opened': 10 };
  const timesOpened = async (gateway: Gateway) =>
    /lobby_screen_opened_total\{[^}]*\/checkin\/term[^}]*\} (\d+)/u.exec(await metrics(gateway))?.[1];

  it('whichever of them it told, and after a restart', async () => {
    const [one, two] = [await house.open(), await house.open()];
    expect(await beat(one, 'LOBBY-1', { sums: SUMS })).toBe(204);
    expect(await beat(two, 'LOBBY-2', { sums: SUMS })).toBe(204);
    await allList([one, two], /LOBBY-1.*LOBBY-2/su);
    for (const gateway of [one, two]) await expect.poll(() => timesOpened(gateway)).toBe('20');
    await Promise.all([close(one), close(two)]);
    const three = await house.open();
    await allList([three], 'LOBBY-2');
    await expect.poll(() => timesOpened(three)).toBe('20');
  });

  it('a call for help is shown by all, and answered once', async () => {
    const [one, two] = [await house.open(), await house.open()];
    await beat(one, 'LOBBY-1');
    expect(await send(one, '/help', { device: 'LOBBY-1', screen: '/checkin/term' })).toBe(204);
    await expect.poll(() => list(two)).toMatch(/"asked_at":"[^"]+"/u);
    const asked_at = /"asked_at":"([^"]+)"/u.exec(await list(two))?.[1];
    expect(await send(two, '/tablets/seen', { device: 'LOBBY-1', asked_at })).toBe(204);
    for (const gateway of [one, two]) await expect.poll(() => list(gateway)).not.toContain('"asked_at"');
  });

  it('also when the store has lost its data, and no sum counts twice', async () => {
    const [one, two] = [await house.open(), await house.open()];
    await beat(one, 'LOBBY-1', { sums: SUMS });
    await send(two, '/help', { device: 'LOBBY-1', screen: '/checkin/term' });
    for (const gateway of [one, two]) await expect.poll(() => timesOpened(gateway)).toBe('10');
    await house.store.crash();
    await beat(two, 'LOBBY-2', { sums: SUMS });
    house.store.forget();
    await house.store.start();
    const three = await house.open();
    await allList([one, two, three], /LOBBY-1.*LOBBY-2.*"asked_at"/su);
    for (const gateway of [one, two, three]) await expect.poll(() => timesOpened(gateway)).toBe('20');
  });

  it.each(['{', '{"heartbeat":{}}', ''])(
    'also beside %j, which another version has written',
    async (text) => {
      const one = await house.open();
      await beat(one, 'LOBBY-1');
      await allList([one], 'LOBBY-1');
      const store = await house.connected();
      for (const [place, name] of ['LOBBY-1', 'LOBBY-0'].entries()) {
        await store.hSet('lobby:{.}:tablets', name, text);
        await store.zAdd('lobby:{.}:changes', { score: 1_000 + place, value: name });
      }
      await store.set('lobby:{.}:last', '1001');
      await store.close();
      const two = await house.open();
      await beat(one, 'LOBBY-2');
      await allList([one, two], 'LOBBY-2');
      await beat(two, 'LOBBY-3');
      await allList([one, two], 'LOBBY-3');
    },
  );

  it('their metrics come apart: one gateway’s own, and those that all share', async () => {
    const one = await house.open();
    await beat(one, 'LOBBY-1');
    await expect.poll(() => metrics(one)).toContain('LOBBY-1');
    const [own, all] = [await metrics(one, '?of=gateway'), await metrics(one, '?of=house')];
    expect(own).toContain('lobby_gateway_store{state="shared"} 1');
    expect(own).not.toContain('LOBBY-1');
    expect(all).toContain('LOBBY-1');
    expect(all).not.toContain('lobby_gateway_');
  });
});
