import decode from 'jsqr';
import { until } from '../../../kiosk/guest/hands';

/** In px. */
const SIZE = 600;

export async function scans(): Promise<string> {
  const code = await until('QR code', () => document.querySelector('[data-qr]'));
  const picture = new Image(SIZE, SIZE);
  picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(code))}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser has no 2D canvas');
  pen.drawImage(picture, 0, 0, SIZE, SIZE);
  const read = decode(pen.getImageData(0, 0, SIZE, SIZE).data, SIZE, SIZE);
  if (!read) throw new Error('The QR code cannot be read');
  return atob(read.data);
}
