import type { Area } from '~/domain/passport-frame';

/** A picture that could not be taken into use, and why. */
export type PictureProblem = 'not-jpeg' | 'too-big' | 'broken';

/** A picture, or what is wrong with it. `image` is bare base64 JPEG. */
export type Picture =
  | { readonly ok: true; readonly image: string }
  | { readonly ok: false; readonly problem: PictureProblem };

/** Largest file taken, in MB: well above any phone's picture, well below what a tablet's memory minds. */
export const LARGEST_MB = 15;
/** Longest edge of what is sent, in px: enough to read the page by. */
const LONGEST_EDGE = 2000;
const QUALITY = 0.9;

/** Start of every JPEG file (ISO/IEC 10918-1: SOI marker, then another marker). */
const JPEG_START = [0xff, 0xd8, 0xff];

/**
 * Reads a file as a JPEG picture, judged by its content and not by its name; draws it anew at most 2000 px long, upright,
 * and without what the camera wrote beside the picture (place, time, owner).
 */
export async function readJpeg(file: Blob): Promise<Picture> {
  const start = new Uint8Array(await file.slice(0, JPEG_START.length).arrayBuffer());
  if (!JPEG_START.every((byte, index) => start[index] === byte)) return { ok: false, problem: 'not-jpeg' };
  if (file.size > LARGEST_MB * 1024 * 1024) return { ok: false, problem: 'too-big' };
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return { ok: false, problem: 'broken' };
  }
  const { width, height } = bitmap;
  const image = drawJpeg(bitmap, { x: 0, y: 0, width, height });
  bitmap.close();
  return { ok: true, image };
}

/** Draws a part of a picture anew as bare base64 JPEG, at most 2000 px long: pixels alone, nothing written beside them. */
export function drawJpeg(source: CanvasImageSource, { x, y, width, height }: Area): string {
  const scale = Math.min(1, LONGEST_EDGE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(source, x, y, width, height, 0, 0, canvas.width, canvas.height);
  const image = canvas.toDataURL('image/jpeg', QUALITY).replace(/^data:image\/jpeg;base64,/, '');
  canvas.width = 0;
  return image;
}
