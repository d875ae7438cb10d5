import { deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** Makes a red JPEG in a tab of its own. */
export async function makeJpeg(
  page: Page,
  size: { readonly width: number; readonly height: number },
): Promise<Buffer> {
  const workshop = await page.context().newPage();
  const address = await workshop.evaluate(({ width, height }) => {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser has no 2D canvas');
    context.fillStyle = '#ff0000';
    context.fillRect(0, 0, width, height);
    return canvas.toDataURL('image/jpeg', 0.9);
  }, size);
  await workshop.close();
  return Buffer.from(address.replace(/^data:image\/jpeg;base64,/, ''), 'base64');
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
