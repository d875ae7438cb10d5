const WIDTH = 2000;
const HEIGHT = 1400;
const SQUARES = (WIDTH / 8) * (HEIGHT / 8);

const segment = (marker: number, ...content: readonly number[]): readonly number[] => [
  0xff,
  marker,
  (content.length + 2) >> 8,
  (content.length + 2) & 0xff,
  ...content,
];
const START = [
  0xff,
  0xd8,
  // Lossless, so that each number can be random.
  ...segment(0xdb, 0, ...Array<number>(64).fill(1)),
  ...segment(0xc0, 8, HEIGHT >> 8, HEIGHT & 0xff, WIDTH >> 8, WIDTH & 0xff, 1, 1, 0x11, 0),
  // The brightness of a square never changes: code 0.
  ...segment(0xc4, 0x00, 1, ...Array<number>(15).fill(0), 0),
  // Its pattern: code 0 ends it, code 10 is a number of three bits.
  ...segment(0xc4, 0x10, 1, 1, ...Array<number>(14).fill(0), 0x00, 0x03),
  ...segment(0xda, 1, 1, 0x00, 0, 63, 0),
];

/** A JPEG of 2,000 by 1,400 px in base64: grey noise like a passport's photo. @param kilobytes about, 11 to 1,700 */
export function pictureOf(kilobytes: number): string {
  const numbers = Math.min(62, Math.max(0, Math.round(((kilobytes * 8000) / SQUARES - 2) / 5)));
  const bytes = Buffer.alloc(START.length + SQUARES * (numbers + 1) * 2);
  let at = bytes.write(Buffer.from(START).toString('latin1'), 'latin1');
  let bits = 0;
  let count = 0;
  const put = (value: number, length: number) => {
    bits = ((bits << length) | value) & 0xffff;
    count += length;
    if (count < 8) return;
    count -= 8;
    const byte = (bits >> count) & 0xff;
    bytes[at++] = byte;
    // A byte of ones would begin a marker.
    if (byte === 0xff) at += 1;
  };
  let random = 1;
  for (let square = 0; square < SQUARES; square += 1) {
    put(0, 1);
    for (let number = 0; number < numbers; number += 1) {
      random = (random * 48_271) % 0x7fffffff;
      put(0b10000 | (random & 0b111), 5);
    }
    put(0, 1);
  }
  put(0b1111111, 7);
  return Buffer.concat([bytes.subarray(0, at), Buffer.of(0xff, 0xd9)]).toString('base64');
}
