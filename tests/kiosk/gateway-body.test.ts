import { describe, expect, it } from 'vitest';
import { MemoryBudget, readBody } from '../../kiosk/gateway/body.ts';

const MB = 1024 * 1024;

async function* pieces(count: number, bytes: number) {
  for (let at = 0; at < count; at += 1) yield new Uint8Array(bytes);
}

describe('a body in pieces', () => {
  it.each([
    ['of one packet each', 12_000, 1_300],
    ['of a slow typist', 2_000, 1],
    ['of one', 1, 15 * MB],
  ])('%s is read whole', async (_, count, bytes) => {
    const body = await readBody(pieces(count, bytes), 16 * MB, new MemoryBudget(64 * MB));
    expect(typeof body === 'string' ? body : body.bytes.length).toBe(count * bytes);
  });

  it('of a byte each, a hundred thousand of them, is refused', async () => {
    expect(await readBody(pieces(100_000, 1), 16 * MB, new MemoryBudget(64 * MB))).toBe('too-large');
  });
});
