import { expect } from '../support/fixtures.ts';
import type { Guest } from './guest.ts';

/**
 * The guest is sent to the page that says that nothing goes, and from there to the start.
 * @param done what the page says instead, after the hotel has done something
 */
export async function isSentToFrontDesk(guest: Guest, done?: string): Promise<void> {
  await guest.isOn('/common-error');
  await expect(guest.page.getByRole('alertdialog')).toHaveCount(0);
  await expect(guest.page).toHaveTitle(/ようこそお越しくださいました/);
  await expect(guest.page.getByRole('heading', { level: 2 })).toHaveText(
    done ?? 'ただいまお手続きができません',
  );
  await guest.goesOn('/');
}
