import { expect, type Page } from '../support/fixtures.ts';
import type { Guest } from './guest.ts';

/** The hash of 246810 with few iterations, for speed. */
export const PIN = '246810';
const PIN_HASH = 'pbkdf2-sha256$10000$c2l4dGVlbiBieXRlcyBvaw==$wa09BxeKeajS9wojlubQfsLd4grIMggs3PPqUkCDXBY=';
export const WITH_PIN = { kiosk: { staff_pin_hash: PIN_HASH, attract: false } };

export const pinDialog = (page: Page) => page.getByRole('dialog', { name: 'スタッフ用の暗証番号' });
export const panel = (page: Page) => page.getByRole('dialog', { name: 'スタッフ用パネル' });
export const value = (page: Page, field: string) => panel(page).locator(`[data-field="${field}"]`);

/** Taps the corner; `pauseMs` passes on the tablet's clock between taps. */
export async function knocks(page: Page, { times = 5, x = 8, y = 8, pauseMs = 0 } = {}): Promise<void> {
  for (let i = 0; i < times; i += 1) {
    if (i > 0 && pauseMs > 0) await page.clock.fastForward(pauseMs);
    await page.touchscreen.tap(x, y);
  }
}

export async function findsTheDoor(page: Page, at = {}): Promise<void> {
  await expect(async () => {
    await knocks(page, at);
    await expect(pinDialog(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
}

export async function typesPin(page: Page, pin: string): Promise<void> {
  for (const digit of pin) await pinDialog(page).locator(`[data-action="digit-${digit}"]`).click();
}

export async function comesIn(guest: Guest): Promise<void> {
  await findsTheDoor(guest.page);
  await typesPin(guest.page, PIN);
  await guest.taps('open');
  await expect(panel(guest.page)).toBeVisible();
}
