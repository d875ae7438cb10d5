import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { readBody } from '../../kiosk/server/body.ts';
import { BodyRoom } from '../../kiosk/server/body-room.ts';

const KB = 1024;
const MB = 1024 * KB;
const OF_ADDRESS = 128;

function* pieces(count: number, bytes: number) {
  for (let at = 0; at < count; at += 1) yield new Uint8Array(bytes).fill(at);
}
const roomOf = (bytes: number, reserve = 0) => new BodyRoom({ bytes, reserve });
const read = (room: BodyRoom, count: number, bytes: number) =>
  readBody(Readable.from(pieces(count, bytes)), { most: 16 * MB, room, address: 'here' });
/** A body whose sender goes on when it is told to. */
function slow(room: BodyRoom, address: string) {
  const source = new Readable({ read: () => undefined });
  return { source, outcome: readBody(source, { most: 16 * MB, room, address }) };
}

describe('a body in pieces', () => {
  it.each([
    ['of one packet each', 12_000, 1_300],
    ['of a slow typist', 2_000, 1],
    ['of one', 1, 15 * MB],
    ['that are none', 0, 0],
  ])('%s is read whole', async (_, count, bytes) => {
    const body = await read(roomOf(64 * MB), count, bytes);
    const wanted = Buffer.concat([...pieces(count, bytes)]);
    expect(typeof body === 'string' ? body : wanted.equals(body.bytes)).toBe(true);
  });

  it.each([
    ['of a byte each, a hundred thousand of them, are', 64 * MB, 100_000, 1, 'too-large'],
    ['are more than 16 MB, of whatever length they were said to be, are', 64 * MB, 17, MB, 'too-large'],
    ['are charged from the first byte: without room they', 1_000, 1, 1_001, 'no-room'],
    ['are charged each: without room they', 100 * KB, 1_000, 1, 'no-room'],
  ])('that %s refused', async (_, bytes, count, length, refusal) => {
    expect(await read(roomOf(bytes), count, length)).toBe(refusal);
  });

  it.each([
    ['refused', 1_000, 1],
    ['read and released', 1, 90 * KB],
  ])('that is %s leaves room for the next one', async (_, count, bytes) => {
    const room = roomOf(100 * KB);
    for (let times = 0; times < 3; times += 1) {
      const body = await read(room, count, bytes);
      if (typeof body !== 'string') body.release();
    }
    expect(await read(room, 1, 90 * KB)).toMatchObject({ bytes: { length: 90 * KB } });
  });

  it('that breaks off gives back what it took', async () => {
    const room = roomOf(100 * KB);
    const { source, outcome } = slow(room, 'here');
    source.push(new Uint8Array(90 * KB));
    await new Promise(setImmediate);
    expect(await read(room, 1, 90 * KB)).toBe('no-room');
    source.destroy();
    expect(await outcome).toBe('broken-off');
    expect(await read(room, 1, 90 * KB)).toMatchObject({ bytes: { length: 90 * KB } });
  });
});

it('large bodies keep no small one out', async () => {
  const room = roomOf(4 * MB, MB);
  const held = [await read(room, 1, 2 * MB), await read(room, 1, 2 * MB), await read(room, 1, MB - KB)];
  expect(held.map((body) => typeof body)).toEqual(['object', 'string', 'object']);
  expect(await read(room, 1, 60 * KB)).toMatchObject({ bytes: { length: 60 * KB } });
});

it('the slowest of the bodies that one address sends at one time is given up for the newest, and no other address loses one', async () => {
  const room = roomOf(64 * MB);
  const other = slow(room, 'elsewhere');
  const bodies = Array.from({ length: OF_ADDRESS }, () => slow(room, 'here'));
  const newest = slow(room, 'here');
  expect(await bodies[0]?.outcome).toBe('no-room');
  for (const { source } of [other, newest, ...bodies]) source.push(null);
  const outcomes = await Promise.all([other, newest, ...bodies].map(({ outcome }) => outcome));
  expect(outcomes.filter((outcome) => typeof outcome === 'string')).toHaveLength(1);
});
