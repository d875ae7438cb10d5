import { cdp } from 'vitest/browser';
import { drawn } from './undrawn';

/** The page as it is drawn, at one pixel for each CSS px. */
export async function photo(): Promise<ImageData> {
  const frame = window.frameElement?.getBoundingClientRect();
  if (!frame) throw new Error('The page is in no frame');
  const { left: x, top: y, width, height } = frame;
  // Vitest may draw the frame smaller than the page is.
  const clip = { x, y, width, height, scale: window.innerWidth / width };
  const { data } = await drawn(() => cdp().send('Page.captureScreenshot', { format: 'png', clip }));
  const bytes = Uint8Array.from(atob(data), (byte) => byte.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  if (!pen) throw new Error('This browser has no 2D canvas');
  pen.drawImage(picture, 0, 0);
  return pen.getImageData(0, 0, picture.width, picture.height);
}

/** Whether a pixel is dark rather than light. */
export const isDark = ({ data, width }: ImageData, x: number, y: number): boolean =>
  (data[(y * width + x) * 4] ?? 255) < 128;
