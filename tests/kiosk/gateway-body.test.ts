import { describe, expect, it } from 'vitest';
import { processRoom } from '../../kiosk/server/call-room.ts';
import { ask } from './support/ask.ts';
import { gatewayForEachTest, SIGN, said } from './support/gateway.ts';

const MB = 1024 * 1024;
const before = gatewayForEachTest();
const sign = (body: string) => before.call(SIGN, { method: 'POST', body });

describe('the body of a call', () => {
  it('comes whole, up to 16 MB', async () => {
    expect(said(await sign('x'.repeat(16 * MB)))).toEqual([200, 'answered']);
    expect(before.hotel.bodies[0]?.length).toBe(16 * MB);
    expect(said(await sign('x'.repeat(16 * MB + 1)))).toEqual([413, 'not-sent']);
    expect(before.hotel.seen).toHaveLength(1);
  });

  it('is not read without its length', async () => {
    const { port } = await before.open();
    const chunked = { method: 'POST', headers: { 'transfer-encoding': 'chunked' }, body: 'image=x' };
    expect((await ask(port, SIGN, chunked)).status).toBe(411);
    expect(before.hotel.seen).toEqual([]);
  });

  it('has no more room than all bodies of the process', async () => {
    const room = processRoom(1_024);
    await before.open({ room });
    room.bodies.stranger.take(16 * MB - 1_000);
    expect(said(await sign('x'.repeat(1_001)))).toEqual([503, 'not-sent']);
    expect(said(await sign('x'.repeat(1_000)))).toEqual([200, 'answered']);
    expect(room.bodies.stranger.take(1_000)).toBe(true);
  });
});
