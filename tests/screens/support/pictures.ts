import { until } from '../../../kiosk/guest/hands';

/** A picture of two halves, blue and red, which shows its orientation. */
interface Picture {
  readonly width: number;
  readonly height: number;
  /** The blue side; above by default. */
  readonly blue?: 'above' | 'left';
}

export function makeJpeg({ width, height, blue }: Picture): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser has no 2D canvas');
  pen.fillStyle = '#ff0000';
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = '#0000ff';
  if (blue === 'left') pen.fillRect(0, 0, width / 2, height);
  else pen.fillRect(0, 0, width, height / 2);
  return fileOf(canvas, 'image/jpeg');
}

export function makePng(): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  return fileOf(canvas, 'image/png');
}

const fileOf = (canvas: HTMLCanvasElement, type: string): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture was made'))), type, 0.9);
  });

/** EXIF: "the camera was held upright; turn the picture clockwise by a quarter". */
const TURNED = new Uint8Array([
  // APP1 and its length; "Exif".
  0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0,
  // "MM", 42; the first list at 8, with one entry: orientation (0x0112), a short, 6.
  0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
]);

export const asTakenByATurnedCamera = (jpeg: Blob): Blob =>
  new Blob([jpeg.slice(0, 2), TURNED, jpeg.slice(2)]);

export async function claimingToBe(jpeg: Blob, width: number, height: number): Promise<Blob> {
  const changed = new DataView(await jpeg.arrayBuffer());
  let frame = 0;
  while (changed.getUint16(frame) !== 0xffc0) frame += 1;
  changed.setUint16(frame + 5, height);
  changed.setUint16(frame + 7, width);
  return new Blob([changed]);
}

export async function chooses(name: string, content: Blob): Promise<void> {
  const input = await until('field passport', () =>
    document.querySelector<HTMLInputElement>('input[type="file"][name="passport"]'),
  );
  const files = new DataTransfer();
  files.items.add(new File([content], name));
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

export const preview = () =>
  document.querySelector<HTMLImageElement>('main img[src^="data:image/jpeg;base64,"]') ?? undefined;

/** The shown picture's full size, and its colours near top and bottom; undefined while drawn. */
export function seen() {
  const picture = preview();
  if (!picture?.complete) return undefined;
  const { naturalWidth: width, naturalHeight: height } = picture;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  context?.drawImage(picture, 0, 0);
  const colour = (y: number) => {
    const [red = 0, , blue = 0] = context?.getImageData(width / 2, y, 1, 1).data ?? [];
    return red > blue ? 'red' : 'blue';
  };
  return { width, height, top: colour(height * 0.1), bottom: colour(height * 0.9) };
}
