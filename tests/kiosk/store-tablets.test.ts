import { describe, expect, it } from 'vitest';
import { hasStore } from '../../kiosk/lab/load/store.ts';
import { HEARTBEAT } from './support/heartbeat.ts';
import { close, type Gateway, House, PATIENT } from './support/house.ts';

describe.skipIf(!hasStore)('gateways that share a store know the same of the tablets', () => {
  const house = new House();
  const send = async ({ server }: Gateway, path: string, body: unknown) =>
    (
      await fetch(server.url + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).status;
  const list = async ({ server }: Gateway) => {
    const answer: unknown = await (await fetch(`${server.url}/tablets.json`)).json();
    return JSON.stringify(answer);
  };
  const metrics = async ({ server }: Gateway, of = '') => (await fetch(`${server.url}/metrics${of}`)).text();
  const SUMS = { '/checkin/term opened': 10 };
  const timesOpened = async (gateway: Gateway) =>
    /lobby_screen_opened_total\{[^}]*\/checkin\/term[^}]*\} (\d+)/u.exec(await metrics(gateway))?.[1];

  it('whichever of them it told, and after a restart', async () => {
    const [one, two] = [await house.open(), await house.open()];
    expect(await send(one, '/heartbeat', { ...HEARTBEAT, device: 'LOBBY-1', sums: SUMS })).toBe(204);
    expect(await send(two, '/heartbeat', { ...HEARTBEAT, device: 'LOBBY-2', sums: SUMS })).toBe(204);
    for (const gateway of [one, two]) {
      await expect.poll(() => list(gateway), PATIENT).toContain('LOBBY-1');
      await expect.poll(() => list(gateway), PATIENT).toContain('LOBBY-2');
      await expect.poll(() => timesOpened(gateway), PATIENT).toBe('20');
    }
    await Promise.all([close(one), close(two)]);
    const three = await house.open();
    await expect.poll(() => list(three), PATIENT).toContain('LOBBY-2');
    await expect.poll(() => timesOpened(three), PATIENT).toBe('20');
  });

  it('a call for help is shown by all, and answered once', async () => {
    const [one, two] = [await house.open(), await house.open()];
    await send(one, '/heartbeat', { ...HEARTBEAT, device: 'LOBBY-1' });
    expect(await send(one, '/help', { device: 'LOBBY-1', screen: '/checkin/term' })).toBe(204);
    await expect.poll(() => list(two), PATIENT).toMatch(/"asked_at":"[^"]+"/u);
    const asked_at = /"asked_at":"([^"]+)"/u.exec(await list(two))?.[1];
    expect(await send(two, '/tablets/seen', { device: 'LOBBY-1', asked_at })).toBe(204);
    for (const gateway of [one, two])
      await expect.poll(() => list(gateway), PATIENT).not.toContain('"asked_at"');
  });

  it('also when the store has lost its data, and no sum counts twice', async () => {
    const [one, two] = [await house.open(), await house.open()];
    await send(one, '/heartbeat', { ...HEARTBEAT, device: 'LOBBY-1', sums: SUMS });
    await send(two, '/help', { device: 'LOBBY-1', screen: '/checkin/term' });
    for (const gateway of [one, two]) await expect.poll(() => timesOpened(gateway), PATIENT).toBe('10');
    await house.store.crash();
    await send(two, '/heartbeat', { ...HEARTBEAT, device: 'LOBBY-2', sums: SUMS });
    house.store.forget();
    await house.store.start();
    const three = await house.open();
    for (const gateway of [one, two, three]) {
      await expect.poll(() => list(gateway), PATIENT).toMatch(/LOBBY-1.*LOBBY-2/su);
      await expect.poll(() => list(gateway), PATIENT).toContain('"asked_at"');
      await expect.poll(() => timesOpened(gateway), PATIENT).toBe('20');
    }
  });

  it.each(['{', '{"heartbeat":{}}', ''])(
    'also beside %j, which another version has written',
    async (text) => {
      const one = await house.open();
      await send(one, '/heartbeat', { ...HEARTBEAT, device: 'LOBBY-1' });
      await expect.poll(() => list(one), PATIENT).toContain('LOBBY-1');
      const store = await house.connected();
      for (const [place, name] of ['LOBBY-1', 'LOBBY-0'].entries()) {
        await store.hSet('{lobby}:tablets', name, text);
        await store.zAdd('{lobby}:changes', { score: 1_000 + place, value: name });
      }
      await store.set('{lobby}:last', '1001');
      await store.close();
      const two = await house.open();
      await send(one, '/heartbeat', { ...HEARTBEAT, device: 'LOBBY-2' });
      for (const gateway of [one, two]) await expect.poll(() => list(gateway), PATIENT).toContain('LOBBY-2');
      await send(two, '/heartbeat', { ...HEARTBEAT, device: 'LOBBY-3' });
      for (const gateway of [one, two]) await expect.poll(() => list(gateway), PATIENT).toContain('LOBBY-3');
    },
  );

  it('their metrics are asked for apart: what is of one gateway, and what all say alike', async () => {
    const one = await house.open();
    await send(one, '/heartbeat', { ...HEARTBEAT, device: 'LOBBY-1' });
    await expect.poll(() => metrics(one), PATIENT).toContain('LOBBY-1');
    const [own, all] = [await metrics(one, '?of=gateway'), await metrics(one, '?of=house')];
    expect([own.includes('lobby_gateway_store{state="shared"} 1'), own.includes('LOBBY-1')]).toEqual([
      true,
      false,
    ]);
    expect([all.includes('lobby_gateway_'), all.includes('LOBBY-1')]).toEqual([false, true]);
  });
});
