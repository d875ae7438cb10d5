/** One picture of an animation: a still WebP file, the place it is put in, in px, and how long it is shown, in ms. */
export interface Still {
  readonly webp: Buffer;
  readonly ms: number;
  /** Even numbers: the format counts in pairs. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Joins still WebP pictures into an animation that repeats for ever (WebP Container Specification, RFC 9649). A picture
 * smaller than the animation takes the place of what was there and leaves the rest.
 * @throws {Error} for a still that is no WebP file
 */
export function animatedWebp(stills: readonly Still[], width: number, height: number): Buffer {
  const extended = Buffer.alloc(10);
  extended.writeUInt8(0b10010, 0); // An animation, which may be transparent.
  extended.writeUIntLE(width - 1, 4, 3);
  extended.writeUIntLE(height - 1, 7, 3);
  const repeats = Buffer.alloc(6); // Background colour, then how often: 0 is for ever.
  const frames = stills.map((still) => {
    const head = Buffer.alloc(16);
    head.writeUIntLE(still.x / 2, 0, 3);
    head.writeUIntLE(still.y / 2, 3, 3);
    head.writeUIntLE(still.width - 1, 6, 3);
    head.writeUIntLE(still.height - 1, 9, 3);
    head.writeUIntLE(still.ms, 12, 3);
    head.writeUInt8(0b10, 15); // Takes the place of what was there.
    return chunk('ANMF', Buffer.concat([head, ...pixels(still.webp)]));
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

/** The chunks of a still file that hold its pixels, names and lengths included. */
function pixels(webp: Buffer): Buffer[] {
  const found: Buffer[] = [];
  for (let at = 12; at + 8 <= webp.length; ) {
    const name = webp.toString('latin1', at, at + 4);
    const end = at + 8 + webp.readUInt32LE(at + 4);
    if (['ALPH', 'VP8 ', 'VP8L'].includes(name)) found.push(webp.subarray(at, end + (end % 2)));
    at = end + (end % 2);
  }
  if (found.length === 0) throw new Error('This is not a WebP picture');
  return found;
}
