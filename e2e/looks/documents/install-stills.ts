import { expect, type Page } from '@playwright/test';
import { Guest } from '../../pages/guest.ts';
import { knocks, PIN, WITH_PIN } from '../../pages/staff-member.ts';
import type { Settings } from '../../support/tenant.ts';
import { photograph } from './camera.ts';
import type { Lobby } from './open-lobby.ts';
import type { PictureLanguage } from './person.ts';

/** What those who install a tablet see, step by step. */

const ID = 'LOBBY-1';
/** A tablet that reports and lets staff in, as one that is set up does. */
const SET_UP: Settings = {
  ...WITH_PIN,
  kiosk: { ...WITH_PIN.kiosk, heartbeat_url: '/heartbeat', help_url: '/help' },
};

/** Knocks until the tablet asks for the PIN. */
async function knocksAndWaits(page: Page): Promise<void> {
  await expect(async () => {
    await knocks(page);
    await expect(page.locator('[data-action="digit-1"]')).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** The tablet asks for the PIN. */
export const pinStill = (lobby: Lobby, language: PictureLanguage): Promise<Buffer> =>
  lobby.visit({ language, settings: SET_UP }, async (page, tenant) => {
    await new Guest(page, tenant).opensHome(`?device=${ID}`);
    await knocksAndWaits(page);
    return photograph(page);
  });

/** The staff panel of a tablet that has just been set up. */
export const panelStill = (lobby: Lobby, language: PictureLanguage): Promise<Buffer> =>
  lobby.visit(
    { language, settings: SET_UP, args: ['--use-fake-device-for-media-stream'] },
    async (page, tenant) => {
      const guest = new Guest(page, tenant);
      await guest.opensHome(`?device=${ID}`);
      await page.evaluate(() => navigator.serviceWorker.ready);
      await guest.opensHome();
      await knocksAndWaits(page);
      for (const digit of PIN) await page.locator(`[data-action="digit-${digit}"]`).click();
      await guest.taps('open');
      await expect(page.locator('[data-field="shell"]')).toHaveAttribute('data-mood', 'good');
      await expect(page.locator('[data-action="check-network"]')).toBeEnabled();
      return photograph(page);
    },
  );

/** Home without a network. */
export const offlineStill = (lobby: Lobby, language: PictureLanguage): Promise<Buffer> =>
  lobby.visit({ language, settings: SET_UP }, async (page, tenant) => {
    await new Guest(page, tenant).opensHome();
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await expect(page.getByRole('status').first()).not.toBeEmpty();
    return photograph(page);
  });

/** The list of tablets on the front desk's computer, with the tablet in it: a page of this size, in px. */
export const LIST = { width: 960, height: 420 } as const;

export const tabletsStill = (lobby: Lobby, language: PictureLanguage): Promise<Buffer> =>
  lobby.visit({ language, settings: SET_UP, ...LIST, scale: 2 }, async (page, tenant) => {
    const guest = new Guest(page, tenant);
    await guest.opensHome(`?device=${ID}`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await guest.opensHome();
    await expect
      .poll(async () => (await page.request.get(`${tenant.url}/tablets.json`)).text())
      .toMatch(/"shell":\s*"(in-use|active)"/u);
    await page.goto(`${tenant.url}/tablets?lang=${language}`);
    await expect(page.getByRole('status').first()).toBeVisible();
    return photograph(page);
  });
