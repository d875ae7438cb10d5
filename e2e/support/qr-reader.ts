import decode from 'jsqr';
import { PNG } from 'pngjs';
import { expect, type Page } from './fixtures.ts';

/** Decodes the one QR code in a picture of the screen, from base64. */
export async function scans(page: Page): Promise<string> {
  const { data, width, height } = PNG.sync.read(await page.screenshot());
  const code = decode(new Uint8ClampedArray(data), width, height);
  if (!code) throw new Error('There is no QR code that can be read');
  expect(code.data).toMatch(/^[A-Za-z0-9+/]+={0,2}$/);
  return Buffer.from(code.data, 'base64').toString('utf8');
}

/** Measures the QR code in its picture, in CSS px; `quiet` in modules. */
export async function measures(page: Page): Promise<{ width: number; module: number; quiet: number }> {
  const code = page.locator('[data-qr]');
  const modules = await code.evaluate((svg) =>
    svg instanceof SVGSVGElement ? svg.viewBox.baseVal.width : 0,
  );
  const box = await code.boundingBox();
  if (!box) throw new Error('There is no QR code');
  const picture = PNG.sync.read(await code.screenshot());
  const dark = Array.from({ length: picture.width * picture.height }, (_, at) => at).filter(
    (at) => (picture.data[at * 4] ?? 255) < 128,
  );
  const xs = dark.map((at) => at % picture.width).sort((a, b) => a - b);
  const ys = dark.map((at) => Math.floor(at / picture.width));
  const module = box.width / modules;
  const [left = 0, right = 0, top = 0, bottom = 0] = [xs.at(0), xs.at(-1), ys.at(0), ys.at(-1)];
  const quiet = Math.min(left, top, picture.width - 1 - right, picture.height - 1 - bottom);
  return { width: box.width, module, quiet: quiet / module };
}
