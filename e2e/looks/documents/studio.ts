import type { Page } from '@playwright/test';
import { animatedWebp, type Still } from '../../../kiosk/tools/animated-webp.ts';
import type { Finger, Moment } from './camera.ts';

declare global {
  interface Window {
    /** The pixels of the last moment of an animation. */
    lastPixels?: Uint32Array;
  }
}

/** A tablet of this size, its screen inside the frame; in px. */
export const TABLET = { width: 960, height: 612, frame: 16, screen: { width: 928, height: 580 } } as const;

/** What is drawn: a screen of 1280 by 800 on a tablet; before it another that it takes the place of. */
interface Drawing {
  readonly screen: string;
  readonly before?: string;
  readonly finger?: Finger;
  /** Only what is different from the last drawing. */
  readonly onlyChange: boolean;
  readonly quality: number;
}

const QUALITY = { still: 0.86, moment: 0.76, passing: 0.4 } as const;
/** A screen on its way to the next, in ms. */
const PASSING_MS = 90;

export const addressOf = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`;

/** Draws screens as a tablet shows them, in a page of its own. */
export class Studio {
  constructor(readonly page: Page) {}

  /** A screen on a tablet, on nothing, as WebP. */
  async still(png: Buffer): Promise<Buffer> {
    const whole = await this.#draw({ screen: addressOf(png), onlyChange: false, quality: QUALITY.still });
    if (!whole) throw new Error('A drawing is missing');
    return whole.webp;
  }

  /** A film of the moments, each only where it differs from the one before; screens fade into each other. */
  async film(moments: readonly Moment[]): Promise<Buffer> {
    const stills: Still[] = [];
    const add = async (drawing: Omit<Drawing, 'onlyChange'>, ms: number) => {
      const change = await this.#draw({ ...drawing, onlyChange: stills.length > 0 });
      if (change) stills.push({ ...change, ms });
      else stills.push(...stills.splice(-1).map((last) => ({ ...last, ms: last.ms + ms })));
    };
    let last: Moment | undefined;
    for (const moment of moments) {
      const { png, ms, finger } = moment;
      const screen = addressOf(png);
      if (last && last.screen !== moment.screen) {
        await add({ screen, before: addressOf(last.png), quality: QUALITY.passing }, PASSING_MS);
      }
      await add({ screen, quality: QUALITY.moment, ...(finger ? { finger } : {}) }, ms);
      last = moment;
    }
    return animatedWebp(stills, TABLET.width, TABLET.height);
  }

  /** A page as it stands, as WebP. */
  async picture(width: number, height: number, html: string): Promise<Buffer> {
    await this.page.setViewportSize({ width, height });
    await this.page.setContent(html);
    await this.page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
    const png = await this.page.screenshot({ fullPage: true, omitBackground: true });
    const base64 = await this.page.evaluate(
      async ({ address, quality }) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height);
        canvas.getContext('2d')?.drawImage(image, 0, 0);
        const bytes = new Uint8Array(
          await (await canvas.convertToBlob({ type: 'image/webp', quality })).arrayBuffer(),
        );
        return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
      },
      { address: addressOf(png), quality: QUALITY.still },
    );
    return Buffer.from(base64, 'base64');
  }

  async #draw(drawing: Drawing): Promise<Omit<Still, 'ms'> | undefined> {
    const drawn = await this.page.evaluate(draw, { ...drawing, tablet: TABLET });
    return drawn && { ...drawn, webp: Buffer.from(drawn.webp, 'base64') };
  }
}

/** Runs in the page: draws the tablet; undefined if nothing has changed. */
async function draw({
  screen,
  before,
  finger,
  onlyChange,
  quality,
  tablet: { width, height, frame, screen: glass },
}: Drawing & { readonly tablet: typeof TABLET }) {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('This browser has no 2D canvas');
  const body = pen.createLinearGradient(0, 0, width * 0.5, height);
  body.addColorStop(0, '#3c4644');
  body.addColorStop(0.3, '#1a2121');
  body.addColorStop(1, '#101616');
  pen.fillStyle = body;
  pen.beginPath();
  pen.roundRect(0, 0, width, height, 28);
  pen.fill();
  pen.strokeStyle = '#6b7671';
  pen.lineWidth = 1.5;
  pen.beginPath();
  pen.roundRect(1, 1, width - 2, height - 2, 27);
  pen.stroke();
  pen.beginPath();
  pen.roundRect(frame, frame, glass.width, glass.height, 13);
  pen.clip();
  pen.imageSmoothingQuality = 'high';
  for (const [address, alpha] of [
    [before, 1],
    [screen, before === undefined ? 1 : 0.5],
  ] as const) {
    if (address === undefined) continue;
    const image = new Image();
    image.src = address;
    await image.decode();
    pen.globalAlpha = alpha;
    pen.drawImage(image, frame, frame, glass.width, glass.height);
  }
  if (finger) {
    const scale = glass.width / 1280;
    pen.beginPath();
    pen.arc(frame + finger.x * scale, frame + finger.y * scale, finger.isDown ? 20 : 27, 0, 2 * Math.PI);
    pen.fillStyle = finger.isDown ? 'rgb(180 83 42 / 0.6)' : 'rgb(180 83 42 / 0.28)';
    pen.fill();
    pen.lineWidth = 3;
    pen.strokeStyle = 'rgb(255 255 255 / 0.9)';
    pen.stroke();
  }
  const pixels = new Uint32Array(pen.getImageData(0, 0, width, height).data.buffer);
  const last = onlyChange ? window.lastPixels : undefined;
  window.lastPixels = pixels;
  let [left, top, right, bottom] = last ? [width, height, 0, 0] : [0, 0, width, height];
  if (last) {
    for (let at = 0; at < pixels.length; at += 1) {
      if (pixels[at] === last[at]) continue;
      const [x, y] = [at % width, Math.floor(at / width)];
      [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
    }
    if (right === 0) return undefined;
  }
  const [x, y] = [left - (left % 2), top - (top % 2)];
  const part = new OffscreenCanvas(right - x, bottom - y);
  part.getContext('2d')?.drawImage(canvas, -x, -y);
  const blob = await part.convertToBlob({ type: 'image/webp', quality });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const webp = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return { webp, x, y, width: part.width, height: part.height };
}
