import decode from 'jsqr';
import { until } from '../../../kiosk/guest/hands';
import { isDark, photo } from './photo';

/** Reads the code from the screen, as a phone or the desk's scanner does. */
export async function scans(): Promise<string> {
  await until('QR code', () => document.querySelector('[data-qr]'));
  const { data, width, height } = await photo();
  const read = decode(data, width, height);
  if (!read) throw new Error('The QR code cannot be read');
  return new TextDecoder().decode(Uint8Array.from(atob(read.data), (byte) => byte.charCodeAt(0)));
}

/** Measures the code on the screen, in CSS px; `quiet` in modules. */
export async function measures(): Promise<{ width: number; module: number; quiet: number }> {
  const code = document.querySelector('svg[data-qr]');
  if (!(code instanceof SVGSVGElement)) throw new Error('There is no QR code');
  const picture = await photo();
  const { left, top, right, bottom, width } = code.getBoundingClientRect();
  const [xs, ys] = [range(left, right), range(top, bottom)];
  const columns = xs.filter((x) => ys.some((y) => isDark(picture, x, y)));
  const rows = ys.filter((y) => xs.some((x) => isDark(picture, x, y)));
  const edges = [
    (columns[0] ?? right) - left,
    right - 1 - (columns.at(-1) ?? left),
    (rows[0] ?? bottom) - top,
    bottom - 1 - (rows.at(-1) ?? top),
  ];
  const module = width / code.viewBox.baseVal.width;
  return { width, module, quiet: Math.min(...edges) / module };
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.floor(to) - Math.ceil(from) }, (_, at) => Math.ceil(from) + at);
