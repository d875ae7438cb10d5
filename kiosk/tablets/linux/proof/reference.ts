import { chromium } from '@playwright/test';
import { until } from './command.ts';
import type { Hotel } from './hotel.ts';
import { type Picture, readPicture } from './picture.ts';

/** Home drawn by this machine's browser: the measure for the session's picture. */
export interface Views {
  readonly home: Picture;
  /** Home's words without a network. */
  readonly offline: Picture;
  /** On a screen that stands upright. */
  readonly upright: Picture;
}

export async function drawViews(hotel: Hotel): Promise<Views> {
  const { CHROMIUM_PATH } = process.env;
  const browser = await chromium.launch(CHROMIUM_PATH === undefined ? {} : { executablePath: CHROMIUM_PATH });
  try {
    const draw = async (width: number, height: number, offline = false): Promise<Picture> => {
      const page = await browser.newPage({ viewport: { width, height }, locale: 'ja-JP' });
      // Chromium gives a page up whenever this machine's network changes, as it just did.
      await until('the page', 30, () =>
        page.goto(hotel.address).then(
          () => true,
          () => false,
        ),
      );
      await page.locator('main button').first().waitFor();
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(offline);
      await page.waitForTimeout(1_000);
      return readPicture(await page.screenshot());
    };
    return {
      home: await draw(1024, 768),
      offline: await draw(1024, 768, true),
      upright: await draw(768, 1024),
    };
  } finally {
    await browser.close();
  }
}
