import type { Area } from '~/domain/passport-frame';
import { within } from '~/platform/within';

/** Why a picture file was rejected. */
export type FileProblem = 'not-jpeg' | 'too-big' | 'broken' | 'unreadable';

/** The result of reading a picture. `image` is bare base64 JPEG. */
export type Picture =
  | { readonly ok: true; readonly image: string }
  | { readonly ok: false; readonly problem: FileProblem };

/** Largest file, in MB (1024 × 1024 bytes): phones' pictures are smaller, and a tablet's memory holds it. */
export const LARGEST_MB = 15;
/** Longest edge of a sent picture, in px: the page stays readable. */
const LONGEST_EDGE = 2000;
const QUALITY = 0.9;

/** First bytes of a JPEG file (ISO/IEC 10918-1). */
const JPEG_START = [0xff, 0xd8, 0xff];

/**
 * Reads a JPEG file by its content and redraws it upright, at most 2000 px long, without metadata (place, time,
 * owner). Never throws; a removed USB stick ends it too.
 */
export const readJpeg = (file: Blob): Promise<Picture> =>
  within(read(file), () => ({ ok: false, problem: 'unreadable' }));

async function read(file: Blob): Promise<Picture> {
  const start = await startOf(file);
  if (!start) return { ok: false, problem: 'unreadable' };
  if (!JPEG_START.every((byte, index) => start[index] === byte)) return { ok: false, problem: 'not-jpeg' };
  if (file.size > LARGEST_MB * 1024 * 1024) return { ok: false, problem: 'too-big' };
  let bitmap: ImageBitmap | undefined;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const { width, height } = bitmap;
    return { ok: true, image: drawJpeg(bitmap, { x: 0, y: 0, width, height }) };
  } catch {
    // Browsers do not tell a damaged picture from a removed USB stick.
    return { ok: false, problem: (await startOf(file)) ? 'broken' : 'unreadable' };
  } finally {
    bitmap?.close();
  }
}

/** The first bytes of a file; undefined if it is unreadable. */
const startOf = (file: Blob): Promise<Uint8Array | undefined> =>
  file
    .slice(0, JPEG_START.length)
    .arrayBuffer()
    .then(
      (bytes) => new Uint8Array(bytes),
      () => undefined,
    );

/**
 * Draws a part of a picture as bare base64 JPEG, at most 2000 px long, without metadata.
 * @throws Error if the browser cannot draw it
 */
export function drawJpeg(source: CanvasImageSource, { x, y, width, height }: Area): string {
  const scale = Math.min(1, LONGEST_EDGE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  context?.drawImage(source, x, y, width, height, 0, 0, canvas.width, canvas.height);
  const [, image] = canvas.toDataURL('image/jpeg', QUALITY).split('data:image/jpeg;base64,');
  canvas.width = 0;
  if (!context || !image) throw new Error('The picture could not be drawn');
  return image;
}
