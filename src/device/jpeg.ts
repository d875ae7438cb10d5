import type { Area } from '~/domain/passport-frame';

/** A picture that could not be taken into use, and why. */
export type PictureCheck = 'not-jpeg' | 'too-big' | 'broken' | 'unreadable';

/** A picture, or what is wrong with it. `image` is bare base64 JPEG. */
export type Picture =
  | { readonly ok: true; readonly image: string }
  | { readonly ok: false; readonly problem: PictureCheck };

/** Largest file taken, in MB: well above any phone's picture, well below what a tablet's memory minds. */
export const LARGEST_MB = 15;
/** Longest edge of what is sent, in px: enough to read the page by. */
const LONGEST_EDGE = 2000;
const QUALITY = 0.9;
/** A stick that was pulled out may never answer; in ms. */
const PATIENCE_MS = 20_000;

/** Start of every JPEG file (ISO/IEC 10918-1: SOI marker, then another marker). */
const JPEG_START = [0xff, 0xd8, 0xff];

/**
 * Reads a file as a JPEG picture, judged by its content and not by its name; draws it anew at most 2000 px long, upright,
 * and without what the camera wrote beside the picture (place, time, owner). Never throws, and ends in any case.
 */
export async function readJpeg(file: Blob): Promise<Picture> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<Picture>((resolve) => {
    timer = setTimeout(() => resolve({ ok: false, problem: 'unreadable' }), PATIENCE_MS);
  });
  // What waits for the timer would keep the picture in memory.
  return Promise.race([read(file), tooLong]).finally(() => clearTimeout(timer));
}

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
    // The browser does not say whether the picture is to blame or the stick.
    return { ok: false, problem: (await startOf(file)) ? 'broken' : 'unreadable' };
  } finally {
    bitmap?.close();
  }
}

/** The first bytes of a file; undefined where it can no longer be read. */
const startOf = (file: Blob): Promise<Uint8Array | undefined> =>
  file
    .slice(0, JPEG_START.length)
    .arrayBuffer()
    .then(
      (bytes) => new Uint8Array(bytes),
      () => undefined,
    );

/**
 * Draws a part of a picture anew as bare base64 JPEG, at most 2000 px long: pixels alone, nothing written beside them.
 * @throws where the browser cannot draw it
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
