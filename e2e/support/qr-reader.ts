import decode from 'jsqr';
import { PNG } from 'pngjs';
import { expect, type Page } from './fixtures.ts';

/** Reads what a scanner before the screen would read: the one QR code in a picture of it all, decoded from base64. */
export async function scans(page: Page): Promise<string> {
  const { data, width, height } = PNG.sync.read(await page.screenshot());
  const code = decode(new Uint8ClampedArray(data), width, height);
  if (!code) throw new Error('There is no QR code that can be read');
  expect(code.data).toMatch(/^[A-Za-z0-9+/]+={0,2}$/);
  return Buffer.from(code.data, 'base64').toString('utf8');
}

/** How a QR code stands on the screen, measured in a picture of its own: CSS px, but for `quiet`, in modules. */
export async function measures(page: Page): Promise<{ width: number; module: number; quiet: number }> {
  const code = page.locator('[data-qr]');
  const modules = await code.evaluate((svg) =>
    svg instanceof SVGSVGElement ? svg.viewBox.baseVal.width : 0,
  );
  const box = await code.boundingBox();
  if (!box) throw new Error('There is no QR code');
  const picture = PNG.sync.read(await code.screenshot());
  const isDark = (x: number, y: number) => (picture.data[(y * picture.width + x) * 4] ?? 255) < 128;
  const pixels = Array.from({ length: picture.width * picture.height }, (_, at) => ({
    x: at % picture.width,
    y: Math.floor(at / picture.width),
  }));
  const dark = pixels.filter(({ x, y }) => isDark(x, y));
  const xs = dark.map(({ x }) => x);
  const ys = dark.map(({ y }) => y);
  const least = (all: number[]) => all.reduce((a, b) => Math.min(a, b));
  const most = (all: number[]) => all.reduce((a, b) => Math.max(a, b));
  const module = box.width / modules;
  const quiet = Math.min(least(xs), least(ys), picture.width - 1 - most(xs), picture.height - 1 - most(ys));
  return { width: box.width, module, quiet: quiet / module };
}
