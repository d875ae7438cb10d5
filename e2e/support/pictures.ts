import { deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** A picture of two halves, blue and red, so that it can be told which way up it stands. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** The side that is blue; above, unless said. */
  readonly blue?: 'above' | 'left';
}

/** Makes JPEG pictures in a tab of their own. */
export async function makeJpegs(page: Page, wanted: readonly Picture[]): Promise<Buffer[]> {
  const workshop = await page.context().newPage();
  const pictures = await workshop.evaluate(
    (sizes) =>
      sizes.map(({ width, height, blue }) => {
        const canvas = document.createElement('canvas');
        canvas.width = width;
        canvas.height = height;
        const context = canvas.getContext('2d');
        if (!context) throw new Error('This browser has no 2D canvas');
        context.fillStyle = '#ff0000';
        context.fillRect(0, 0, width, height);
        context.fillStyle = '#0000ff';
        if (blue === 'left') context.fillRect(0, 0, width / 2, height);
        else context.fillRect(0, 0, width, height / 2);
        return canvas.toDataURL('image/jpeg', 0.9);
      }),
    wanted,
  );
  await workshop.close();
  return pictures.map((address) => Buffer.from(address.replace(/^data:image\/jpeg;base64,/, ''), 'base64'));
}

const APP1 = 0xe1;
/** EXIF: "the camera was held upright; turn the picture clockwise by a quarter". */
const TURN_CLOCKWISE = 6;

/** The same JPEG with the note of a camera that was turned when it was taken. */
export function asTakenByATurnedCamera(jpeg: Buffer): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM', 0, 'latin1');
  tiff.writeUInt16BE(42, 2);
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(0x0112, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(TURN_CLOCKWISE, 18);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const segment = Buffer.alloc(4);
  segment.writeUInt16BE(0xff00 | APP1, 0);
  segment.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), segment, body, jpeg.subarray(2)]);
}

/** The same JPEG, whose head says that it is far larger than any picture. */
export function claimingToBe(jpeg: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(jpeg);
  const frame = changed.indexOf(Buffer.from([0xff, 0xc0]));
  changed.writeUInt16BE(height, frame + 5);
  changed.writeUInt16BE(width, frame + 7);
  return changed;
}

/** A PNG of one grey pixel. */
export function makePng(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(1, 0);
  header.writeUInt32BE(1, 4);
  header.writeUInt8(8, 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.from([0, 128]))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, check]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
