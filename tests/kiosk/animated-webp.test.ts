import { describe, expect, it } from 'vitest';
import { animatedWebp } from '../../kiosk/tools/animated-webp';

/** One part of a still file. */
function part(name: string, ...bytes: readonly number[]): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(bytes.length);
  return Buffer.concat([Buffer.from(name), length, Buffer.from(bytes), Buffer.alloc(bytes.length % 2)]);
}

const file = (...parts: readonly Buffer[]) => Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP'), ...parts]);

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
  const animation = animatedWebp(
    [
      {
        webp: file(part('VP8X', 0), part('ALPH', 9), part('VP8 ', 1, 2, 3)),
        ...{ ms: 1500, x: 0, y: 0, width: 960, height: 600 },
      },
      { webp: file(part('VP8 ', 4, 5)), ms: 450, x: 20, y: 36, width: 40, height: 10 },
    ],
    960,
    600,
  );
  const [container] = chunks(animation, 0);
  const [extended, repeats, ...frames] = chunks(container?.bytes ?? Buffer.alloc(0), 4);

  it('is one WebP file of the given size that repeats for ever', () => {
    expect([container?.name, container?.bytes.toString('latin1', 0, 4)]).toEqual(['RIFF', 'WEBP']);
    expect(container?.bytes.length).toBe(animation.length - 8);
    expect(extended).toEqual({ name: 'VP8X', bytes: Buffer.from('12000000bf0300570200', 'hex') });
    expect(repeats).toEqual({ name: 'ANIM', bytes: Buffer.alloc(6) });
  });

  it('shows each still for its time, in its place', () => {
    expect(frames.map(({ name }) => name)).toEqual(['ANMF', 'ANMF']);
    expect(frames.map(({ bytes }) => bytes.subarray(0, 12).toString('hex'))).toEqual([
      '000000000000bf0300570200',
      '0a0000120000270000090000',
    ]);
    expect(frames.map(({ bytes }) => bytes.readUIntLE(12, 3))).toEqual([1500, 450]);
    expect(frames.map(({ bytes }) => bytes.subarray(16))).toEqual([
      Buffer.concat([part('ALPH', 9), part('VP8 ', 1, 2, 3)]),
      part('VP8 ', 4, 5),
    ]);
  });

  it('is not made of anything but WebP pictures', () => {
    const webp = Buffer.from('GIF89a');
    expect(() => animatedWebp([{ webp, ms: 1, x: 0, y: 0, width: 1, height: 1 }], 1, 1)).toThrow(
      'not a WebP picture',
    );
  });
});
