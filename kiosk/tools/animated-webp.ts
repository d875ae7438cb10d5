/** One picture of an animation: a still WebP file without transparency, and how long it is shown, in ms. */
export interface Still {
  readonly webp: Buffer;
  readonly ms: number;
}

/**
 * Joins still WebP pictures of one size into an animation that repeats for ever (WebP Container Specification, RFC 9649).
 * @throws {Error} for a still that is no simple WebP file
 */
export function animatedWebp(stills: readonly Still[], width: number, height: number): Buffer {
  const extended = Buffer.alloc(10);
  extended.writeUInt8(0b10, 0); // The flag of an animation.
  extended.writeUIntLE(width - 1, 4, 3);
  extended.writeUIntLE(height - 1, 7, 3);
  const repeats = Buffer.alloc(6); // Background colour, then how often: 0 is for ever.
  const frames = stills.map(({ webp, ms }) => {
    const head = Buffer.alloc(16);
    head.writeUIntLE(width - 1, 6, 3);
    head.writeUIntLE(height - 1, 9, 3);
    head.writeUIntLE(ms, 12, 3);
    head.writeUInt8(0b10, 15); // Takes the place of what was there.
    return chunk('ANMF', Buffer.concat([head, pixels(webp)]));
  });
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    chunk('VP8X', extended),
    chunk('ANIM', repeats),
    ...frames,
  ]);
  return chunk('RIFF', body);
}

/** A part of the file: its name, its length, its bytes, filled up to an even number. */
function chunk(name: string, bytes: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(bytes.length);
  return Buffer.concat([Buffer.from(name), length, bytes, Buffer.alloc(bytes.length % 2)]);
}

/** The chunk of a still file that holds its pixels, name and length included. */
function pixels(webp: Buffer): Buffer {
  for (let at = 12; at + 8 <= webp.length; ) {
    const name = webp.toString('latin1', at, at + 4);
    const end = at + 8 + webp.readUInt32LE(at + 4);
    if (name === 'VP8 ' || name === 'VP8L') return webp.subarray(at, end + (end % 2));
    at = end + (end % 2);
  }
  throw new Error('This is not a WebP picture');
}
