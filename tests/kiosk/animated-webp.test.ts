import { describe, expect, it } from 'vitest';
import { animatedWebp } from '../../kiosk/tools/animated-webp';

/** A still file whose pixels are the given bytes. */
function still(...pixels: readonly number[]): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(pixels.length);
  const odd = Buffer.alloc(pixels.length % 2);
  return Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBPVP8 '), length, Buffer.from(pixels), odd]);
}

/** The chunks of a file from a place on: names and bytes. */
function chunks(file: Buffer, start: number): { name: string; bytes: Buffer }[] {
  const found = [];
  for (let at = start; at < file.length; ) {
    const length = file.readUInt32LE(at + 4);
    found.push({ name: file.toString('latin1', at, at + 4), bytes: file.subarray(at + 8, at + 8 + length) });
    at += 8 + length + (length % 2);
  }
  return found;
}

describe('an animation', () => {
  const file = animatedWebp(
    [
      { webp: still(1, 2, 3), ms: 1500 },
      { webp: still(4, 5), ms: 450 },
    ],
    960,
    600,
  );
  const [container] = chunks(file, 0);
  const [extended, animation, ...frames] = chunks(container?.bytes ?? Buffer.alloc(0), 4);

  it('is one WebP file of the given size that repeats for ever', () => {
    expect([container?.name, container?.bytes.toString('latin1', 0, 4)]).toEqual(['RIFF', 'WEBP']);
    expect(container?.bytes.length).toBe(file.length - 8);
    expect(extended).toEqual({ name: 'VP8X', bytes: Buffer.from('02000000bf0300570200', 'hex') });
    expect(animation).toEqual({ name: 'ANIM', bytes: Buffer.alloc(6) });
  });

  it('shows each still for its time', () => {
    expect(frames.map(({ name }) => name)).toEqual(['ANMF', 'ANMF']);
    expect(frames.map(({ bytes }) => bytes.readUIntLE(12, 3))).toEqual([1500, 450]);
    expect(frames.map(({ bytes }) => bytes.subarray(16))).toEqual([
      Buffer.concat([Buffer.from('VP8 \x03\0\0\0'), Buffer.from([1, 2, 3, 0])]),
      Buffer.concat([Buffer.from('VP8 \x02\0\0\0'), Buffer.from([4, 5])]),
    ]);
  });

  it('is not made of anything but WebP pictures', () => {
    expect(() => animatedWebp([{ webp: Buffer.from('GIF89a'), ms: 1 }], 1, 1)).toThrow('not a WebP picture');
  });
});
