import type { Page } from '@playwright/test';

/** A tablet of this size, its screen inside the frame; in px. */
export const TABLET = { width: 960, height: 612, frame: 16, screen: { width: 928, height: 580 } } as const;

const QUALITY = 0.86;

export const addressOf = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`;

/** Draws screens as a tablet shows them, in a page of its own. */
export class Studio {
  constructor(readonly page: Page) {}

  /** A screen of 1280 by 800 on a tablet, on nothing, as WebP. */
  async still(png: Buffer): Promise<Buffer> {
    const webp = await this.page.evaluate(draw, { screen: addressOf(png), quality: QUALITY, tablet: TABLET });
    return Buffer.from(webp, 'base64');
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
      { address: addressOf(png), quality: QUALITY },
    );
    return Buffer.from(base64, 'base64');
  }
}

/** Runs in the page: draws the tablet, as bare base64. */
async function draw({
  screen,
  quality,
  tablet: { width, height, frame, screen: glass },
}: {
  readonly screen: string;
  readonly quality: number;
  readonly tablet: typeof TABLET;
}): Promise<string> {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
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
  const image = new Image();
  image.src = screen;
  await image.decode();
  pen.drawImage(image, frame, frame, glass.width, glass.height);
  const bytes = new Uint8Array(
    await (await canvas.convertToBlob({ type: 'image/webp', quality })).arrayBuffer(),
  );
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
