import { expect } from '@playwright/test';
import { knocks, PIN, WITH_PIN } from '../../pages/staff-member.ts';
import { type PicturedGuest, type PictureLanguage, visit } from './pictured-guest.ts';

/** An installer's screens, step by step. */

/** The tablet list on the front desk's computer, in px. */
export const LIST = { width: 960, height: 420 } as const;

/** A tablet that reports and admits staff. */
const SETTING = {
  settings: { kiosk: { ...WITH_PIN.kiosk, heartbeat_url: '/heartbeat', help_url: '/help' } },
  args: ['--use-fake-device-for-media-stream'],
};

/** Opens home, and again once the offline shell is there. */
async function opensTwice(guest: PicturedGuest): Promise<void> {
  await guest.opensHome('?device=LOBBY-1');
  await guest.page.evaluate(() => navigator.serviceWorker.ready);
  await guest.opensHome();
}

const knocksAndWaits = ({ page }: PicturedGuest): Promise<void> =>
  expect(async () => {
    await knocks(page);
    await expect(page.locator('[data-action="digit-1"]')).toBeVisible({ timeout: 1000 });
  }).toPass();

export const pin = (language: PictureLanguage): Promise<Buffer> =>
  visit({ ...SETTING, language }, async (guest) => {
    await guest.opensHome();
    await knocksAndWaits(guest);
    return guest.takesPicture();
  });

export const panel = (language: PictureLanguage): Promise<Buffer> =>
  visit({ ...SETTING, language }, async (guest) => {
    await opensTwice(guest);
    await knocksAndWaits(guest);
    for (const digit of PIN) await guest.taps(`digit-${digit}`);
    await guest.taps('open');
    await expect(guest.fact('shell')).toHaveAttribute('data-mood', 'good');
    await expect(guest.page.locator('[data-action="check-network"]')).toBeEnabled();
    return guest.takesPicture();
  });

export const offline = (language: PictureLanguage): Promise<Buffer> =>
  visit({ ...SETTING, language }, async (guest) => {
    await guest.opensHome();
    await guest.page.context().setOffline(true);
    await expect(guest.page.getByRole('status').first()).not.toBeEmpty();
    return guest.takesPicture();
  });

export const tablets = (language: PictureLanguage): Promise<Buffer> =>
  visit({ ...SETTING, ...LIST, language, scale: 2 }, async (guest) => {
    const { page, tenant } = guest;
    await opensTwice(guest);
    // An untouched tablet reports first after some seconds.
    await expect(async () => {
      const answer = await page.request.get(`${tenant.url}/tablets.json`);
      expect(await answer.text()).toMatch(/"shell":\s*"(in-use|active)"/u);
    }).toPass();
    await page.goto(`${tenant.url}/tablets?lang=${language}`);
    await expect(page.getByRole('status').first()).toBeVisible();
    return guest.takesPicture();
  });
