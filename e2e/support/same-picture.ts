import type { Page } from '@playwright/test';

/** A browser draws the edge of a scaled picture now and then a shade differently; nobody sees less than this, of 255. */
const SHADE = 10;

/** How many pixels of two screenshots differ to the eye. */
export async function differingPixels(page: Page, one: Buffer, other: Buffer): Promise<number> {
  const blank = await page.context().newPage();
  const count = await blank.evaluate(
    async ([first, second, shade]) => {
      const pixelsOf = async (base64: string) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        if (!canvas) throw new Error('There is no canvas');
        canvas.drawImage(bitmap, 0, 0);
        return canvas.getImageData(0, 0, bitmap.width, bitmap.height).data;
      };
      const [before, after] = [await pixelsOf(first), await pixelsOf(second)];
      let differing = Math.abs(before.length - after.length);
      for (let at = 0; at < before.length; at += 4) {
        const isOther = [0, 1, 2].some(
          (channel) => Math.abs((before[at + channel] ?? 0) - (after[at + channel] ?? 0)) > shade,
        );
        if (isOther) differing += 1;
      }
      return differing;
    },
    [one.toString('base64'), other.toString('base64'), SHADE] as const,
  );
  await blank.close();
  return count;
}
