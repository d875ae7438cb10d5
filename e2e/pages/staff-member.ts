import { expect, type Page } from '../support/fixtures.ts';
import type { Guest } from './guest.ts';

/** Hash of 246810, of few iterations, so that it is quickly judged. */
export const PIN = '246810';
const PIN_HASH = 'pbkdf2-sha256$10000$c2l4dGVlbiBieXRlcyBvaw==$wa09BxeKeajS9wojlubQfsLd4grIMggs3PPqUkCDXBY=';
export const WITH_PIN = { kiosk: { staff_pin_hash: PIN_HASH, attract: false } };

export const pinDialog = (page: Page) => page.getByRole('dialog', { name: 'スタッフ用の暗証番号' });
export const panel = (page: Page) => page.getByRole('dialog', { name: 'スタッフ用パネル' });
export const value = (page: Page, field: string) => panel(page).locator(`[data-field="${field}"]`);

/** Taps the corner; `pauseMs` goes by between two taps, on the tablet's clock. */
export async function knocks(page: Page, { times = 5, x = 8, y = 8, pauseMs = 0 } = {}): Promise<void> {
  for (let i = 0; i < times; i += 1) {
    if (i > 0 && pauseMs > 0) await page.clock.fastForward(pauseMs);
    await page.touchscreen.tap(x, y);
  }
}

/** Knocks until somebody listens: the door is hung once home stands. */
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
